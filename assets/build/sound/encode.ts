/**
 * To and from files, by ffmpeg: one thread, no metadata, bit-exact, so that one version of it makes the same bytes of
 * the same samples.
 */
import { spawnSync } from 'node:child_process';
import { RATE, type Wave } from './kit/wave.ts';

export const FORMATS = ['webm', 'mp3'] as const;
export type Format = (typeof FORMATS)[number];

/** Bits per second and, for mp3, the sample rate that suits them. */
export interface Quality {
  readonly webm: number;
  readonly mp3: number;
  readonly mp3Rate: number;
  /** Whether every mp3 frame gets the same bits: a mean rate takes too many from short sounds. */
  readonly even: boolean;
}

function ffmpeg(args: readonly string[], input?: Uint8Array): { stdout: Buffer; stderr: string } {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-threads', '1', ...args], {
    maxBuffer: 2 ** 29,
    ...(input && { input }),
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${run.stderr}`);
  return { stdout: run.stdout, stderr: String(run.stderr) };
}

/** `5.1.9-0+deb12u1` or the like; null where there is no ffmpeg, or none with both coders. */
export function ffmpegVersion(): string | null {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-version'], { encoding: 'utf8' });
  if (run.error || run.status !== 0) return null;
  const coders = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' }).stdout;
  if (!coders.includes('libopus') || !coders.includes('libmp3lame')) return null;
  return /ffmpeg version (\S+)/.exec(run.stdout)?.[1] ?? 'unknown';
}

export function interleaved(channels: readonly Wave[]): Float32Array {
  const count = channels.length;
  const out = new Float32Array(channels[0]!.length * count);
  channels.forEach((wave, c) => {
    for (let i = 0; i < wave.length; i++) out[i * count + c] = wave[i]!;
  });
  return out;
}

const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'];

/** Opus in long packets, since the container asks its share for each; mp3 by a mean rate. */
export function encode(channels: readonly Wave[], file: string, format: Format, quality: Quality): void {
  const samples = interleaved(channels);
  const how =
    format === 'webm'
      ? [
          '-c:a',
          'libopus',
          '-b:a',
          String(quality.webm),
          '-vbr',
          'constrained',
          '-frame_duration',
          '60',
          '-compression_level',
          '10',
          '-f',
          'webm',
        ]
      : [
          '-c:a',
          'libmp3lame',
          '-b:a',
          String(quality.mp3),
          '-ar',
          String(quality.mp3Rate),
          '-abr',
          quality.even ? '0' : '1',
          '-compression_level',
          '2',
          '-id3v2_version',
          '0',
          '-f',
          'mp3',
        ];
  ffmpeg(
    [
      '-v',
      'error',
      '-f',
      'f32le',
      '-ar',
      String(RATE),
      '-ac',
      String(channels.length),
      '-i',
      'pipe:0',
      ...how,
      ...EXACT,
      '-y',
      file,
    ],
    new Uint8Array(samples.buffer),
  );
}

/** What a player gets from a file, at 48 kHz. */
export function decode(file: string, count: number): Wave[] {
  const { stdout } = ffmpeg([
    '-v',
    'error',
    '-i',
    file,
    '-f',
    'f32le',
    '-ar',
    String(RATE),
    '-ac',
    String(count),
    'pipe:1',
  ]);
  const all = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength));
  return Array.from({ length: count }, (_, c) => {
    const wave = new Float32Array(Math.floor(all.length / count));
    for (let i = 0; i < wave.length; i++) wave[i] = all[i * count + c]!;
    return wave;
  });
}

/** Integrated loudness and true peak as ffmpeg's own meter tells them: LUFS, dBTP. */
export function ebur128(file: string): { lufs: number; peak: number } {
  const { stderr } = ffmpeg(['-i', file, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-']);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const number = (pattern: RegExp): number => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return { lufs: number(/I:\s+(-?[\d.]+) LUFS/), peak: number(/Peak:\s+(-?[\d.]+) dBFS/) };
}

/** Draws the spectrum of a file over time. */
export function drawSpectrum(file: string, picture: string): void {
  ffmpeg([
    '-v',
    'error',
    '-i',
    file,
    '-lavfi',
    'showspectrumpic=s=1400x480:legend=0:scale=log:fscale=log',
    '-y',
    picture,
  ]);
}
