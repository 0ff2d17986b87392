/** How the buttons of pads look and what they are called, by make; and how what is in use is told in prompts. */
import { DEEDS, type Deed } from './actions.ts';
import { type Bindings, boundTo, DEFAULT_BINDINGS, keyFor } from './bindings.ts';
import type { Device, PadButton } from './devices.ts';

export const GLYPH_SETS = ['xbox', 'playstation', 'switch', 'generic'] as const;
export type GlyphSet = (typeof GLYPH_SETS)[number];

/** Signs that stand on buttons instead of letters; `south` and so on are four dots of which one is filled. */
export type GlyphSign =
  | 'cross'
  | 'circle'
  | 'square'
  | 'triangle'
  | 'plus'
  | 'minus'
  | 'bars'
  | 'sheets'
  | 'south'
  | 'east'
  | 'west'
  | 'north';

/** A button as it is drawn: a form, and on it letters, a sign, or the arm of a cross. */
export interface Glyph {
  readonly form: 'round' | 'shoulder' | 'trigger' | 'pill' | 'pad' | 'stick';
  readonly letters: string;
  readonly sign: GlyphSign | null;
  /** Which arm of a pad or which way of a stick is meant. */
  readonly arm: 'up' | 'down' | 'left' | 'right' | 'press' | 'all' | null;
  /** As it is said: `A`, `cross`, `up on the pad`. */
  readonly name: string;
}

const letter = (form: Glyph['form'], letters: string, name = letters): Glyph => ({
  form,
  letters,
  sign: null,
  arm: null,
  name,
});
const signed = (form: Glyph['form'], sign: GlyphSign, name: string): Glyph => ({
  form,
  letters: '',
  sign,
  arm: null,
  name,
});
const armed = (
  form: 'pad' | 'stick',
  arm: NonNullable<Glyph['arm']>,
  letters: string,
  name: string,
): Glyph => ({
  form,
  letters,
  sign: null,
  arm,
  name,
});

const WAYS = ['up', 'down', 'left', 'right'] as const;
type Shared = Extract<PadButton, `${'pad' | 'left' | 'right'}-${(typeof WAYS)[number]}`>;
const SHARED = Object.fromEntries(
  WAYS.flatMap((way) => [
    [`pad-${way}`, armed('pad', way, '', `pad ${way}`)],
    [`left-${way}`, armed('stick', way, 'L', `left stick ${way}`)],
    [`right-${way}`, armed('stick', way, 'R', `right stick ${way}`)],
  ]),
) as Record<Shared, Glyph>;

const sticks = (
  left: string,
  right: string,
): Pick<Record<PadButton, Glyph>, 'left-stick' | 'right-stick'> => ({
  'left-stick': armed('stick', 'press', left, `${left} pressed`),
  'right-stick': armed('stick', 'press', right, `${right} pressed`),
});

const GLYPHS: Record<GlyphSet, Record<PadButton, Glyph>> = {
  xbox: {
    ...SHARED,
    ...sticks('L', 'R'),
    south: letter('round', 'A'),
    east: letter('round', 'B'),
    west: letter('round', 'X'),
    north: letter('round', 'Y'),
    'left-shoulder': letter('shoulder', 'LB'),
    'right-shoulder': letter('shoulder', 'RB'),
    'left-trigger': letter('trigger', 'LT'),
    'right-trigger': letter('trigger', 'RT'),
    select: signed('round', 'sheets', 'View'),
    start: signed('round', 'bars', 'Menu'),
    home: letter('round', 'X', 'Xbox'),
  },
  playstation: {
    ...SHARED,
    ...sticks('L3', 'R3'),
    south: signed('round', 'cross', 'cross'),
    east: signed('round', 'circle', 'circle'),
    west: signed('round', 'square', 'square'),
    north: signed('round', 'triangle', 'triangle'),
    'left-shoulder': letter('shoulder', 'L1'),
    'right-shoulder': letter('shoulder', 'R1'),
    'left-trigger': letter('trigger', 'L2'),
    'right-trigger': letter('trigger', 'R2'),
    select: letter('pill', 'SHARE', 'Share'),
    start: signed('pill', 'bars', 'Options'),
    home: letter('round', 'PS'),
  },
  switch: {
    ...SHARED,
    ...sticks('L', 'R'),
    south: letter('round', 'B'),
    east: letter('round', 'A'),
    west: letter('round', 'Y'),
    north: letter('round', 'X'),
    'left-shoulder': letter('shoulder', 'L'),
    'right-shoulder': letter('shoulder', 'R'),
    'left-trigger': letter('trigger', 'ZL'),
    'right-trigger': letter('trigger', 'ZR'),
    select: signed('round', 'minus', 'minus'),
    start: signed('round', 'plus', 'plus'),
    home: letter('round', 'H', 'Home'),
  },
  generic: {
    ...SHARED,
    ...sticks('L', 'R'),
    south: signed('round', 'south', 'bottom button'),
    east: signed('round', 'east', 'right button'),
    west: signed('round', 'west', 'left button'),
    north: signed('round', 'north', 'top button'),
    'left-shoulder': letter('shoulder', 'L1'),
    'right-shoulder': letter('shoulder', 'R1'),
    'left-trigger': letter('trigger', 'L2'),
    'right-trigger': letter('trigger', 'R2'),
    select: letter('pill', 'SELECT', 'Select'),
    start: letter('pill', 'START', 'Start'),
    home: letter('round', 'H', 'Home'),
  },
};

export const glyphOf = (set: GlyphSet, button: PadButton): Glyph => GLYPHS[set][button];

/** The make of a pad by its name, as far as that tells it; browsers shorten names, so numbers alone say nothing. */
export function guessGlyphs(id: string): GlyphSet {
  if (/xbox|xinput|microsoft/i.test(id)) return 'xbox';
  if (/playstation|dualshock|dualsense|sony|^wireless controller/i.test(id)) return 'playstation';
  if (/nintendo|switch|joy-?con|pro controller/i.test(id)) return 'switch';
  return 'generic';
}

/** How a deed is done with the device in use: in words, and as a shape where it is a button of a pad. */
export interface Mark {
  readonly key: string;
  readonly glyph?: Glyph;
}

/** @param words how pointers do it; null where they press a control instead */
export function markFor(
  deed: Deed,
  device: Device,
  { bindings, glyphs }: { readonly bindings: Bindings; readonly glyphs: GlyphSet },
  words: Readonly<Record<'mouse' | 'touch', string | null>>,
): Mark | null {
  switch (device) {
    case 'keyboard': {
      const key = keyFor(deed, bindings);
      return key === '' ? null : { key };
    }
    case 'pad': {
      // A card is taken with the button that confirms; a pad has no digits.
      const button = boundTo(deed === 'pick' ? 'confirm' : deed, 'buttons', bindings)[0];
      if (!button) return null;
      const glyph = glyphOf(glyphs, button);
      const isPad = deed === 'move' && glyph.arm !== null;
      return { key: isPad ? 'pad' : glyph.name, glyph: isPad ? { ...glyph, arm: 'all' } : glyph };
    }
    default: {
      const key = words[device];
      return key === null ? null : { key };
    }
  }
}

/** What can be done, in the order of the catalogue, each with the names of its buttons. */
export function buttonsByDeed(
  bindings: Bindings = DEFAULT_BINDINGS,
  glyphs: GlyphSet = 'generic',
): { readonly does: Deed; readonly keys: readonly string[] }[] {
  return DEEDS.map((does) => ({
    does,
    keys: boundTo(does, 'buttons', bindings).map((button) => glyphOf(glyphs, button).name),
  }));
}
