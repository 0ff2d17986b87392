/** Cards of stiff paper on an old wooden table. */
import type { Chance } from '../kit/chance.ts';
import { burst, knock, type Layer, stack, swish } from '../kit/shapes.ts';
import type { Wave } from '../kit/wave.ts';
import { type Cue, cue } from './cue.ts';

/** Up to four parts in a hundred higher or lower, so that no two are the same. */
const vary = (chance: Chance): number => 1 + 0.04 * chance.near();

/** The table top, knocked on by something light. */
export function wood(chance: Chance, weight = 1): Wave {
  const pitch = vary(chance);
  return knock(
    [
      [148, 0.9 * weight, 0.11],
      [263, 0.6 * weight, 0.085],
      [412, 0.42, 0.06],
      [701, 0.25, 0.04],
      [1180, 0.12, 0.026],
    ],
    pitch,
  );
}

/** Paper sliding over wood. */
export const slide = (chance: Chance, seconds: number, from: number, to: number, top = 0.45): Wave =>
  swish(chance, { seconds, from: from * vary(chance), to: to * vary(chance), q: 0.9, top, grain: 0.75 });

/** The flat of a card meeting the table: air, paper and a little wood. */
export function pat(chance: Chance, weight = 1): Wave {
  return stack(
    [0, burst(chance, { seconds: 0.05, low: 700, high: 5200, attack: 0.002, fade: 0.06, grain: 0.5 }), 0.75],
    [0.001, burst(chance, { seconds: 0.012, low: 2200, high: 9000, fade: 0.014 }), 0.5],
    [0.001, wood(chance, weight), 0.34 * weight],
  );
}

/** One edge of a card let go by a thumb. */
const flick = (chance: Chance, bright: number): Wave =>
  stack(
    [
      0,
      burst(chance, {
        seconds: 0.02,
        low: 1100,
        high: 4200 * bright,
        attack: 0.0008,
        fade: 0.022,
        grain: 0.3,
      }),
    ],
    [0, knock([[310 * vary(chance), 0.22, 0.022]])],
  );

/** A run of flicks whose distance goes from `slow` to `fast` and back. */
function riffle(chance: Chance, count: number, seconds: number): Wave {
  const layers: Layer[] = [];
  for (let i = 0; i < count; i++) {
    const at = i / (count - 1);
    const bow = at - 0.06 * Math.sin(2 * Math.PI * at);
    layers.push([
      seconds * bow + chance.between(0, 0.006),
      flick(chance, 0.9 + 0.5 * at),
      0.5 + 0.5 * Math.sin(Math.PI * at) + 0.15 * chance.near(),
    ]);
  }
  return stack(...layers);
}

export const CARD_CUES: readonly Cue[] = [
  cue('card.lift', 'card picked up', 'card', 5, (c) =>
    stack([0, slide(c, 0.085, 1500, 3600, 0.6)], [0.062, flick(c, 1.1), 0.45]),
  ),
  cue('card.drop', 'card laid down', 'card', 6, (c) =>
    stack([0, slide(c, 0.06, 2600, 1700, 0.3), 0.3], [0.035, pat(c), 1]),
  ),
  cue('card.return', 'card put back', 'card', 4, (c) =>
    stack([0, slide(c, 0.1, 2900, 1500, 0.4), 0.6], [0.075, flick(c, 0.9), 0.6]),
  ),
  cue('card.deal', 'card dealt', 'card', 6, (c) =>
    stack([0, slide(c, 0.11, 1700, 3200, 0.55), 0.85], [0.085, pat(c, 0.7), 0.55]),
  ),
  cue('card.draw', 'card drawn', 'card', 5, (c) =>
    stack([0, slide(c, 0.14, 1300, 3400, 0.7)], [0.12, flick(c, 1.2), 0.5]),
  ),
  cue('card.discard', 'card thrown away', 'card', 5, (c) =>
    stack([0, slide(c, 0.16, 3300, 1300, 0.25), 0.8], [0.1, pat(c, 0.5), 0.55]),
  ),
  cue('card.attach', 'card laid on a card', 'card', 5, (c) =>
    stack(
      [0, slide(c, 0.07, 2400, 2900, 0.5), 0.4],
      [
        0.045,
        burst(c, { seconds: 0.04, low: 900, high: 6400, attack: 0.0015, fade: 0.045, grain: 0.4 }),
        0.9,
      ],
      [0.046, wood(c, 0.5), 0.14],
    ),
  ),
  cue('deck.shuffle', 'deck shuffled', 'card', 3, (c) =>
    stack([0, riffle(c, 26, 0.42)], [0.47, slide(c, 0.16, 1500, 2600, 0.6), 0.9], [0.64, pat(c, 0.9), 0.9]),
  ),
  cue('caravan.disband', 'caravan cleared away', 'card', 4, (c) =>
    stack(
      [0, slide(c, 0.3, 1200, 3000, 0.35), 1],
      ...Array.from(
        { length: 5 },
        (_, i): Layer => [0.05 + i * 0.048 + c.between(0, 0.012), flick(c, 1), 0.5],
      ),
      [0.3, pat(c, 0.8), 0.6],
    ),
  ),
];
