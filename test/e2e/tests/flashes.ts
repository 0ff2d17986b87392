import assert from 'node:assert/strict';
import type { E2eTest } from '../kit.ts';
import { inLab, openLab, serveLab } from '../lab-site.ts';

/** Cells of the grid in which luminance is watched. */
const [COLUMNS, ROWS] = [16, 9] as const;
/** WCAG 2.2, 2.3.1: opposing changes of a tenth, the darker one under 0.8, at most three pairs a second. */
const SWING = 0.1;
const DARKER = 0.8;
const MOST = 3;
/** A flash counts where it takes a quarter of what the eye has in its middle: here, of the screen. */
const PART = 0.25;

interface Frame {
  readonly at: number;
  readonly cells: readonly number[];
}

/** Watches the canvas, frame by frame, as it is shown. */
const WATCH = `
  const frames = [];
  const small = new OffscreenCanvas(160, 90);
  const pen = small.getContext('2d', { willReadFrequently: true });
  const linear = Array.from({ length: 256 }, (_, v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  let going = true;
  const look = (at) => {
    pen.drawImage(document.querySelector('#host canvas'), 0, 0, 160, 90);
    const { data } = pen.getImageData(0, 0, 160, 90);
    const cells = Array(${COLUMNS * ROWS}).fill(0);
    for (let y = 0; y < 90; y++)
      for (let x = 0; x < 160; x++) {
        const i = (y * 160 + x) * 4;
        cells[Math.floor(y / 10) * 16 + Math.floor(x / 10)] +=
          (0.2126 * linear[data[i]] + 0.7152 * linear[data[i + 1]] + 0.0722 * linear[data[i + 2]]) / 100;
      }
    frames.push({ at, cells });
    if (going) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
`;

/** The liveliest there is: a Joker's sweep, quick play to the end of a match, screens that change. */
const MOMENTS = `
  const sweep = lab.sweepBeats();
  lab.view.show(sweep.model);
  await pause(200);
  await lab.view.play(sweep.beats, '1');
  const match = lab.beatsAfter(5, 30, 6);
  lab.view.show(match.model);
  await lab.view.play(match.beats, '2');
  for (const screen of ['title', 'quick', 'mid', 'pause', 'mid', 'result', 'title', 'mid']) {
    lab.view.show(lab.SCREENS[screen]());
    await pause(120);
  }
  await pause(300);
  going = false;
  return frames;
`;

const test: E2eTest = {
  name: 'nothing flashes: the liveliest moments with everything on',
  async run({ browser }) {
    const lab = await serveLab();
    try {
      const page = await openLab(browser, lab.address, { width: 480, height: 270 });
      const display = {
        effects: 'ultra',
        glow: 'strong',
        persistence: 'strong',
        scanlines: 'strong',
        motion: 'full',
      } as const;
      const seen = (await inLab(page, display, WATCH + MOMENTS)) as Frame[];
      // Between two pictures of a game that rests the canvas reads as nothing: the eye goes on seeing the last one.
      const frames = seen.filter(({ cells }) => cells.some((light) => light > 0.001));
      assert.ok(frames.length > 15, `only ${frames.length} of ${seen.length} frames were seen`);
      const lit = Math.max(...frames.flatMap(({ cells }) => cells));
      assert.ok(lit > 0.1, 'nothing bright was seen on the canvas');
      assert.ok(worstSecond(flicker()) > MOST, 'the counting does not see a flicker');
      const worst = worstSecond(frames);
      console.log(`       ${frames.length} frames, ${worst} flashes in the worst second`);
      assert.ok(worst <= MOST, `${worst} flashes in a second`);
      await page.context().close();
    } finally {
      lab.close();
    }
  },
};
export default test;

/** Five flashes a second over a third of the screen: what must be seen as too many. */
function flicker(): Frame[] {
  return Array.from({ length: 60 }, (_, i) => ({
    at: i * 50,
    cells: Array.from({ length: COLUMNS * ROWS }, (_, cell) => (cell < 48 && i % 4 < 2 ? 0.5 : 0.05)),
  }));
}

/** The most flashes in any second: pairs of opposing swings that so many cells make within the same frame. */
function worstSecond(frames: readonly Frame[]): number {
  const swings: { readonly at: number; readonly up: boolean }[] = [];
  const anchor = [...frames[0]!.cells];
  for (const { at, cells } of frames) {
    let [up, down] = [0, 0];
    for (const [i, now] of cells.entries()) {
      const before = anchor[i]!;
      if (Math.abs(now - before) < SWING || Math.min(now, before) >= DARKER) continue;
      if (now > before) up++;
      else down++;
      anchor[i] = now;
    }
    const most = Math.max(up, down);
    if (most < PART * cells.length) continue;
    if (swings.at(-1)?.up !== up > down) swings.push({ at, up: up > down });
  }
  return Math.max(
    0,
    ...swings.map(({ at }) =>
      Math.floor(swings.filter((each) => each.at >= at && each.at < at + 1000).length / 2),
    ),
  );
}
