/** Screens for the view lab, built from real matches and positions of the engine. */
import { presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  eventsFor,
  fromPosition,
  type GameEvent,
  isOver,
  legalMoves,
  observe,
  parseMove,
  parsePosition,
  play,
  Random,
  type State,
} from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import {
  type Beat,
  beatsOf,
  isMinor,
  type LogLine,
  logMenu,
  type Menu,
  type MenuItem,
  type MenuModel,
  menuModel,
  pauseMenu,
  resultMenu,
  type ScreenModel,
  startOf,
  type TableModel,
  titleMenu,
} from '../../src/present/index.ts';
import { placesTouched, tableModel } from '../../src/present/table-model.ts';
import { eventLine } from '../../src/text/index.ts';

const NAMES = { A: 'You', B: 'Corvin Halse' };
const rules = compileRules(presetOptions('standard'));
const line = (event: GameEvent): string | null => eventLine(event, { seat: 'A', names: NAMES });
const KEYS: Record<string, string> = {
  pick: '1-8',
  move: 'Arrows',
  confirm: 'Enter',
  cancel: 'Esc',
  discard: 'D',
  disband: 'X',
  menu: 'P',
  speed: 'V',
};

interface Sight {
  readonly held?: number;
  readonly focus?: Place;
  readonly aim?: string;
  readonly doubt?: { kind: 'discard' | 'disband'; move: string };
  readonly objection?: 'wrong-direction-and-suit' | 'not-your-turn';
  readonly log?: readonly LogLine[];
  readonly stake?: number;
  readonly lastMove?: TableModel['lastMove'];
}

export function tableOf(state: State, sight: Sight = {}): TableModel {
  const seen = observe(state, 'A');
  const legal = seen.next === 'A' ? legalMoves(state) : [];
  const card = sight.held === undefined ? null : seen.hand[sight.held]!.replace(/\[\d\]/, '');
  return tableModel({
    seen,
    names: NAMES,
    rulesTitle: 'Standard',
    speed: '1',
    watching: false,
    choosing: {
      held: sight.held ?? null,
      doubt: sight.doubt ?? null,
      objection: sight.objection ? { reason: sight.objection, move: sight.aim ?? null } : null,
    },
    focus: sight.focus ?? null,
    legal,
    targets: legal.flatMap((move): Place[] =>
      card && move.startsWith(`${card}>`) ? [move.slice(card.length + 1) as Place] : [],
    ),
    aim: sight.aim ?? null,
    lastMove: sight.lastMove ?? null,
    log: sight.log ?? [],
    notice: null,
    portrait: 'corvin-halse',
    sets: { A: 1, B: 9 },
    ...(sight.stake && { purse: { A: 240, B: 115 }, stake: sight.stake }),
    markFor: (deed) => ({ key: KEYS[deed] ?? '?' }),
  });
}

/** A match of quick and reasonable play, up to a ply; the events of the plies after it as beats. */
export function matchAt(seed: number, plies: number): { model: TableModel; state: State; log: LogLine[] } {
  const start = deal(rules, { seed, first: 'A' });
  let { state } = start;
  const log: LogLine[] = [];
  let lastMove: TableModel['lastMove'] = null;
  const note = (events: readonly GameEvent[]): void => {
    for (const event of eventsFor('A', events)) {
      const text = line(event);
      if (text !== null) log.push({ seat: 'seat' in event ? event.seat : null, text, minor: isMinor(event) });
    }
  };
  note(start.events);
  const random = new Random(seed);
  for (let ply = 0; ply < plies && !isOver(state); ply++) {
    const mover = observe(state, 'A').next;
    const step = play(state, parseMove(sensibleMove(state, random))!);
    state = step.state;
    note(step.events);
    if (mover === 'B') {
      const words = step.events.map(line).filter((each) => each !== null);
      lastMove = { text: words[0] ?? '', places: placesTouched(step.events) };
    } else lastMove = null;
  }
  return { state, log, model: tableOf(state, { log, lastMove }) };
}

/** A move that does something, of several at random: no disbanding, discards only where nothing else goes. */
function sensibleMove(state: State, random: Random): string {
  const moves = legalMoves(state);
  const plays = moves.filter((move) => move.includes('>') && !/^[JX]/.test(move));
  const numbers = plays.filter((move) => /^[A2-9T]/.test(move));
  const from = numbers.length > 0 && random.below(4) > 0 ? numbers : plays.length > 0 ? plays : moves;
  return from[random.below(from.length)]!;
}

export function positionOf(position: object): State {
  const parsed = parsePosition({
    deckA: Array(20).fill('2S'),
    deckB: Array(17).fill('2S'),
    discardA: ['4C', 'JS'],
    discardB: ['9D'],
    phase: 'main',
    turn: 'A',
    ...position,
  });
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(rules, parsed.layout);
}

const FULL = {
  A: ['TS.KH 9S 6D.QC', '3C 5C 8C.KD', '7H 6H 4H 2H'],
  B: ['9D 7D.KS 4S', 'TH.QS 8H 6S', '2D 5S 9C.KC.KH'],
  handA: ['TH', 'JS', 'QD', '6C', 'X'],
  handB: ['2C', '3C', '4C', '5C', '6C'],
};
const LONG = {
  A: [
    'AS 2H.KS 3D.KH.KD.QS 4C 5S.QH 6H 7D.KC.KS.KH 8C 9S TH.QC',
    'TS.KH.KD.KS 9S 8H 7D 6C 5S.QD 4H 3D',
    '2C 4C.KH 7C',
  ],
  B: [
    'TD 9C.KD 8S 7H.KC.KS.QD 6D 5C 4S.KH.KD 3H 2D.KS.KC.KH AC',
    'AH 3S 5H 7S.KH.KD.QC 9H TC',
    '6S.KH.KD.KS 7C',
  ],
  handA: ['TH', 'JS', 'QD', '6C', 'X'],
  handB: ['2C', '3C', '4C', '5C', '6C'],
};

/** Every state of a caravan, and a King about to double: the picture in the README. */
const SHOWN = {
  A: ['TS 8S 6D', '4C 7C.KC', '2H 5H.KD 9D'],
  B: ['5H 9H.QS 7S', '6D 9D TH.KH', 'TC 8C.KH'],
  handA: ['KS', '6H', 'JD', 'AC', 'X'],
  handB: ['2C', '3C', '4C', '5C', '6C'],
  discardB: ['9D', 'QD'],
};
const SHOWN_LOG: LogLine[] = [
  { seat: 'B', text: 'Corvin Halse plays the Queen of spades on his 9 of hearts in caravan B1: up, spades.' },
  { seat: 'A', text: 'You play the 6 of diamonds on your caravan A1: 18 → 24, sold.' },
  {
    seat: 'B',
    text: 'Corvin Halse plays the King of hearts on his 8 of clubs in caravan B3: 18 → 26, sold.',
  },
];

const SAMPLE_LOG: LogLine[] = [
  { seat: null, text: 'The main game begins.' },
  { seat: 'A', text: 'You play the 9 of spades on your caravan A1: 10 → 19.' },
  { seat: 'B', text: 'Corvin Halse plays the King of spades on his 7 of diamonds in caravan B1: 20 → 27.' },
  { seat: 'B', text: 'Corvin Halse draws a card; 17 left.', minor: true },
];

export const SCREENS: Record<string, () => ScreenModel> = {
  opening: () => matchAt(5, 0).model,
  early: () => matchAt(5, 4).model,
  mid: () => matchAt(5, 22).model,
  late: () => matchAt(11, 40).model,
  full: () =>
    tableOf(positionOf(FULL), {
      log: SAMPLE_LOG,
      stake: 15,
      lastMove: {
        text: 'Corvin Halse plays the King of spades on the 7 of diamonds (B1).',
        places: ['B1.2'],
      },
      focus: 'hand.1',
    }),
  shown: () =>
    tableOf(positionOf(SHOWN), {
      held: 0,
      focus: 'A2.1',
      aim: 'KS>A2.1',
      log: SHOWN_LOG,
      stake: 15,
      lastMove: { text: SHOWN_LOG[2]!.text, places: ['B3.2'] },
    }),
  long: () => tableOf(positionOf(LONG), { log: SAMPLE_LOG, focus: 'A2.3' }),
  holdNumber: () => {
    const state = positionOf(FULL);
    return tableOf(state, { held: 3, focus: 'A3', aim: '6C>A3', log: SAMPLE_LOG });
  },
  preview: () => tableOf(positionOf(FULL), { held: 3, focus: 'A2', aim: '6C>A2', log: SAMPLE_LOG }),
  joker: () => tableOf(positionOf(FULL), { held: 4, focus: 'A1.2', aim: 'X>A1.2', log: SAMPLE_LOG }),
  refusal: () =>
    tableOf(positionOf(FULL), {
      held: 0,
      focus: 'A2',
      aim: 'TH>A2',
      objection: 'wrong-direction-and-suit',
      log: SAMPLE_LOG,
    }),
  question: () =>
    tableOf(positionOf(FULL), {
      focus: 'item.yes',
      doubt: { kind: 'disband', move: 'disband A1' },
      log: SAMPLE_LOG,
    }),
  thinking: () => tableOf(positionOf({ ...FULL, turn: 'B' }), { log: SAMPLE_LOG }),
  title: () => shown(titleMenu({ opponent: 'Corvin Halse', moves: 12 }, null)),
  titleNew: () => shown(titleMenu(null, null, true)),
  quick: () => menu('quick-table', 'Quick table', ['Standard rules.'], QUICK_ITEMS, 'item.preset'),
  longQuick: () =>
    menu(
      'quick-table',
      'Quick table',
      Array.from({ length: 6 }, (_, i) => `${i + 1}. ${LONG_LINE}`),
      QUICK_ITEMS.filter(({ id }) => !/house-[2-5]/.test(id)),
      'item.preset',
    ),
  pause: () => shown(pauseMenu('1', false, matchAt(11, 40).model, 15)),
  rules: () =>
    menu(
      'rules',
      'Rules: the sale',
      Array.from(
        { length: 14 },
        (_, i) =>
          `${i + 1}. A caravan is for sale when its cards are worth 21 to 26. Of two that face each other the dearer one is sold, and two of the same value are tied.`,
      ),
      [button('back', 'Back', true)],
      'item.back',
    ),
  result: () => {
    const { model } = ENDED();
    return shown(resultMenu(model.seen, NAMES, 'A', model));
  },
  log: () => {
    const { model, log } = matchAt(11, 40);
    return shown(logMenu(log, model));
  },
};

/** A match that the person has won, two pairs to one. */
const ENDED = () => {
  for (let seed = 0; ; seed++) {
    const match = matchAt(seed, 400);
    const { result, sold } = match.model.seen;
    if (result === 'A wins' && sold.includes('B') && sold.every((seller) => seller !== null)) return match;
  }
};

/** A menu of the game, with its focus where it begins. */
const shown = (menu: Menu): MenuModel => menuModel(menu, `item.${startOf(menu)}`, null);

const button = (id: string, label: string, primary = false): MenuItem => ({
  id,
  label,
  kind: 'button',
  enabled: true,
  primary,
});
const menu = (
  id: MenuModel['id'],
  heading: string,
  lines: string[],
  items: readonly MenuItem[],
  focus: Place,
): MenuModel => ({ kind: 'menu', id, heading, lines, items, focus, notice: null });

const SPEED: MenuItem = {
  id: 'speed',
  label: 'Speed',
  kind: 'choice',
  enabled: true,
  value: '1',
  options: [
    { value: '1', label: '1×' },
    { value: '2', label: '2×' },
  ],
};
const LONG_LINE =
  'A caravan is for sale when its cards are worth 21 to 26. Of two that face each other the dearer one is sold.';
const QUICK_ITEMS: MenuItem[] = [
  button('deal', 'Deal', true),
  {
    id: 'opponent',
    label: 'Opponent',
    kind: 'choice',
    enabled: true,
    value: 'a',
    options: [{ value: 'a', label: 'Corvin Halse' }],
  },
  {
    id: 'first',
    label: 'Who begins',
    kind: 'choice',
    enabled: true,
    value: 'rules',
    options: [{ value: 'rules', label: 'As in the rules' }],
  },
  {
    id: 'preset',
    label: 'Rules',
    kind: 'choice',
    enabled: true,
    value: 'x',
    options: [{ value: 'x', label: 'Standard', note: 'The rules of this house, where sources disagree.' }],
  },
  ...Array.from(
    { length: 6 },
    (_, i): MenuItem => ({
      id: `house-${i}`,
      label: `House rule ${i}`,
      kind: 'toggle',
      enabled: true,
      value: i % 2 === 0,
    }),
  ),
  { id: 'seed', label: 'Seed', kind: 'number', enabled: true, value: '12345678', min: 0, max: 1e9 },
  SPEED,
  button('back', 'Back'),
];

/** Beats of the next moves after a ply of a match. */
export function beatsAfter(
  seed: number,
  plies: number,
  count: number,
): { model: TableModel; beats: Beat[]; end: TableModel } {
  const { state, model } = matchAt(seed, plies);
  const random = new Random(seed + 1);
  let now = state;
  const events: GameEvent[] = [];
  for (let i = 0; i < count && !isOver(now); i++) {
    const step = play(now, parseMove(sensibleMove(now, random))!);
    now = step.state;
    events.push(...step.events);
  }
  return { model, beats: beatsOf(eventsFor('A', events), line), end: tableOf(now) };
}

/** A Joker and what it sweeps. */
export function sweepBeats(): { model: TableModel; beats: Beat[]; end: TableModel } {
  const state = positionOf({
    ...FULL,
    A: ['9S.KH 8S', '6C 9C', '9H'],
    B: ['9D 7D.KS', '8H 9H.KD', '2D 5S'],
  });
  const step = play(state, parseMove('X>A1.1')!);
  return {
    model: tableOf(state),
    beats: beatsOf(eventsFor('A', step.events), line),
    end: tableOf(step.state),
  };
}

/** One move for each kind of moment, in the notation. */
const MOMENTS: Record<string, { readonly position: object; readonly move: string }> = {
  play: { position: { ...FULL, handA: ['3H', 'JS', 'QD', '6C', 'X'] }, move: '3H>A3' },
  king: { position: { ...FULL, handA: ['KS', 'JS', 'QD', '6C', 'X'] }, move: 'KS>A3.4' },
  queen: { position: FULL, move: 'QD>A3.4' },
  jack: { position: FULL, move: 'JS>B3.3' },
  discard: { position: FULL, move: 'discard TH' },
  disband: { position: FULL, move: 'disband A1' },
  burst: { position: FULL, move: 'TH>A3' },
  outbid: { position: { ...FULL, handA: ['2C', 'JS', 'QD', '6C', 'X'] }, move: '2C>A2' },
  tie: {
    position: {
      ...FULL,
      A: ['TS.KH 9S 6D.QC', '3C 5C 6C.KD', '7H 6H 4H 2H'],
      handA: ['4C', 'JS', 'QD', '6C', 'X'],
    },
    move: '4C>A2',
  },
  win: { position: SHOWN, move: 'KS>A2.1' },
  loss: {
    position: {
      A: SHOWN.B,
      B: SHOWN.A,
      handA: ['2C', '3C', '4C', '5C', '6C'],
      handB: SHOWN.handA,
      turn: 'B',
    },
    move: 'KS>B2.1',
  },
};

/** The table before a moment, the beats of its move, and the table after it. */
export function moment(name: string): { model: TableModel; beats: Beat[]; end: TableModel } {
  const { position, move } = MOMENTS[name]!;
  const state = positionOf(position);
  const step = play(state, parseMove(move)!);
  return {
    model: tableOf(state),
    beats: beatsOf(eventsFor('A', step.events), line),
    end: tableOf(step.state),
  };
}

export function dealBeats(seed: number): { model: TableModel; beats: Beat[] } {
  const { state, events } = deal(rules, { seed, first: 'A' });
  return { model: tableOf(state), beats: beatsOf(eventsFor('A', events), line) };
}
