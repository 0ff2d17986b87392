/** The Wayledger itself: keys, relays, a lamp behind glass, and what its screen answers to a touch. */
import type { Chance } from '../kit/chance.ts';
import { hz } from '../kit/pitch.ts';
import { burst, knock, type Layer, ring, stack, swish, tone } from '../kit/shapes.ts';
import { RATE, silence, type Wave } from '../kit/wave.ts';
import { type Cue, cue, steps } from './cue.ts';
import { glass, reed } from './table.ts';

/** A key of a good ledger machine: down on felt, a little spring. */
const key = (c: Chance, pitch = 1): Wave =>
  stack(
    [
      0,
      knock([
        [420 * pitch, 0.5, 0.03],
        [1130 * pitch, 0.4, 0.02],
        [2350 * pitch, 0.22, 0.012],
      ]),
    ],
    [0, burst(c, { seconds: 0.012, low: 900, high: 5200, fade: 0.013 }), 0.5],
    [0.024, burst(c, { seconds: 0.008, low: 1400, high: 5600, fade: 0.009 }), 0.16],
  );

/** A relay: the armature falls, the contacts bounce once. */
const relay = (c: Chance, pitch = 1): Wave =>
  stack(
    [0, ring(c, 1480 * pitch, 7, 0.03), 1.4],
    [
      0,
      knock([
        [236 * pitch, 0.5, 0.04],
        [890 * pitch, 0.3, 0.024],
      ]),
      0.5,
    ],
    [0.0075, ring(c, 2240 * pitch, 9, 0.02), 0.8],
    [0.0075, knock([[510 * pitch, 0.25, 0.02]]), 0.4],
  );

/** A transformer coming up or going down: harmonics of the mains that follow `at`, from 0 to 1. */
function mains(seconds: number, at: (share: number) => number): Wave {
  const wave = silence(seconds);
  let phase = 0;
  for (let i = 0; i < wave.length; i++) {
    const strength = at(i / wave.length);
    phase += (2 * Math.PI * (58 + 38 * strength)) / RATE;
    wave[i] =
      strength *
      (Math.sin(phase) +
        0.55 * Math.sin(2 * phase) +
        0.4 * Math.sin(3 * phase) +
        0.22 * Math.sin(5 * phase)) *
      0.3;
  }
  return wave;
}

/** The tube's own high song, far down. */
const tube = (seconds: number, from: number, to: number): Wave =>
  tone({
    hz: to,
    fade: seconds * 1.3,
    length: seconds,
    attack: seconds * 0.3,
    from: from / to,
    glide: seconds * 0.6,
  });

const SLIDER = ['D4', 'E4', 'G4', 'A4', 'B4', 'D5', 'E5', 'G5'] as const;

export const MACHINE_CUES: readonly Cue[] = [
  cue('focus.move', 'focus moves', 'tick', 4, (c) =>
    stack([0, key(c, c.between(1.25, 1.4)), 0.6], [0, tone({ hz: hz('G5'), fade: 0.05 }), 0.16]),
  ),
  cue('focus.edge', 'no further', 'tick', 2, (c) =>
    stack(
      [
        0,
        knock([
          [180, 0.7, 0.05],
          [330, 0.35, 0.03],
        ]),
      ],
      [0, key(c, 0.7), 0.3],
    ),
  ),
  cue('confirm', 'confirmed', 'signal', 2, (c) =>
    stack([0, key(c), 0.5], [0.008, glass('D5', 0.16), 0.32], [0.065, glass('G5', 0.24), 0.36]),
  ),
  cue('back', 'back', 'signal', 2, (c) =>
    stack([0, key(c, 0.9), 0.5], [0.008, glass('G5', 0.14), 0.3], [0.065, glass('D5', 0.22), 0.34]),
  ),
  cue('refusal', 'not allowed', 'signal', 3, (c) =>
    stack(
      [0, relay(c, 0.75), 0.5],
      [0.004, reed('D#4', 0.14), 0.36],
      [0.105, relay(c, 0.7), 0.4],
      [0.109, reed('D4', 0.22), 0.42],
    ),
  ),
  cue('preview', 'outcome shown', 'tick', 4, (c) =>
    stack([0, glass('B5', 0.2), 0.4], [0, key(c, 1.5), 0.12]),
  ),
  cue('tab', 'tab turned', 'tick', 3, (c) =>
    stack([0, key(c, 1.1), 0.6], [0.012, swish(c, { seconds: 0.07, from: 1600, to: 2900, grain: 0.5 }), 0.3]),
  ),
  cue('key', 'key', 'tick', 6, (c) => key(c, c.between(0.94, 1.06))),
  cue('relay', 'relay', 'tick', 5, (c) => relay(c, c.between(0.94, 1.08))),
  cue('toggle.on', 'switched on', 'signal', 2, (c) =>
    stack([0, relay(c, 1.1), 0.8], [0.012, glass('A5', 0.16), 0.22]),
  ),
  cue('toggle.off', 'switched off', 'signal', 2, (c) =>
    stack([0, relay(c, 0.85), 0.8], [0.012, glass('E5', 0.14), 0.2]),
  ),
  steps('slider', 'slider step', 'tick', SLIDER.length, (c, n) =>
    stack([0, tone({ hz: hz(SLIDER[n]!), fade: 0.08, partials: [1, 0.2] }), 0.4], [0, key(c, 1.3), 0.2]),
  ),
  cue('error', 'something went wrong', 'signal', 1, (c) =>
    stack(
      [0, relay(c, 0.8), 0.4],
      ...['G4', 'F4', 'C#4'].map((note, i): Layer => [0.01 + i * 0.12, reed(note, 0.26), 0.4]),
    ),
  ),
  cue('notice', 'notice', 'signal', 1, () =>
    stack([0, glass('E5', 0.3), 0.4], [0.12, glass('E5', 0.34), 0.28]),
  ),
  cue('panel.open', 'panel opens', 'tick', 2, (c) =>
    stack([0, relay(c, 1.05), 0.5], [0.01, swish(c, { seconds: 0.12, from: 800, to: 2400, top: 0.6 }), 0.4]),
  ),
  cue('panel.close', 'panel closes', 'tick', 2, (c) =>
    stack([0, swish(c, { seconds: 0.1, from: 2400, to: 800, top: 0.3 }), 0.4], [0.085, relay(c, 0.9), 0.5]),
  ),
  steps('hold', 'held to confirm', 'tick', 5, (c, n) =>
    stack(
      [0, relay(c, 1 + 0.06 * n), 0.4],
      [0, tone({ hz: hz('D4') * 1.122 ** n, fade: 0.1, partials: [1, 0.3, 0.1] }), 0.3],
    ),
  ),
  cue('typing', 'text is typed', 'tick', 5, (c) =>
    stack(
      [0, tone({ hz: 1180 * c.between(0.95, 1.05), fade: 0.018, attack: 0.001 }), 0.2],
      [0, key(c, 1.6), 0.4],
    ),
  ),
  cue('power.up', 'the terminal wakes', 'moment', 1, (c) =>
    stack(
      [0, relay(c, 0.8), 0.9],
      [0.02, mains(1.25, (x) => Math.sin(Math.PI * Math.min(1, x * 1.02) ** 0.6) ** 1.2), 0.8],
      [0.1, tube(1, 900, 2900), 0.03],
      [0.34, relay(c, 1.1), 0.5],
      [0.5, glass('G4', 0.7), 0.22],
      [0.62, glass('D5', 0.7), 0.22],
      [0.74, glass('G5', 0.6), 0.2],
    ),
  ),
  cue('power.down', 'the terminal goes dark', 'moment', 1, (c) =>
    stack(
      [0, relay(c, 0.9), 0.9],
      [0, mains(0.7, (x) => (1 - x) ** 1.6 * Math.min(1, x * 60)), 0.9],
      [0, tone({ hz: hz('D4'), fade: 0.6, from: 2, glide: 0.3, partials: [1, 0.3] }), 0.3],
      [0.5, relay(c, 0.7), 0.5],
    ),
  ),
  cue('radio.tune', 'the radio is tuned', 'signal', 2, (c) =>
    stack(
      [0, relay(c, 1), 0.4],
      [0.02, swish(c, { seconds: 0.4, from: 700, to: 2200, q: 1.1, top: 0.35, grain: 0.9 }), 0.8],
      [
        0.05,
        tone({
          hz: 640 * c.between(0.9, 1.1),
          fade: 0.5,
          length: 0.32,
          attack: 0.05,
          from: 2.6,
          glide: 0.25,
        }),
        0.1,
      ],
      [
        0.12,
        tone({ hz: 410 * c.between(0.9, 1.1), fade: 0.4, length: 0.26, attack: 0.06, from: 0.5, glide: 0.2 }),
        0.08,
      ],
    ),
  ),
];
