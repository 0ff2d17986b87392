/** The magnitudes of the spectrum of a stretch of wave whose length is a power of two, through a Hann window. */
import type { Wave } from '../kit/wave.ts';

export function magnitudes(wave: Wave): Float64Array {
  const n = wave.length;
  const re = new Float64Array(n);
  for (let i = 0; i < n; i++) re[i] = wave[i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / n));
  const im = new Float64Array(n);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const swap = re[i]!;
      re[i] = re[j]!;
      re[j] = swap;
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const c = Math.cos((-2 * Math.PI * k) / size);
      const s = Math.sin((-2 * Math.PI * k) / size);
      for (let i = k; i < n; i += size) {
        const a = re[i + half]! * c - im[i + half]! * s;
        const b = re[i + half]! * s + im[i + half]! * c;
        re[i + half] = re[i]! - a;
        im[i + half] = im[i]! - b;
        re[i]! += a;
        im[i]! += b;
      }
    }
  }
  const out = new Float64Array(n / 2);
  for (let k = 0; k < n / 2; k++) out[k] = Math.sqrt(re[k]! * re[k]! + im[k]! * im[k]!);
  return out;
}
