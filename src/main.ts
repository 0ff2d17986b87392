/** The composition root of the browser game: it plugs services into ports and holds no logic. */
import './style.css';
import { OPPONENTS } from './ai/bots.ts';
import { GREEDY_BOT } from './ai/greedy.ts';
import {
  createConsole,
  feelOf,
  heardOf,
  listeningTo,
  type Ports,
  radioOf,
  startProgram,
} from './app/index.ts';
import { SEATS, type Seat } from './engine/index.ts';
import { type Device, fromSeat, type Intent } from './input/index.ts';
import {
  browserPads,
  browserTabs,
  browserUpdates,
  createAnnouncer,
  createCaptions,
  createFullScreen,
  createLatest,
  createMirror,
  createSound,
  createStorage,
  createTerminal,
  createThinker,
  createWakeLock,
  dialogTakes,
  holdTab,
  keepSteppedDown,
  likelyDevice,
  listenToGamepads,
  listenToKeyboard,
  liveRegion,
  openDialog,
  readSteppedDown,
  type WorkerLike,
  wait,
  watchForUpdate,
} from './platform/index.ts';
import { aboutToTry, type Beat, type ScreenModel, spokenChange } from './present/index.ts';
import { KEEP_FAILURE_WORDS, OTHER_TAB } from './text/campaign.ts';
import { CONTROLS_WORDS } from './text/controls.ts';
import { CONSOLE_WORDS, NOTICES, WORDS } from './text/screens.ts';
import { RADIO_WORDS, SOUND_NOTICES } from './text/sound.ts';
import type { GameView } from './view/index.ts';

/** A job is given up after this long; the match then asks for a quick move. */
const THINKING_MS = 15_000;
/** The boot text stays until so long after the page was begun, unless a key is pressed. */
const BOOT_MS = 800;
/** What the address shows during a match, so that a reload goes on with it. */
const IN_MATCH = '#play';
const ON_THE_ROAD = '#road';
const DAY_MS = 86_400_000;
const BEAT_MARK = 'beat';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

let view: GameView | null = null;
let screen: ScreenModel | null = null;
const screens = createLatest<ScreenModel>((model) => view?.show(model));

let opened = (): void => {};
/** There is something to see; what is only heard is fetched after that. */
const viewOpened = new Promise<void>((resolve) => {
  opened = resolve;
});
let booting = true;
void viewOpened.then(() => {
  booting = false;
});
const captions = createCaptions(element('captions'));
const sound = createSound({
  page: document,
  fetchPlayer: async () => {
    await viewOpened;
    const { openPlayer } = await import('./platform/sound-open.ts');
    return openPlayer({
      onPiece: (piece) => {
        program.send({ type: 'radioPlays', piece });
        if (piece !== null) captions.show(RADIO_WORDS.playing(piece), 'piece');
      },
      onStuck: () => program.send({ type: 'notify', text: SOUND_NOTICES.stuck, fault: true }),
    });
  },
  later: (ms, call) => void setTimeout(call, ms),
  caption: captions.show,
});
/** What a hand wants just now, while the program sees to it. */
let wanted: Intent | null = null;

const controls = () => program.getSnapshot().context.settings.controls;
const isBrief = (): boolean => controls().speech === 'brief';
const announcer = createAnnouncer(
  liveRegion(element('announcer')),
  () => terminal.isOpen,
  CONTROLS_WORDS.nothingSaid,
  () => controls().speechPace,
);
const mirror = createMirror(
  { main: element('mirror'), log: element('mirror-log') },
  { give: (intent) => give(intent, 'keyboard'), say: announcer.announce },
);
/** The screen that was told last. */
let told: ScreenModel | null = null;
const mirrored = createLatest<ScreenModel>((model) => {
  for (const sentence of spokenChange(told, model, isBrief())) announcer.announce(sentence);
  told = model;
  mirror.show(model);
});
const alone = holdTab(() => {
  element('boot-status').textContent = OTHER_TAB;
  announcer.announce(OTHER_TAB);
}, browserTabs(wait));
// A slow start looks like another tab for a moment.
void alone.then(() => {
  if (element('boot-status').textContent === OTHER_TAB) element('boot-status').textContent = NOTICES.loading;
});
const storage = createStorage({
  onFailure: (why) => program.send({ type: 'notify', text: KEEP_FAILURE_WORDS[why], fault: true }),
  alone,
  askToStay: () => void navigator.storage?.persist?.().catch(() => false),
});
const thinker = createThinker(
  () => new Worker(new URL('./ai/worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
  THINKING_MS,
);

const ports: Ports = {
  opponents: OPPONENTS,
  people: async () => (await import('./content/people.ts')).PEOPLE,
  think: async ({ bot, seen, seed, fast }, signal) =>
    fast ? GREEDY_BOT.choose(seen, {}, seed) : thinker.think({ bot, seen, limit: {}, seed }, signal),
  wait,
  show: (model) => {
    screen = model;
    sound.shown(model, wanted);
    screens.give(model);
    mirrored.give(model);
  },
  play: async (beats, speed) => {
    screens.flush(); // beats are played on the table as it was before them
    if (view) await view.play(beats, speed);
    else for (const beat of beats) hear(beat, 0);
  },
  skip: () => view?.skip(),
  load: storage.load,
  keepMatch: storage.keepMatch,
  keepTable: storage.keepTable,
  keepCampaign: storage.keepCampaign,
  today: () => Math.floor(Date.now() / DAY_MS),
  carry: async (how) => {
    try {
      return await (await import('./platform/carry.ts')).carry(how, storage);
    } catch {
      return WORDS.unfetched;
    }
  },
  askText: (title, text) => openDialog({ title, text, kind: 'ask' }),
  showText: (title, text) => void openDialog({ title, text, kind: 'show' }),
  openRoad: async () => (await import('./app/road.ts')).ROAD_BOOK,
  openSchool: async () => (await import('./app/school.ts')).SCHOOL,
  openTerminal: () => terminal.open(),
  takeUpdate: () => void storage.settled().then(takeUpdate),
  turnRadio: (by) => sound.turnRadio(by),
  openRules: async () => (await import('./present/rules-menu.ts')).RULES_BOOK,
  covered: (lines) => {
    announcer.hush();
    terminal.forget();
    captions.forget();
    // Ears learn it from the curtain itself.
    if (lines.length > 0) terminal.tell(lines);
  },
  happened: ({ mover, own, lines, summary, brief }) => {
    const said = isBrief() ? brief : summary;
    // A deal, or what a lesson says, is told after the table, which is shown in the same turn of the loop.
    if (mover === null) queueMicrotask(() => queueMicrotask(() => announcer.announce(said)));
    else announcer.announce(said);
    sound.speaks(summary);
    if (!own) terminal.tell(lines);
  },
  noticed: (text) => {
    announcer.announce(text);
    terminal.tell([text]);
  },
};

const hear = (beat: Beat, ms: number): void => {
  // For a profiler, and for tests, which hold against it what is heard; not kept.
  performance.mark(BEAT_MARK, { detail: { beat, ms } });
  performance.clearMarks(BEAT_MARK);
  sound.beat(beat, ms, seatAtScreen());
};

/** Whose ears and whose keys they are; the person sits at A, but where two people share the screen. */
const seatAtScreen = (): Seat => program.getSnapshot().context.table?.seen.seat ?? 'A';

const fullScreen = createFullScreen(document, () =>
  program.send({ type: 'changed', item: 'fullScreen', value: 'off' }),
);

const wakeLock = createWakeLock(document, 'wakeLock' in navigator ? navigator.wakeLock : undefined);

const program = startProgram(ports, {
  opponents: OPPONENTS,
  seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
  address: location.hash,
  resume: [IN_MATCH, ON_THE_ROAD].includes(location.hash),
  onRoad: location.hash === ON_THE_ROAD,
  greets: true,
  device: likelyDevice(),
  lacks: [
    ...(fullScreen.able ? [] : ['fullScreen' as const]),
    ...(wakeLock.able ? [] : ['keepAwake' as const]),
  ],
});

const gameConsole = createConsole(program, storage.settled, ports);
const terminal = createTerminal(
  {
    button: element<HTMLButtonElement>('open-terminal'),
    panel: element('terminal'),
    log: element('terminal-log'),
    form: element<HTMLFormElement>('terminal-form'),
    input: element<HTMLInputElement>('command'),
    closeButton: element<HTMLButtonElement>('close-terminal'),
  },
  gameConsole.run,
  CONSOLE_WORDS.opened,
);

const hearing = () => listeningTo(program.getSnapshot().context);
const give = (intent: Intent, by: Device, seat?: Seat): void => {
  // What ends the boot text is not meant for the screen behind it.
  if (booting || dialogTakes(intent)) return;
  mirror.follow(by === 'keyboard' || by === 'pad');
  if (intent.type === 'command' && intent.command === 'terminal') terminal.open();
  else if (intent.type === 'command' && intent.command === 'repeat') announcer.repeat();
  else if (view?.takes(intent)) program.send({ type: 'handUsed', device: by });
  else intend(intent, by, seat);
};
function intend(intent: Intent, by: Device, seat?: Seat): void {
  wanted = intent;
  if (intent.type !== 'point' && intent.type !== 'move') told = aboutToTry(told);
  if (intent.type === 'command' && intent.command === 'mute') {
    const { masterSound } = program.getSnapshot().context.settings.sound;
    const value = masterSound === 'on' ? 'off' : 'on';
    program.send({ type: 'changed', item: 'masterSound', value });
    program.send({ type: 'notify', text: SOUND_NOTICES[value] });
  } else program.send({ type: 'intent', intent, by, ...(seat && { seat }) });
  wanted = null;
}
listenToKeyboard(window, {
  hearing,
  send: (intent) => give(fromSeat(intent, seatAtScreen()), 'keyboard'),
  winds: (ms) => view?.winds(ms),
  caught: (name) => program.send({ type: 'caught', bound: 'keys', name }),
});
const gamepads = listenToGamepads(browserPads(), {
  hearing,
  // With two pads each plays a side of its own.
  send: (intent, player, pads) =>
    give(fromSeat(intent, seatAtScreen()), 'pad', pads > 1 ? (SEATS[player] ?? 'B') : undefined),
  winds: (ms) => view?.winds(ms),
  caught: (name) => program.send({ type: 'caught', bound: 'buttons', name }),
  pressed: (pad, source) => program.send({ type: 'padPressed', pad, source }),
  came: (pad) => program.send({ type: 'padCame', pad }),
  gone: (pad) => program.send({ type: 'padGone', pad }),
});
const hearAsSet = ({ context }: ReturnType<typeof program.getSnapshot>): void =>
  sound.configure(context.settings.sound);
program.subscribe(hearAsSet);
program.subscribe(({ context }) => fullScreen.want(context.settings.display.fullScreen === 'on'));
program.subscribe((snapshot) =>
  wakeLock.want(snapshot.matches('table') && snapshot.context.settings.display.keepAwake === 'on'),
);
hearAsSet(program.getSnapshot());
element('command').addEventListener('input', () => sound.interface('typing'));
let noted = program.getSnapshot().context;
sound.tuneRadio(radioOf(noted));
program.subscribe(({ context }) => {
  const [feel, heard] = [feelOf(noted, context), heardOf(noted, context)];
  if (noted.campaign !== context.campaign) sound.tuneRadio(radioOf(context));
  noted = context;
  if (feel) gamepads.feel(feel);
  sound.interface(...heard);
});

// Of the event, not of the page: what stands in the address may have been replaced meanwhile.
addEventListener('hashchange', ({ newURL }) =>
  program.send({ type: 'addressChanged', address: new URL(newURL).hash }),
);
program.subscribe((snapshot) => {
  const inMatch = snapshot.matches('table') || snapshot.matches('result');
  const hash = !inMatch ? '' : snapshot.context.table?.road ? ON_THE_ROAD : IN_MATCH;
  if (!snapshot.matches('boot') && location.hash !== hash)
    history.replaceState(null, '', hash || location.pathname);
});

/** The boot text gives way to the view, after a while or at the first key. */
async function openView(): Promise<void> {
  const read = Promise.race([
    wait(Math.max(0, BOOT_MS - performance.now())),
    new Promise((resolve) => {
      addEventListener('keydown', resolve, { once: true });
      addEventListener('pointerdown', resolve, { once: true });
    }),
  ]);
  try {
    const { createView, isSteppedDown } = await import('./view/index.ts');
    view = await createView(element('screen'), {
      display: program.getSnapshot().context.settings.display,
      steppedDown: readSteppedDown(isSteppedDown),
      onStepDown: keepSteppedDown,
      onBeat: hear,
      onNotice: () => program.send({ type: 'notify', text: NOTICES.noWebgl }),
    });
    const configure = ({ context }: ReturnType<typeof program.getSnapshot>) =>
      view?.configure(context.settings.display);
    program.subscribe(configure);
    configure(program.getSnapshot()); // what was kept may have been read meanwhile
    view.onIntent((intent, by) => {
      mirror.follow(false);
      intend(intent, by);
    });
    view.onUse((device) => program.send({ type: 'handUsed', device }));
    if (screen) view.show(screen);
    await Promise.all([read, alone]);
    element('boot').hidden = true;
    opened();
  } catch (error) {
    console.warn(error);
    element('boot-status').textContent = NOTICES.noView;
    program.send({ type: 'notify', text: NOTICES.noView, fault: true });
    opened();
  }
}
// For bug reports and the long tests: what only the running page can count.
Object.defineProperty(globalThis, 'caravan', {
  value: { displayObjects: () => view?.stats().objects ?? 0, sound: () => sound.counts() },
});
void openView();
// What is fetched for playing without a network must not hold up what is to be seen.
let takeUpdate = (): void => {};
if (import.meta.env.PROD)
  void viewOpened.then(() => {
    takeUpdate = watchForUpdate(browserUpdates(), () => program.send({ type: 'updateReady' }));
  });
