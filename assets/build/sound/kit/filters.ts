/** Filters over a whole wave, in place. The biquads are those of the Audio EQ Cookbook (R. Bristow-Johnson). */
import { RATE, type Wave } from './wave.ts';

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

export function biquad(wave: Wave, [b0, b1, b2, a1, a2]: Coefficients): Wave {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = Math.abs(y) < 1e-20 ? 0 : y;
    wave[i] = y;
  }
  return wave;
}

function angle(hz: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * Math.min(hz, RATE * 0.45)) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function lowpass(wave: Wave, hz: number, q = Math.SQRT1_2): Wave {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  const side = (1 - cos) / 2 / a0;
  return biquad(wave, [side, (1 - cos) / a0, side, (-2 * cos) / a0, (1 - alpha) / a0]);
}

export function highpass(wave: Wave, hz: number, q = Math.SQRT1_2): Wave {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  const side = (1 + cos) / 2 / a0;
  return biquad(wave, [side, -(1 + cos) / a0, side, (-2 * cos) / a0, (1 - alpha) / a0]);
}

/** Unit gain in the middle. */
export function bandpass(wave: Wave, hz: number, q: number): Wave {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  return biquad(wave, [alpha / a0, 0, -alpha / a0, (-2 * cos) / a0, (1 - alpha) / a0]);
}

/** Lifts or lowers the surroundings of `hz` by `db`. */
export function bell(wave: Wave, hz: number, q: number, db: number): Wave {
  const { cos, alpha } = angle(hz, q);
  const a = 10 ** (db / 40);
  const a0 = 1 + alpha / a;
  const middle = (-2 * cos) / a0;
  return biquad(wave, [(1 + alpha * a) / a0, middle, (1 - alpha * a) / a0, middle, (1 - alpha / a) / a0]);
}

/** A bandpass whose middle moves: `hzAt` tells it for a sample. (Trapezoidal state-variable filter, A. Simper.) */
export function movingBandpass(wave: Wave, q: number, hzAt: (sample: number) => number): Wave {
  let s1 = 0;
  let s2 = 0;
  let g = 0;
  const k = 1 / q;
  for (let i = 0; i < wave.length; i++) {
    if (i % 16 === 0) g = Math.tan((Math.PI * hzAt(i)) / RATE);
    const v3 = wave[i]! - s2;
    const v1 = (s1 + g * v3) / (1 + g * (g + k));
    const v2 = s2 + g * v1;
    s1 = 2 * v1 - s1;
    s2 = 2 * v2 - s2;
    wave[i] = v1 * k;
  }
  return wave;
}
