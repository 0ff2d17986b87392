/**
 * What can go wrong around a game in a browser, to be done to a page on demand: workers that die, a graphics chip that
 * lets go, storage that fails, sound that is taken away, an hour in the background, a clock that is set back.
 */
import type { Page } from 'playwright-core';

/** Runs in the page before the game. */
export const CHAOS = `(() => {
  const [realNow, realDate, realFrame, realStop] = [performance.now.bind(performance), Date, requestAnimationFrame, cancelAnimationFrame];
  let ahead = 0;
  let day = 0;
  let hidden = false;
  let held = new Map();
  let count = 0;
  performance.now = () => realNow() + ahead;
  window.Date = class extends realDate {
    constructor(...given) { if (given.length === 0) super(realDate.now() + ahead + day); else super(...given); }
    static now() { return realDate.now() + ahead + day; }
  };
  window.requestAnimationFrame = (call) => {
    const id = ++count;
    held.set(id, call);
    realFrame((at) => {
      if (hidden || !held.has(id)) return;
      held.delete(id);
      call(at + ahead);
    });
    return id;
  };
  window.cancelAnimationFrame = (id) => void held.delete(id);
  Object.defineProperty(Document.prototype, 'hidden', { get: () => hidden });
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  const turn = (to) => { hidden = to; document.dispatchEvent(new Event('visibilitychange')); };

  const workers = [];
  const RealWorker = Worker;
  window.Worker = class extends RealWorker { constructor(...given) { super(...given); workers.push(this); } };
  const sounds = [];
  const RealSound = AudioContext;
  window.AudioContext = class extends RealSound { constructor(...given) { super(...given); sounds.push(this); } };

  let fails = false;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (fails) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  };

  let loss = null;
  const graphics = (deed) => {
    const canvas = document.querySelector('#screen canvas');
    const gl = canvas && (canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
    if (gl) loss ??= gl.getExtension('WEBGL_lose_context');
    if (loss) loss[deed]();
  };

  const press = (key) => {
    for (const type of ['keydown', 'keyup'])
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  };

  window.chaos = {
    workerDies: () => workers.splice(0).forEach((worker) => worker.terminate()),
    workerCrashes: () => workers.splice(0).forEach((worker) => {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error'));
    }),
    graphicsLost: (ms) => { graphics('loseContext'); setTimeout(() => graphics('restoreContext'), ms); },
    storageFails: (ms) => { fails = true; setTimeout(() => { fails = false; }, ms); },
    soundTaken: (ms) => {
      for (const sound of sounds) void sound.suspend();
      setTimeout(() => { for (const sound of sounds) void sound.resume(); }, ms);
    },
    hourAway: (ms) => {
      turn(true);
      setTimeout(() => {
        ahead += 3600000;
        const late = held;
        held = new Map();
        turn(false);
        for (const call of late.values()) realFrame((at) => call(at + ahead));
      }, ms);
    },
    clockSetBack: (ms) => { day -= ms * 100000; },
    keys: (names, ms) => new Promise((resolve) => {
      let at = 0;
      const timer = setInterval(() => {
        if (at < names.length) press(names[at++]);
        else { clearInterval(timer); resolve(0); }
      }, ms);
    }),
  };
})();`;

/** What happens behind the game's back and leaves it where it is, each for some milliseconds. */
export const MISHAPS = [
  'workerDies',
  'workerCrashes',
  'graphicsLost',
  'storageFails',
  'soundTaken',
  'hourAway',
  'clockSetBack',
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** Lets something go wrong a little later, in the midst of whatever the game does by then. */
export const befall = (page: Page, mishap: Mishap, after: number, ms: number): Promise<unknown> =>
  page.evaluate(`void setTimeout(() => window.chaos.${mishap}(${ms}), ${after})`);

/** Somebody drums on the keys, one every so many milliseconds. */
export const drum = (page: Page, keys: readonly string[], every: number): Promise<unknown> =>
  page.evaluate(`window.chaos.keys(${JSON.stringify(keys)}, ${every})`);
