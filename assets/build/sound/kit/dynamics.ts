/** Gentle compression, a limiter that looks ahead, and bringing a sound to a loudness under a ceiling. */
import { fromDecibels, peakOf, RATE, samplesIn, scale, type Wave } from './wave.ts';

/** Compresses all channels by the same gain. Threshold in dB of RMS; ratio 2 halves what is above it. */
export function compress(channels: readonly Wave[], threshold: number, ratio: number): void {
  const length = channels[0]!.length;
  const follow = 1 - Math.exp(-1 / (0.03 * RATE));
  const attack = 1 - Math.exp(-1 / (0.012 * RATE));
  const release = 1 - Math.exp(-1 / (0.22 * RATE));
  let power = 0;
  let gain = 1;
  for (let i = 0; i < length; i++) {
    let now = 0;
    for (const wave of channels) now += (wave[i]! * wave[i]!) / channels.length;
    power += (now - power) * follow;
    const over = 10 * Math.log10(power + 1e-12) - threshold;
    const goal = over > 0 ? fromDecibels(-over * (1 - 1 / ratio)) : 1;
    gain += (goal - gain) * (goal < gain ? attack : release);
    for (const wave of channels) wave[i]! *= gain;
  }
}

/** Keeps every sample under `ceiling` (amplitude), easing the gain down 3 ms ahead of a peak. */
export function limit(channels: readonly Wave[], ceiling: number): void {
  const length = channels[0]!.length;
  const ahead = samplesIn(0.003);
  const need = new Float32Array(length + ahead).fill(1);
  for (let i = 0; i < length; i++) {
    let top = 0;
    for (const wave of channels) top = Math.max(top, Math.abs(wave[i]!));
    if (top > ceiling) need[i] = ceiling / top;
  }
  // The lowest gain of the next 3 ms, then smoothed over the same time: never above what a peak needs.
  const lowest = new Float32Array(length);
  const queue: number[] = [];
  let head = 0;
  for (let i = 0; i < length + ahead; i++) {
    while (queue.length > head && need[queue[queue.length - 1]!]! >= need[i]!) queue.pop();
    queue.push(i);
    while (queue[head]! < i - ahead) head++;
    if (i >= ahead) lowest[i - ahead] = need[queue[head]!]!;
  }
  const release = 1 - Math.exp(-1 / (0.06 * RATE));
  let held = 1;
  let sum = ahead;
  const ring = new Float32Array(ahead).fill(1);
  for (let i = 0; i < length; i++) {
    held = lowest[i]! < held ? lowest[i]! : held + (1 - held) * release;
    held = Math.min(held, lowest[i]!);
    sum += held - ring[i % ahead]!;
    ring[i % ahead] = held;
    const gain = Math.min(1, sum / ahead);
    for (const wave of channels) wave[i]! *= gain;
  }
  for (const wave of channels) {
    const over = peakOf(wave) / ceiling;
    if (over > 1)
      for (let i = 0; i < length; i++)
        if (Math.abs(wave[i]!) > ceiling) wave[i] = Math.sign(wave[i]!) * ceiling;
  }
}

/** Brings a sound to `target` LUFS with no sample above `ceiling` dBFS. Throws where both cannot be had. */
export function level(
  name: string,
  channels: readonly Wave[],
  target: number,
  ceiling: number,
  meter: (channels: readonly Wave[]) => number,
): void {
  for (let round = 0; round < 6; round++) {
    const gain = fromDecibels(target - meter(channels));
    for (const wave of channels) scale(wave, gain);
    const top = fromDecibels(ceiling);
    if (Math.max(...channels.map(peakOf)) <= top) break;
    limit(channels, top);
  }
  const off = meter(channels) - target;
  if (Math.abs(off) > 0.5)
    throw new Error(`${name} cannot be made as loud as its class: ${off.toFixed(1)} LU off.`);
}
