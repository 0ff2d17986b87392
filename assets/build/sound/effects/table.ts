/** What happens at the table: the face cards, the market, the turns, the end. Paper first, the terminal's voice on top. */
import type { Chance } from '../kit/chance.ts';
import { hz } from '../kit/pitch.ts';
import { burst, knock, type Layer, ring, stack, swish, tone } from '../kit/shapes.ts';
import type { Wave } from '../kit/wave.ts';
import { pat, slide, wood } from './cards.ts';
import { type Cue, cue, steps } from './cue.ts';

/** The voice of the terminal: a lamp-lit bar of glass. */
export const glass = (note: string, fade = 0.5): Wave =>
  tone({ hz: hz(note), fade, attack: 0.003, partials: [1, 0.22, 0.1, 0.03], stretch: 0.0006 });

/** The same, softer and lower: a reed behind felt. */
export const reed = (note: string, fade = 0.35): Wave =>
  tone({ hz: hz(note), fade, attack: 0.012, partials: [1, 0.5, 0.34, 0.18, 0.12, 0.06] });

/** A rubber stamp on paper on wood. */
export function stamp(c: Chance): Wave {
  return stack(
    [
      0,
      knock([
        [96, 1, 0.16],
        [178, 0.7, 0.12],
        [305, 0.4, 0.08],
        [520, 0.2, 0.05],
      ]),
    ],
    [0, burst(c, { seconds: 0.05, low: 400, high: 3400, attack: 0.0012, fade: 0.05, grain: 0.4 }), 0.9],
  );
}

/** One nail among others: small change is nails on this road. */
const nail = (c: Chance): Wave => {
  const pitch = c.between(0.9, 1.16);
  return stack(
    [
      0,
      knock([
        [2310 * pitch, 0.5, 0.09],
        [3870 * pitch, 0.34, 0.07],
        [5630 * pitch, 0.2, 0.05],
        [7920 * pitch, 0.08, 0.03],
      ]),
      0.8,
    ],
    [0, burst(c, { seconds: 0.006, low: 2500, high: 9000, fade: 0.006 }), 0.25],
  );
};

function nails(c: Chance, count: number, seconds: number): Wave {
  const layers: Layer[] = [];
  for (let i = 0; i < count; i++)
    layers.push([
      seconds * (i / count) ** 0.85 + c.between(0, 0.03),
      nail(c),
      c.between(0.45, 1) * (1 - (0.4 * i) / count),
    ]);
  return stack(...layers, [seconds * 0.5, wood(c, 0.6), 0.16]);
}

const notes = (
  voice: (note: string, fade?: number) => Wave,
  gap: number,
  names: readonly string[],
  fade?: number,
): Wave =>
  stack(...names.map((name, i): Layer => [i * gap, voice(name, fade), 1 - 0.06 * (names.length - 1 - i)]));

/** G major with a flat seventh on the way: ten steps for ten victims. */
const SWEEP = ['G4', 'A4', 'B4', 'C5', 'D5', 'E5', 'F#5', 'G5', 'A5', 'B5', 'C6', 'D6'] as const;

export const TABLE_CUES: readonly Cue[] = [
  cue('jack.cut', 'Jack: cards cut away', 'event', 3, (c) =>
    stack(
      [0, swish(c, { seconds: 0.11, from: 1400, to: 5600, q: 1.6, top: 0.75, grain: 0.3 }), 0.9],
      [
        0.095,
        knock([
          [1960, 0.3, 0.07],
          [2890, 0.2, 0.05],
        ]),
        0.35,
      ],
      [0.095, burst(c, { seconds: 0.02, low: 1500, high: 8000, fade: 0.022 }), 0.6],
      [0.12, slide(c, 0.17, 2400, 1200, 0.3), 0.8],
      [0.1, reed('D4', 0.22), 0.22],
    ),
  ),
  cue('queen.turn', 'Queen: direction turned', 'event', 3, (c) =>
    stack(
      [0, swish(c, { seconds: 0.16, from: 1000, to: 3100, q: 1.4, top: 0.55 }), 0.55],
      [0.14, swish(c, { seconds: 0.16, from: 3100, to: 1000, q: 1.4, top: 0.4 }), 0.55],
      [0.02, glass('E5', 0.3), 0.32],
      [0.16, glass('B4', 0.42), 0.36],
      [0.3, pat(c, 0.5), 0.3],
    ),
  ),
  cue('king.double', 'King: card doubled', 'event', 3, (c) =>
    stack(
      [0, stamp(c), 0.8],
      [0.01, glass('D4', 0.35), 0.4],
      [0.13, stamp(c), 0.95],
      [0.14, glass('D5', 0.5), 0.42],
    ),
  ),
  cue('joker.play', 'Joker played', 'event', 3, (c) =>
    stack(
      [0, pat(c), 0.5],
      ...['G4', 'C#5', 'E5', 'Bb5'].map((note, i): Layer => [0.03 + i * 0.042, glass(note, 0.3), 0.34]),
      [0.02, swish(c, { seconds: 0.3, from: 900, to: 4200, q: 2, top: 0.7 }), 0.4],
    ),
  ),
  steps('joker.sweep', 'Joker sweeps a card away', 'event', SWEEP.length, (c, n) =>
    stack(
      [0, slide(c, 0.12, 1700 + 90 * n, 3300 + 160 * n, 0.35), 0.5],
      [0.012, glass(SWEEP[n]!, 0.3), 0.42],
    ),
  ),
  cue('pair.forSale', 'caravan for sale', 'event', 1, (c) =>
    stack(
      [0, burst(c, { seconds: 0.03, low: 900, high: 5000, fade: 0.03 }), 0.15],
      [0, notes(glass, 0.09, ['D5', 'G5'], 0.42), 0.5],
    ),
  ),
  cue('pair.lapsed', 'caravan no longer for sale', 'event', 1, () => notes(reed, 0.1, ['D5', 'A4'], 0.3)),
  cue('pair.sold', 'caravan sold', 'moment', 2, (c) =>
    stack(
      [0, stamp(c), 1],
      [0.07, notes(glass, 0.075, ['G4', 'B4', 'D5', 'G5'], 0.6), 0.36],
      [0.2, nails(c, 5, 0.2), 0.3],
    ),
  ),
  cue('pair.soldToThem', 'caravan sold by the other side', 'moment', 1, (c) =>
    stack([0, stamp(c), 1], [0.08, notes(reed, 0.11, ['B3', 'G3', 'E3'], 0.4), 0.34]),
  ),
  cue('pair.outbid', 'caravan outbid', 'event', 2, (c) =>
    stack([0, wood(c, 1), 0.5], [0.01, notes(reed, 0.1, ['E4', 'C4'], 0.36), 0.5]),
  ),
  cue('pair.tied', 'pair tied', 'event', 1, () =>
    stack(
      [0, glass('A4', 0.5), 0.4],
      [0.004, glass('D5', 0.5), 0.4],
      [0.13, glass('A4', 0.3), 0.3],
      [0.134, glass('D5', 0.3), 0.3],
    ),
  ),
  cue('pair.heavy', 'caravan too heavy', 'event', 3, (c) =>
    stack(
      [
        0,
        knock([
          [71, 1, 0.26],
          [113, 0.8, 0.2],
          [187, 0.45, 0.12],
        ]),
        1,
      ],
      [0.005, burst(c, { seconds: 0.16, low: 160, high: 1500, attack: 0.002, fade: 0.2, grain: 0.95 }), 0.8],
      [
        0.05,
        tone({ hz: hz('D3'), fade: 0.3, from: 1.25, glide: 0.2, partials: [1, 0.5, 0.3, 0.16, 0.1] }),
        0.32,
      ],
    ),
  ),
  cue('lead.ours', 'you take the lead', 'event', 1, () => notes(glass, 0.08, ['G4', 'D5', 'E5'], 0.38)),
  cue('lead.theirs', 'the other side takes the lead', 'event', 1, () =>
    notes(reed, 0.09, ['E4', 'D4', 'B3'], 0.32),
  ),
  cue('turn.yours', 'your turn', 'signal', 1, () => notes(glass, 0.1, ['D5', 'A5'], 0.32)),
  cue('turn.theirs', 'turn of the other side', 'tick', 1, () => glass('D4', 0.22)),
  cue('match.opens', 'the market opens', 'event', 1, (c) =>
    stack([0, stamp(c), 0.6], [0.05, notes(glass, 0.085, ['G4', 'D5', 'B4'], 0.4), 0.36]),
  ),
  cue('match.won', 'match won', 'moment', 1, (c) =>
    stack(
      [0, stamp(c), 0.7],
      ...(['G4', 'B4', 'D5', 'E5', 'G5'] as const).map(
        (note, i): Layer => [0.05 + i * 0.11, glass(note, 0.7), 0.34],
      ),
      [0.6, glass('B5', 0.7), 0.24],
      [0.6, reed('G3', 0.8), 0.24],
      [0.6, reed('D4', 0.8), 0.18],
    ),
  ),
  cue('match.lost', 'match lost', 'moment', 1, (c) =>
    stack(
      [0, wood(c, 1.2), 0.6],
      ...(['D4', 'C4', 'A3', 'G3'] as const).map(
        (note, i): Layer => [0.06 + i * 0.17, reed(note, 0.55), 0.36],
      ),
      [0.57, reed('D3', 0.7), 0.3],
    ),
  ),
  cue('match.drawn', 'match drawn', 'moment', 1, (c) =>
    stack(
      [0, wood(c, 1), 0.5],
      [0.05, notes(glass, 0.16, ['A4', 'D5', 'A4'], 0.55), 0.4],
      [0.37, reed('D4', 0.6), 0.26],
    ),
  ),
  cue('match.forfeit', 'hand thrown in', 'event', 1, (c) =>
    stack(
      ...Array.from(
        { length: 5 },
        (_, i): Layer => [i * 0.045 + c.between(0, 0.01), pat(c, 0.8), 0.8 - 0.08 * i],
      ),
      [0.12, slide(c, 0.2, 2200, 1100, 0.3), 0.5],
    ),
  ),
  cue('purse.gain', 'drays and nails into the purse', 'event', 2, (c) => nails(c, 9, 0.34)),
  cue('purse.pay', 'drays and nails out of the purse', 'event', 2, (c) => nails(c, 4, 0.16)),
  cue('stop.unlocked', 'a new stop on the road', 'moment', 1, (c) =>
    stack(
      [0, ring(c, 1900, 6, 0.05), 0.6],
      [
        0.04,
        knock([
          [240, 0.6, 0.09],
          [610, 0.4, 0.06],
        ]),
        0.6,
      ],
      [0.1, notes(glass, 0.1, ['D4', 'G4', 'A4', 'D5'], 0.7), 0.4],
    ),
  ),
  cue('deck.low', 'few cards left', 'signal', 1, (c) =>
    stack([0, wood(c, 0.7), 0.4], [0.11, wood(c, 0.7), 0.4], [0.0, reed('A3', 0.3), 0.3]),
  ),
];
