/** The five phosphors. Text uses `base` or brighter; `dim` is for frames, `line` for decoration only. */

export const TONES = ['background', 'line', 'dim', 'base', 'bright', 'hot'] as const;
export type Tone = (typeof TONES)[number];
export type Palette = Readonly<Record<Tone, string>>;

export const PALETTE_NAMES = [
  'green',
  'amber',
  'white',
  'blue',
  'contrast',
  'sepia',
  'rose',
  'teal',
  'paper',
  'ember',
] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export const PALETTES: Record<PaletteName, Palette> = {
  green: {
    background: '#041208',
    line: '#0f4d26',
    dim: '#1f8f45',
    base: '#33d166',
    bright: '#5dff8a',
    hot: '#d7ffe0',
  },
  amber: {
    background: '#140b02',
    line: '#573507',
    dim: '#9a5f0e',
    base: '#e08f1a',
    bright: '#ffb84d',
    hot: '#fff0cf',
  },
  white: {
    background: '#0b0d10',
    line: '#3a434d',
    dim: '#6d7a88',
    base: '#a9b6c4',
    bright: '#dfe8f0',
    hot: '#ffffff',
  },
  blue: {
    background: '#050c18',
    line: '#163a5c',
    dim: '#2a659a',
    base: '#3f97e0',
    bright: '#7cc7ff',
    hot: '#e6f4ff',
  },
  contrast: {
    background: '#000000',
    line: '#4d4d4d',
    dim: '#9a9a9a',
    base: '#f0f0f0',
    bright: '#ffffff',
    hot: '#fff27a',
  },
  sepia: {
    background: '#120d07',
    line: '#46351f',
    dim: '#85684a',
    base: '#c4a277',
    bright: '#ecd2a8',
    hot: '#fff6e2',
  },
  rose: {
    background: '#16060e',
    line: '#57203c',
    dim: '#a34472',
    base: '#ea7fae',
    bright: '#ffb3d2',
    hot: '#ffe9f3',
  },
  teal: {
    background: '#02110f',
    line: '#0d4a45',
    dim: '#1c877d',
    base: '#2fc9ba',
    bright: '#6ff5e7',
    hot: '#dcfffb',
  },
  paper: {
    background: '#12110d',
    line: '#48453a',
    dim: '#8a8571',
    base: '#c9c3ab',
    bright: '#f3eed9',
    hot: '#ffffff',
  },
  ember: {
    background: '#170603',
    line: '#5e2010',
    dim: '#b0441f',
    base: '#ff8450',
    bright: '#ffb08a',
    hot: '#ffe6da',
  },
};

/** Four tones for the suits, beside their shapes: the same in every palette, all at least 7:1 on the paper of a card. */
export const SUIT_TONES: Readonly<Record<string, string>> = {
  '♠': '#f4f1e4',
  '♥': '#ff9d8a',
  '♦': '#8ccbff',
  '♣': '#a5ee7e',
};

/** The tone of a suit by its sign; a colour where it is no suit. */
export const toneOf = (sign: string, colour: string): string => SUIT_TONES[sign] ?? colour;

/** A colour between two of `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (i: number): string => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16));
    return Math.round(a! + (b! - a!) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const numberOf = (colour: string): number => Number.parseInt(colour.slice(1), 16);
