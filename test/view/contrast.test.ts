/**
 * Contrast of every role of text after the screen effect, in every palette: the pass of crt.ts reckoned in numbers,
 * at the worst place where text stands, its lines averaged as an eye does (in linear light).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STRENGTHS_OF_EFFECT } from '../../src/view/effect-strengths.ts';
import { mix, PALETTE_NAMES, PALETTES, type Palette } from '../../src/view/theme.ts';

/** WCAG 2.2, 1.4.3: text of any size. */
const LEAST = 4.5;

/** Letters of a role, and what they stand on. */
const ROLES: Record<string, (palette: Palette) => readonly [letters: string, ground: string]> = {
  words: (p) => [p.base, p.background],
  'words that matter': (p) => [p.bright, p.background],
  'words in focus': (p) => [p.hot, p.background],
  'the state SOLD': (p) => [p.background, p.bright],
  'the first button': (p) => [p.background, p.base],
  'the first control': (p) => [p.hot, mix(p.background, p.line, 0.6)],
  'the index of a card': (p) => [p.bright, mix(p.background, p.line, 0.34)],
  'the index of a card in hand': (p) => [p.bright, mix(p.background, p.line, 0.62)],
  'the first control, out of focus': (p) => [p.bright, mix(p.background, p.line, 0.6)],
};

/** The statements of the shader that are reckoned here: where one changes, `after` must follow. */
const MODELLED = [
  'colour += (1.0 - colour) * around * 0.25 * uGlow;',
  'colour *= 1.0 + 0.5 * uScanlines;',
  'float dark = step(mod(pixel.y, uPitch), uPitch / 3.0 - 0.5);',
  'colour *= 1.0 - uScanlines * dark * (1.0 - 0.6 * light);',
  'float open = sqrt(sqrt((1.0 - edge.x) * (1.0 - edge.y)));',
  'colour *= 1.0 - uVignette * (1.0 - open) * (1.0 - 0.6 * light);',
];

interface Look {
  readonly scanlines: number;
  readonly vignette: number;
  readonly glow: number;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/**
 * Relative luminance of a spot of one colour after the pass.
 * @param beside the colour of the spots around it, and their share of what the halo gathers
 * @param at by half the screen, from its middle
 */
function after(
  colour: string,
  beside: string,
  share: number,
  look: Look,
  at: readonly [number, number],
): number {
  const around = channels(beside);
  const lit = channels(colour).map(
    (own, i) => own + (1 - own) * (own * (1 - share) + around[i]! * share) * look.glow,
  );
  const light = Math.max(...lit);
  const open = ((1 - at[0] ** 2) * (1 - at[1] ** 2)) ** 0.25;
  const shade = 1 - look.vignette * (1 - open) * (1 - 0.6 * light);
  const row = (dark: number): number => {
    const [r, g, b] = lit.map((v) =>
      linear(
        Math.min(1, v * (1 + 0.5 * look.scanlines) * (1 - look.scanlines * dark * (1 - 0.6 * light)) * shade),
      ),
    );
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  // One line of three is dark.
  return (row(1) + 2 * row(0)) / 3;
}

function contrast(letters: string, ground: string, look: Look, at: readonly [number, number]): number {
  // A quarter of what a spot between letters has around it is letters; of a stroke's surroundings, half.
  const [a, b] = [after(letters, ground, 0.5, look, at), after(ground, letters, 0.25, look, at)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The title bar's corner at 1280×720, ten pixels from both edges. */
const CORNER = [1 - 20 / 1280, 1 - 40 / 720] as const;

test('what is reckoned is what the shader does', () => {
  const shader = readFileSync(new URL('../../src/view/crt.ts', import.meta.url), 'utf8');
  for (const statement of MODELLED) expect(shader).toContain(statement);
});

describe.each(PALETTE_NAMES)('%s', (name) => {
  describe.each(['none', 'faint', 'medium', 'strong'] as const)('every part of the effect %s', (strength) => {
    const look: Look = {
      scanlines: STRENGTHS_OF_EFFECT.scanlines[strength],
      vignette: STRENGTHS_OF_EFFECT.vignette[strength],
      glow: STRENGTHS_OF_EFFECT.glow[strength],
    };
    test.each(Object.entries(ROLES))('%s', (_, colours) => {
      const [letters, ground] = colours(PALETTES[name]);
      for (const at of [[0, 0], CORNER] as const)
        for (const glow of [0, look.glow])
          expect(contrast(letters, ground, { ...look, glow }, at)).toBeGreaterThanOrEqual(LEAST);
    });
  });
});
