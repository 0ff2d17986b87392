/** A small room: parallel combs and allpasses (M. Schroeder; lengths after the well-known eight). */
import { highpass, lowpass } from './filters.ts';
import type { Stereo, Wave } from './wave.ts';

const COMBS = [1214, 1293, 1390, 1475, 1547, 1623, 1694, 1760] as const;
const ALLPASSES = [605, 480, 371, 245] as const;

function side(input: Wave, spread: number, feedback: number, damping: number): Wave {
  const out = new Float32Array(input.length);
  for (const length of COMBS) {
    const line = new Float32Array(length + spread);
    let at = 0;
    let held = 0;
    for (let i = 0; i < input.length; i++) {
      const y = line[at]!;
      held = y * (1 - damping) + held * damping + 1e-20;
      line[at] = input[i]! + held * feedback;
      if (++at === line.length) at = 0;
      out[i]! += y;
    }
  }
  for (const length of ALLPASSES) {
    const line = new Float32Array(length + spread);
    let at = 0;
    for (let i = 0; i < out.length; i++) {
      const y = line[at]!;
      const x = out[i]!;
      line[at] = x + y * 0.5;
      out[i] = y - x;
      if (++at === line.length) at = 0;
    }
  }
  return out;
}

/** The echo of `input` alone, left and right. `size` from 0 (a booth) to 1 (a hall). */
export function room(input: Wave, size: number): Stereo {
  const dry = lowpass(highpass(input.slice(), 180), 6000);
  const feedback = 0.72 + 0.2 * size;
  const make = (spread: number): Wave => {
    const wave = side(dry, spread, feedback, 0.32);
    for (let i = 0; i < wave.length; i++) wave[i]! *= 0.03;
    return wave;
  };
  return { left: make(0), right: make(23) };
}
