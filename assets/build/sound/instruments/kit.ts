/** A small kit played with brushes, some wood, and one bell. */
import type { Chance } from '../kit/chance.ts';
import { bandpass, highpass } from '../kit/filters.ts';
import { burst, fadePerSample, knock, stack, tone } from '../kit/shapes.ts';
import { RATE, samplesIn, silence, type Wave } from '../kit/wave.ts';

export const STROKES = ['kick', 'brush', 'sweep', 'ride', 'hat', 'wood', 'shaker', 'drum'] as const;
export type Stroke = (typeof STROKES)[number];

/** A stroke at a loudness from 0 to 1. */
export const HIT: Readonly<Record<Stroke, (chance: Chance, velocity: number) => Wave>> = {
  kick: (chance, velocity) =>
    stack(
      [
        0,
        tone({ hz: 52, fade: 0.32, attack: 0.003, from: 1.7, glide: 0.05, partials: [1, 0.2] }),
        0.9 * velocity,
      ],
      [0, burst(chance, { seconds: 0.02, low: 60, high: 900, fade: 0.02 }), 0.25 * velocity],
    ),
  brush: (chance, velocity) =>
    stack(
      [
        0,
        burst(chance, {
          seconds: 0.16,
          low: 900 + 500 * velocity,
          high: 7500,
          attack: 0.004,
          fade: 0.1 + 0.08 * velocity,
          grain: 0.25,
        }),
        0.7 * velocity,
      ],
      [
        0.002,
        knock(
          [
            [192, 0.5, 0.08],
            [338, 0.25, 0.05],
          ],
          1 + 0.02 * chance.near(),
        ),
        0.4 * velocity * velocity,
      ],
    ),
  sweep: (chance, velocity) =>
    stack([
      0,
      burst(chance, { seconds: 0.3, low: 1800, high: 6500, attack: 0.12, grain: 0.3 }),
      0.2 * velocity,
    ]),
  // The partials of the metal stay far under its hiss: at one pitch through a whole piece they would hum along.
  ride: (chance, velocity) => {
    const wave = stack(
      [
        0,
        knock(
          [
            [3310, 0.16, 0.16],
            [4670, 0.2, 0.2],
            [6090, 0.2, 0.17],
            [7530, 0.16, 0.14],
            [9010, 0.1, 0.1],
          ],
          chance.between(0.93, 1.07),
        ),
        0.11,
      ],
      [0, burst(chance, { seconds: 0.25, low: 5200, high: 12_000, attack: 0.002, fade: 0.3 }), 0.2],
    );
    for (let i = 0; i < wave.length; i++) wave[i]! *= velocity;
    return wave;
  },
  hat: (chance, velocity) => {
    const wave = burst(chance, { seconds: 0.06, low: 5200, high: 12_000, attack: 0.001, fade: 0.06 });
    for (let i = 0; i < wave.length; i++) wave[i]! *= 0.3 * velocity;
    return wave;
  },
  wood: (chance, velocity) =>
    stack([
      0,
      knock(
        [
          [820, 0.6, 0.09],
          [1390, 0.35, 0.06],
          [2410, 0.14, 0.03],
        ],
        1 + 0.01 * chance.near(),
      ),
      0.4 * velocity,
    ]),
  shaker: (chance, velocity) => {
    const wave = highpass(
      burst(chance, { seconds: 0.09, low: 3000, high: 11_000, attack: 0.02, grain: 0.7 }),
      3200,
    );
    for (let i = 0; i < wave.length; i++) wave[i]! *= 0.2 * velocity;
    return wave;
  },
  drum: (chance, velocity) =>
    stack(
      [
        0,
        tone({ hz: 84, fade: 0.6, attack: 0.004, from: 1.25, glide: 0.08, partials: [1, 0.35, 0.12] }),
        0.8 * velocity,
      ],
      [0, burst(chance, { seconds: 0.05, low: 120, high: 1400, attack: 0.002, fade: 0.06 }), 0.3 * velocity],
    ),
};

/** The bell in the open frame on the pass. `hz` is its strike note. */
export function bellStroke(chance: Chance, hz: number): Wave {
  const wave = silence(6);
  const partials = [
    [0.5, 0.5, 6],
    [1, 0.8, 5],
    [1.19, 0.55, 3.6],
    [1.5, 0.35, 2.8],
    [2, 0.7, 2.6],
    [2.52, 0.22, 1.4],
    [3.01, 0.2, 1.1],
    [4.1, 0.14, 0.7],
    [5.4, 0.08, 0.45],
  ] as const;
  for (const [ratio, gain, fade] of partials) {
    const keep = fadePerSample(fade);
    // Every partial is two, a trifle apart, since no bell is quite round.
    const apart = 0.35 + 0.3 * chance.next();
    let level = gain * 0.3;
    for (let i = 0; i < wave.length; i++) {
      const t = i / RATE;
      const angle = 2 * Math.PI * hz * ratio * t;
      wave[i]! +=
        level * Math.sin(angle) * (1 + 0.4 * Math.cos(2 * Math.PI * apart * t)) * Math.min(1, i / 60);
      level *= keep;
    }
  }
  const clapper = bandpass(chance.noise(samplesIn(0.03)), hz * 4.3, 2);
  for (let i = 0; i < clapper.length; i++) wave[i]! += clapper[i]! * 0.15 * (1 - i / clapper.length) ** 2;
  return wave;
}
