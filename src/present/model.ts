/**
 * What a screen shows, as plain data: the view draws it, the DOM mirror and the text terminal can say it. Every
 * screen but the table is a menu: a heading, some lines and a list of controls.
 */

import type { RuleTopic } from '../content/index.ts';
import type { CardName, Observation, PerSeat, Seat } from '../engine/index.ts';
import type { Deed, Device, Mark, Place } from '../input/index.ts';
import type { TAB_WORDS } from '../text/tabs.ts';
import type { Preview } from './preview.ts';
import type { MenuPicture } from './road-picture.ts';
import type { SheetPart } from './sheet.ts';

export const SPEEDS = ['1', '2', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  /** One line about this option, shown while it is chosen. */
  readonly note?: string;
}

export type MenuItem = {
  /** Its place is `item.<id>`. */
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  /** What stands under the label, in as many lines as it takes. */
  readonly detail?: string;
  /** The head under which it stands, shown above the first control of each. */
  readonly group?: string;
  readonly enabled: boolean;
} /** `shows` stands where a value would. */ & (
  | { readonly kind: 'button'; readonly primary?: boolean; readonly shows?: string }
  /** With `ends` it is a slider: it does not go round. */
  | {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly MenuOption[];
      readonly ends?: boolean;
    }
  | { readonly kind: 'toggle'; readonly value: boolean }
  /** A whole number typed or stepped; `value` is its text. */
  | {
      readonly kind: 'number';
      readonly value: string;
      readonly min: number;
      readonly max: number;
      /** What stands there while the text is empty. */
      readonly empty?: string;
    }
  /**
   * A field of a grid of cards: so many of this card, out of so many; without a card the head of its lane. It is asked
   * for one more (`+`), one less (`-`), or a certain number.
   */
  | {
      readonly kind: 'cell';
      /** The rank, under whose head its suits stand. */
      readonly lane: string;
      readonly card: CardName | null;
      readonly value: number;
      readonly most: number;
    }
);

export interface MenuModel {
  readonly kind: 'menu';
  /** Which screen it is. */
  readonly id: keyof typeof TAB_WORDS;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly items: readonly MenuItem[];
  readonly focus: Place | null;
  /** A message that needs attention: a broken link, storage refused. */
  readonly notice: string | null;
  /** It tells of something that failed. */
  readonly alarm?: true;
  /** The notice says why what was wanted is not done. */
  readonly refused?: true;
  /** The last table, shown behind a result. */
  readonly behind?: TableModel;
  /** Beside the lines, where there is room for it. */
  readonly picture?: MenuPicture;
  /** A page to be read, above the controls. */
  readonly sheet?: readonly SheetPart[];
  /** How its controls stand: under each other unless said otherwise. */
  readonly arranged?: MenuArranging;
  /** Its lines change while one chooses: room is kept for them, so that no control moves. */
  readonly linesVary?: boolean;
  /** The few things that can be done now. */
  readonly prompts?: readonly Prompt[];
  /** What is played with; the keyboard where it is not said. */
  readonly device?: Device;
}

/**
 * `grid`: in columns where there is room. `halves`: the first over two halves beside each other, as high as the screen lets them be. `page`: buttons that turn pages stand in a row at the foot, what is chosen
 * above it, and the rest is the page itself. `cards`: cells in lanes, what they come to beside them, buttons at the foot.
 */
export type MenuArranging = 'grid' | 'halves' | 'page' | 'cards';

export interface LogLine {
  /** Who did it; null for what nobody does (the deal, the end). */
  readonly seat: Seat | null;
  readonly text: string;
  /** Of all that happened this is left out first, where there is little room. */
  readonly minor?: boolean;
}

/** What can be done now, and how with the device in use: `Enter`, `D`, a button as a shape. */
export interface Prompt extends Mark {
  readonly command: Deed;
  readonly label: string;
}

/** What a card or a caravan in focus is, what it does where it is, and the rule to read about it. */
export interface Inspection {
  /** `10♥ in your caravan A1` */
  readonly head: string;
  readonly lines: readonly string[];
  readonly rule: RuleTopic;
  readonly ruleTitle: string;
}

/** Who sits at a table beyond their name; whatever is left out is not shown. */
export interface Company {
  /** The id of the person across, whose portrait it is; null for somebody without one. */
  readonly portrait?: string | null;
  /** In whole drays. */
  readonly purse?: PerSeat<number>;
  readonly stake?: number;
  /** The set of cards each side plays with, by its number: 1 is one's own. */
  readonly sets?: PerSeat<number>;
  /** What the person across has said; null while they say nothing. */
  readonly said?: string | null;
}

export interface TableModel extends Company {
  readonly kind: 'table';
  /** What the person at this seat knows. The view draws from nothing else. */
  readonly seen: Observation;
  readonly names: PerSeat<string>;
  readonly rulesTitle: string;
  /** The same where that has no room; left out where it is never too long. */
  readonly rulesShort?: string;
  readonly speed: Speed;
  /** The hand place of the card that is held, if any. */
  readonly held: number | null;
  readonly heldCard: CardName | null;
  readonly focus: Place | null;
  /** Where the held card may go; without one, what may be taken or disbanded. */
  readonly targets: readonly Place[];
  /** The targets are not to be shown. */
  readonly unlit?: boolean;
  /** What a move would do is not to be told before it is made. */
  readonly untold?: boolean;
  readonly preview: Preview | null;
  /** The other side's last move, marked until one's own next. */
  readonly lastMove: { readonly text: string; readonly places: readonly Place[] } | null;
  /** Why the last try was refused, in plain words, and the rule to open. */
  readonly refusal: { readonly text: string; readonly rule: string } | null;
  /** Why the held card may not go where the focus is, told before it is tried. */
  readonly barred: { readonly text: string; readonly rule: RuleTopic } | null;
  /** What is in focus, explained. */
  readonly inspect: Inspection | null;
  /** Who has sold how many pairs: `Sold: you 1, Corvin Halse 0`. */
  readonly soldPairs: string;
  /** Whose turn it is and what is asked. */
  readonly asked: string;
  /** A lesson says at length what is asked: it needs more room, and the log less. */
  readonly guided?: boolean;
  /** What keeps the game open: `pair 2 is tied: play goes on`. */
  readonly open: string;
  /** Newest last. */
  readonly log: readonly LogLine[];
  readonly prompts: readonly Prompt[];
  readonly device?: Device;
  /** Controls beside the cards (discard, disband, speed, menu, rules…), same as a menu's. */
  readonly items: readonly MenuItem[];
  /** By control, the key or button that presses it from afar, for screens without room for prompts. */
  readonly marks?: Readonly<Record<string, Mark>>;
  /** A question that must be answered first (disband, discard, leave); its answers are `items` too. */
  readonly question: string | null;
  readonly thinking: boolean;
  readonly notice: string | null;
  /** It tells of something that failed. */
  readonly alarm?: true;
  /** The notice says why what was wanted is not done. */
  readonly refused?: true;
}

export type ScreenModel = MenuModel | TableModel;
