/** What is heard of a whole match, read from the audio graph: every source that starts, and the bus it leads to. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BUSES, type Bus, DEFAULT_SOUND } from '../../../src/content/index.ts';
import { gainOf } from '../../../src/platform/sound-levels.ts';
import { type Beat, cuesOfBeat } from '../../../src/present/index.ts';
import { type E2eTest, visit } from '../kit.ts';

/** How often the page notes that it has a turn. */
const TURN_MS = 10;

/** Notes beats as the page marks them, sources as they start, where nodes lead, and when the page had a turn to do anything. */
const LISTEN = `
  const beats = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, detail } of list.getEntries())
      if (name === 'beat') beats.push({ ...detail, at: startTime });
  }).observe({ type: 'mark' });
  const turns = [];
  setInterval(() => turns.push(performance.now()), ${TURN_MS});

  const links = new Map();
  const starts = [];
  const ends = [];
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to, ...more) {
    links.set(this, to);
    if (to instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 32768 });
      connect.call(this, ear);
      ends.push(ear);
    }
    return connect.call(this, to, ...more);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when, offset, ...more) {
    starts.push({
      source: this,
      offset: offset * 1000,
      seconds: this.buffer?.duration ?? 0,
      at: performance.now(),
      wait: Math.max(0, (when - this.context.currentTime) * 1000),
    });
    return start.call(this, when, offset, ...more);
  };
  const nodes = [];
  window.listening = {
    beats: () => beats,
    turns: () => turns,
    starts: () =>
      starts.map(({ source, ...rest }) => {
        // Behind a source are its loudness, its place, and its bus.
        const bus = links.get(links.get(links.get(source)));
        if (!nodes.includes(bus)) nodes.push(bus);
        return { ...rest, bus: nodes.indexOf(bus), gain: bus.gain.value };
      }),
    // The loudest sample of the last 0.7 s, on the way out.
    peak: () =>
      Math.max(
        ...ends.map((ear) => {
          const wave = new Float32Array(ear.fftSize);
          ear.getFloatTimeDomainData(wave);
          return wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
        }),
      ),
  };
`;

interface Shown {
  readonly beat: Beat;
  readonly ms: number;
  readonly at: number;
}
interface Start {
  /** Where in its file, in milliseconds. */
  readonly offset: number;
  /** How long the whole file is. */
  readonly seconds: number;
  readonly at: number;
  /** How long after `at` the audio is to begin, in milliseconds. */
  readonly wait: number;
  readonly bus: number;
  readonly gain: number;
}
interface Listening {
  beats(): Shown[];
  turns(): number[];
  starts(): Start[];
  peak(): number;
}
interface InPage {
  readonly listening: Listening;
  readonly caravan: { sound(): { readonly piece: string | null } };
}
type Heard<K extends keyof Listening> = ReturnType<Listening[K]>;
type Named = Start & { readonly name: string };

interface Recorded {
  readonly file: string;
  readonly bus: Bus;
  readonly variants: readonly (readonly [start: number, length: number])[];
}
const read = (name: string): unknown => JSON.parse(readFileSync(`assets/sound/${name}`, 'utf8'));
const { cues } = read('index.json') as { cues: Record<string, Recorded> };
const { files } = read('report.json') as { files: Record<string, { seconds: number }> };

/** The file a source plays from: no two are equally long. */
const fileOf = ({ seconds }: Start): string => {
  const near = Object.entries(files).filter(([, file]) => Math.abs(file.seconds - seconds) < 0.1);
  assert.equal(near.length, 1, `${seconds} s is the length of ${near.length} files`);
  return near[0]![0];
};
function nameOf(start: Start): string {
  const file = fileOf(start);
  const near = Object.entries(cues).filter(
    ([, cue]) => cue.file === file && cue.variants.some(([from]) => Math.abs(from - start.offset) < 2),
  );
  assert.equal(near.length, 1, `${near.length} sounds begin at ${start.offset} ms of ${file}`);
  return near[0]![0];
}

const LATEST_MS = 60;
/** The same sound so soon after itself is one sound. */
const SAME_MS = 25;
/** A short one in which a Joker sweeps. */
const MATCH = '#table?rules=standard&opponent=greedy&you=greedy&seed=8&first=A&speed=2';
const NEXT_MATCH = '#table?rules=standard&opponent=greedy&you=greedy&seed=9&first=A&speed=instant';

const SIZES = [
  [1280, 720],
  [844, 390],
  [390, 844],
] as const;
const LONG_CAPTION =
  '[two strokes of a bell] You put K♥ on the 6♣ of your caravan 1: it is 22, sold, and goes up.';

const busOf = ({ name }: Named): Bus => cues[name]!.bus;

/** Every cue of every beat is heard, and in time; returns how late the latest began, in milliseconds. */
function checkCues(beats: readonly Shown[], turns: readonly number[], starts: readonly Named[]): number {
  let latest = 0;
  for (const { beat, ms, at } of beats) {
    // What comes later is timed from the first sound of the beat, which is held against the beat itself.
    let from = at;
    for (const { sound, after } of cuesOfBeat(beat, 'A')) {
      const due = from + after * (beat.duration > 0 ? ms / beat.duration : 1);
      const heard = starts.find(({ name, at: start }) => name === sound && start >= due - SAME_MS);
      assert.ok(heard, `${sound} of ${beat.kind} is not heard`);
      // A page that is held up cannot be blamed: what counts is the time in which it had turns to do anything.
      const free = TURN_MS * turns.filter((turn) => turn > due && turn < heard.at).length;
      const late = Math.min(heard.at - due, free) + heard.wait;
      assert.ok(late <= LATEST_MS, `${sound} of ${beat.kind} is heard ${late} ms after its beat`);
      if (after === 0) from = Math.max(from, heard.at);
      latest = Math.max(latest, late);
    }
  }
  return latest;
}

/** Every sound leads to the bus it was made for: one node for each bus, as loud as is set. */
function checkBuses(starts: readonly Named[]): void {
  for (const bus of BUSES) {
    const own = starts.filter((start) => busOf(start) === bus);
    assert.ok(own.length > 0, `nothing of ${bus} is heard`);
    const nodes = new Set(own.map((start) => start.bus));
    assert.equal(nodes.size, 1, `the sounds of ${bus} lead to ${nodes.size} nodes`);
    const others = starts.filter((start) => busOf(start) !== bus && nodes.has(start.bus));
    assert.deepEqual(others, [], `others lead to the node of ${bus}`);
    const gain = gainOf(DEFAULT_SOUND[`${bus}Level`]);
    assert.ok(Math.abs(own[0]!.gain - gain) < 0.01, `${bus} has gain ${own[0]!.gain}, not ${gain}`);
  }
}

const test: E2eTest = {
  name: 'sound: a whole match is heard on its buses, in time, and not at all when muted',
  async run(site) {
    // The smaller the picture the less it holds up.
    const size = { width: 480, height: 270 };
    const { page, context, faults } = await visit(site, '', { before: LISTEN, size, untouched: true });
    const ask = <K extends keyof Listening>(what: K): Promise<Heard<K>> =>
      page.evaluate(
        (key) => (globalThis as unknown as InPage).listening[key](),
        what as keyof Listening,
      ) as Promise<Heard<K>>;
    const play = (hash: string): Promise<void> =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    const until = (ended: number): Promise<unknown> =>
      page.waitForFunction(
        (count) =>
          (globalThis as unknown as InPage).listening.beats().filter(({ beat }) => beat.kind === 'matchEnded')
            .length === count,
        ended,
        { timeout: 120_000 },
      );

    await page.waitForFunction(() => document.getElementById('boot')?.hidden);
    assert.deepEqual(await ask('starts'), [], 'nothing sounds before a hand has touched the page');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      () =>
        (globalThis as unknown as InPage).caravan.sound().piece !== null &&
        document.querySelector('#captions .piece') !== null,
      undefined,
      { timeout: 60_000 },
    );
    await play(MATCH);
    await until(1);
    await page.waitForTimeout(300); // what comes after the last beat
    const peak = await ask('peak');
    const [beats, turns] = [await ask('beats'), await ask('turns')];
    const starts = (await ask('starts')).map((start) => ({ ...start, name: nameOf(start) }));
    const kinds = new Set(beats.map(({ beat }) => beat.kind));
    assert.ok(kinds.size >= 9 && kinds.has('rowRemoved'), `a match of ${[...kinds].join(' ')}`);
    const latest = checkCues(beats, turns, starts);
    checkBuses(starts);
    assert.ok(peak > 0.001, 'nothing comes out');
    console.log(
      `       ${beats.length} beats of ${kinds.size} kinds, ${starts.length} sounds, the latest ${latest.toFixed(1)} ms after its beat; peak ${peak.toFixed(2)}`,
    );

    await page.keyboard.press('m');
    await page.waitForTimeout(200);
    const count = (await ask('starts')).length;
    await play(NEXT_MATCH);
    await until(2);
    await page.waitForTimeout(900); // longer than what the ear at the way out remembers
    assert.equal((await ask('starts')).length, count, 'nothing starts while muted');
    assert.equal(await ask('peak'), 0, 'nothing comes out while muted');

    // Captions are over nobody's hand of cards and no control: those lie in the lower part of every size.
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const bottom = await page.evaluate((text) => {
        const host = document.getElementById('captions')!;
        host.replaceChildren(
          ...[text, text].map((words) => Object.assign(document.createElement('p'), { textContent: words })),
        );
        return host.getBoundingClientRect().bottom;
      }, LONG_CAPTION);
      assert.ok(bottom < height / 5, `captions reach down to ${bottom} of ${height}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
