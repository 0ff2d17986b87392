/** Pictures beside the words of a menu, as plain data: who somebody is, where the road leads, how figures compare. */

/** A stop on the map. */
export interface RoadStop {
  readonly id: string;
  readonly state: 'shut' | 'open' | 'done';
  /** `2/6`: marks earned of all. */
  readonly marks: string;
}

/** Figures that are compared by eye. */
export interface Chart {
  readonly title: string;
  /** `rows`: bars that lie under each other, each with its label. */
  readonly kind: 'bars' | 'line' | 'rows';
  /** In order; the label stands below, what it shows above. A line uses labels of its ends only. */
  readonly values: readonly { readonly label: string; readonly value: number; readonly shown: string }[];
  /** The value of the full height. */
  readonly most: number;
}

export type MenuPicture =
  | { readonly kind: 'portrait'; readonly id: string }
  /** Each stop can be pressed as the control `stop-<id>`. */
  | { readonly kind: 'road'; readonly stops: readonly RoadStop[]; readonly here: string | null }
  /** The scene of one stop, out of the map. */
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'charts'; readonly charts: readonly Chart[] };
