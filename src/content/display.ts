/** What a person may set about the screen: every choice with its values. */
import { CARD_BACK_IDS, type CardBack } from './backs.ts';

const STRENGTHS = ['none', 'faint', 'medium', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const DISPLAY_CHOICES = {
  /** The last five are won (unlocks.ts). */
  palette: ['green', 'amber', 'white', 'blue', 'contrast', 'sepia', 'rose', 'teal', 'paper', 'ember'],
  /** In percent. */
  textScale: ['100', '125', '150', '200'],
  /** `readable`: letters that cannot be taken for one another. */
  font: ['terminal', 'readable'],
  cardSize: ['small', 'medium', 'large'],
  /** `deck`: that of the set the deck is from. Others are won (unlocks.ts), or come with their set. */
  cardBack: ['deck', ...CARD_BACK_IDS] as readonly ('deck' | CardBack)[],
  /** Which form the table takes, where the screen has room for it. */
  layout: ['auto', 'wide', 'tall'],
  /** Kept like the rest; a browser without it is not asked for it. */
  fullScreen: ['off', 'on'],
  /** In a match; kept like the rest where the browser cannot. */
  keepAwake: ['on', 'off'],
  /** `auto` is high on a computer, low on a phone. */
  effects: ['auto', 'ultra', 'high', 'low', 'off'],
  scanlines: STRENGTHS,
  curvature: STRENGTHS,
  vignette: STRENGTHS,
  glow: STRENGTHS,
  persistence: STRENGTHS,
  noise: STRENGTHS,
  motion: ['system', 'full', 'reduced'],
  suitLetters: ['off', 'on'],
  /** Four colours beside the one of the phosphor. */
  suitTones: ['off', 'on'],
  /** One switch over effects and motion. */
  calm: ['off', 'on'],
  /** Whether the table says what a move would do before it is made. */
  preview: ['on', 'off'],
  /** Whether places where a held card may go are lit. */
  highlights: ['on', 'off'],
  /** How long an opponent's answer is held back. */
  pace: ['quick', 'normal', 'slow'],
} as const;

export type DisplayChoice = keyof typeof DISPLAY_CHOICES;
export type Display = { readonly [K in DisplayChoice]: (typeof DISPLAY_CHOICES)[K][number] };

export const DISPLAY_CHOICE_NAMES = Object.keys(DISPLAY_CHOICES) as DisplayChoice[];

export const DEFAULT_DISPLAY: Display = {
  palette: 'green',
  textScale: '100',
  font: 'terminal',
  cardSize: 'medium',
  cardBack: 'deck',
  layout: 'auto',
  fullScreen: 'off',
  keepAwake: 'on',
  effects: 'auto',
  scanlines: 'medium',
  curvature: 'medium',
  vignette: 'medium',
  glow: 'medium',
  persistence: 'none',
  noise: 'faint',
  motion: 'system',
  suitLetters: 'off',
  suitTones: 'off',
  calm: 'off',
  preview: 'on',
  highlights: 'on',
  pace: 'normal',
};

/** What is set as it is shown: one switch quiets effects and motion, whatever is chosen for them. */
export const calmed = (display: Display): Display =>
  display.calm === 'on' ? { ...display, effects: 'off', motion: 'reduced' } : display;

/** The settings with one choice made; the same again where there is no such choice or value. */
export function choose(display: Display, name: string, value: string): Display {
  const choice = DISPLAY_CHOICE_NAMES.find((one) => one === name);
  const values: readonly string[] = choice ? DISPLAY_CHOICES[choice] : [];
  return values.includes(value) ? { ...display, [name]: value } : display;
}
