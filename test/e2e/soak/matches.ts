/**
 * Many matches of bot against bot through one real page that is never reloaded, under every rule set and house rule, on
 * screens of every form, with the sound on, and what they leave behind: faults, heap, display objects, parts of the audio
 * graph.
 */
import { HOUSE_RULES, PRESET_IDS } from '../../../src/content/index.ts';
import { keepPicture, playOut, type Site, TerminalHand, visit } from '../kit.ts';
import type { SoakOptions, SoakPart } from './part.ts';

/** Matches before the first measurement counts, at most: by then the pools have seen long tables, and keep what they had need of. */
const WARM_UP = 100;
/** So many measurements in a run. */
const MEASUREMENTS = 8;
/** The heap may end this much above where it stood after the warm-up. */
const HEAP_SLACK = 1.1;
/**
 * A table longer than any before takes a few more objects for good, ever more seldom, so that the second half of a run is
 * held against its middle: what leaks grows there as in the first.
 */
const OBJECT_SLACK = 1.02;
/** What sounds just then has its nodes in the audio graph; what leaks adds some for every sound. */
const AUDIO_SLACK = 60;
const MATCH_TIMEOUT_MS = 120_000;

const PAIRINGS = [
  ['greedy', 'greedy'],
  ['greedy', 'random'],
  ['freighter', 'greedy'],
  ['long-hauler', 'trader'],
  ['drifter', 'greenhorn'],
  ['greedy-1', 'net-1'],
] as const;

const SIZES = [
  { width: 960, height: 540 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
] as const;
/** The screen changes its form after so many matches: all have been seen before the warm-up is over. */
const PER_SIZE = 9;

interface Measured {
  readonly heapMB: number;
  readonly objects: number;
  readonly nodes: number;
  /** Nodes of the audio graph. */
  readonly audio: number;
  /** Sounds begun since the start. */
  readonly sounds: number;
}

async function run(site: Site, { many: matches, seed: firstSeed }: SoakOptions): Promise<string[]> {
  const warmUp = Math.min(WARM_UP, Math.floor(matches / 2));
  const every = Math.max(1, Math.floor(matches / MEASUREMENTS));
  const { page, faults } = await visit(site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('Performance.enable');

  async function measure(): Promise<Measured> {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const [objects, nodes] = await page.evaluate(() => [
      (globalThis as unknown as { caravan: { displayObjects(): number } }).caravan.displayObjects(),
      document.querySelectorAll('*').length,
    ]);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const audio = metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? 0;
    const { running, started } = await page.evaluate(() =>
      (
        globalThis as unknown as {
          caravan: { sound(): { running: boolean; started: Readonly<Record<string, number>> } };
        }
      ).caravan.sound(),
    );
    if (!running) faults.push('the sound does not run');
    const sounds = Object.values(started).reduce((sum, count) => sum + count, 0);
    return { heapMB: usedSize / 1e6, objects: objects ?? 0, nodes: nodes ?? 0, audio, sounds };
  }

  // Whoever opens the terminal has touched the page: from here on the sound runs.
  const terminal = await TerminalHand.open(page);
  const results: Record<string, number> = {};
  const measured: (Measured & { readonly match: number })[] = [];
  const started = performance.now();
  for (let match = 1; match <= matches; match++) {
    // All of a match follows from its seed: `--seed` goes on where another run ended, or repeats one match.
    const seed = firstSeed + match - 1;
    // Every pairing meets every rule set.
    const [you, opponent] = PAIRINGS[Math.floor(seed / PRESET_IDS.length) % PAIRINGS.length]!;
    const size = SIZES[Math.floor(seed / PER_SIZE) % SIZES.length]!;
    if (page.viewportSize()!.width !== size.width) await page.setViewportSize(size);
    const house = HOUSE_RULES.filter((_, i) => (seed >> (i + 2)) & 1);
    const rules = [PRESET_IDS[seed % PRESET_IDS.length], ...house].join('+');
    const link = `#table?rules=${rules}&opponent=${opponent}&you=${you}&seed=${seed}&speed=instant`;
    if (!(await playOut(page, link, MATCH_TIMEOUT_MS))) {
      const last = await page.evaluate(
        () =>
          document.querySelector('[aria-label="Terminal"]')?.lastElementChild?.textContent ?? 'no terminal',
      );
      faults.push(`seed ${seed} (${rules}, ${you} against ${opponent}) goes on for ever; told last: ${last}`);
      console.log(faults.at(-1));
      await keepPicture(page, `soak seed ${seed}`);
      continue;
    }
    const state = await terminal.state();
    const key = `${state.result}, ${state.why}`;
    results[key] = (results[key] ?? 0) + 1;
    if (state.result === 'continue') faults.push(`seed ${seed} (${rules}) did not end`);
    if (match === warmUp || match % every === 0 || match === matches) {
      const now = { match, ...(await measure()) };
      measured.push(now);
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(
        `match ${match}: heap ${now.heapMB.toFixed(1)} MB, ${now.objects} display objects, ${now.nodes} elements, ${now.audio} audio nodes, ${now.sounds} sounds (${minutes} min)`,
      );
    }
  }
  await page.context().close();

  const base = measured.find(({ match }) => match >= warmUp)!;
  const last = measured.at(-1)!;
  if (last.heapMB > base.heapMB * HEAP_SLACK)
    faults.push(`the heap grew from ${base.heapMB.toFixed(1)} to ${last.heapMB.toFixed(1)} MB`);
  const middle = measured.find(({ match }) => match >= matches / 2)!;
  if (last.objects > middle.objects * OBJECT_SLACK)
    faults.push(`display objects grew from ${middle.objects} to ${last.objects}`);
  if (last.audio > base.audio + AUDIO_SLACK)
    faults.push(`the audio graph grew from ${base.audio} to ${last.audio} nodes`);
  if (last.sounds < base.sounds + 5 * (last.match - base.match))
    faults.push(`only ${last.sounds - base.sounds} sounds in ${last.match - base.match} matches`);
  console.log(results);
  return faults;
}

export default { many: 2000, run } satisfies SoakPart;
