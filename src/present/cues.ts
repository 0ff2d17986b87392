/**
 * What is heard: every event of the engine and everything the interface does has its sound here. A new event or a new
 * cue of the interface does not compile until it has one. Where on the table something happens makes it lie left or
 * right, nearer or farther, higher or lower.
 */
import type { SoundName } from '../content/index.ts';
import type { CaravanName, CaravanStatus, GameEvent, GameEventType, Seat } from '../engine/index.ts';
import type { Intent } from '../input/index.ts';
import type { Beat } from './beats.ts';
import type { MenuItem, ScreenModel } from './model.ts';

export interface Cue {
  readonly sound: SoundName;
  /** −1 is left, 1 right. */
  readonly pan: number;
  /** 0 to 1. */
  readonly level: number;
  /** Speed and with it pitch; 1 as recorded. */
  readonly rate: number;
  /** Which of the variants of a sound that goes up a scale, from 0; else one is drawn. */
  readonly step: number | null;
  /** How long after its beat, in milliseconds at speed 1. */
  readonly after: number;
}

const heard = (sound: SoundName, more: Partial<Cue> = {}): Cue => ({
  sound,
  pan: 0,
  level: 1,
  rate: 1,
  step: null,
  after: 0,
  ...more,
});

type Place = Pick<Cue, 'pan' | 'level' | 'rate'>;

/** A caravan lies left, in the middle or right; the other side's is farther away, and the farther a row the higher. */
function placeOf(caravan: CaravanName, row: number, seat: Seat): Place {
  const own = caravan.startsWith(seat);
  return {
    pan: (Number(caravan.charAt(1)) - 2) * 0.5,
    level: own ? 1 : 0.82,
    rate: (own ? 1 : 0.96) * (1 + 0.006 * Math.min(row, 8)),
  };
}

/** A hand, a deck, a pile. */
const sideOf = (by: Seat, seat: Seat, pan = 0): Place =>
  by === seat ? { pan, level: 1, rate: 1 } : { pan, level: 0.8, rate: 0.96 };
const DECK_PAN = 0.4;

/** What the other side does comes over a relay. */
const relayed = (by: Seat, seat: Seat): Cue[] => (by === seat ? [] : [heard('relay')]);

const DEALT_AT = [0, 90, 180, 270, 360] as const;
const deals = (by: Seat, seat: Seat, late = 0): Cue[] =>
  DEALT_AT.map((after) => heard('card.deal', { ...sideOf(by, seat), after: after + late }));

const FACES: Readonly<Record<string, SoundName>> = {
  J: 'jack.cut',
  Q: 'queen.turn',
  K: 'king.double',
  X: 'joker.play',
};
/** A deck that will not last long. */
const FEW_CARDS = 5;
const FOR_SALE: readonly CaravanStatus[] = ['sold', 'outbid', 'tied'];

type Heard = { readonly [K in GameEventType]: (event: Extract<GameEvent, { type: K }>, seat: Seat) => Cue[] };

/** What each event sounds like to a seat. */
const EVENTS: Heard = {
  handDealt: ({ seat: by }, seat) => deals(by, seat),
  handRedealt: ({ seat: by }, seat) => [
    heard('deck.shuffle', sideOf(by, seat, DECK_PAN)),
    ...deals(by, seat, 300),
  ],
  cardPlaced: ({ seat: by, caravan, row }, seat) => [
    ...relayed(by, seat),
    heard('card.drop', placeOf(caravan, row, seat)),
  ],
  faceCardPlayed: ({ seat: by, card, caravan, row }, seat) => [
    ...relayed(by, seat),
    heard('card.attach', placeOf(caravan, row, seat)),
    heard(FACES[card.charAt(0)] ?? 'card.attach', { ...placeOf(caravan, row, seat), rate: 1, after: 60 }),
  ],
  rowRemoved: ({ cause, caravan, row }, seat) => [
    heard(cause === 'joker' ? 'joker.sweep' : 'card.discard', {
      ...placeOf(caravan, row, seat),
      ...(cause === 'joker' && { rate: 1, step: 0 }),
    }),
  ],
  caravanDisbanded: ({ seat: by, caravan }, seat) => [
    ...relayed(by, seat),
    heard('caravan.disband', placeOf(caravan, 1, seat)),
  ],
  cardDiscarded: ({ seat: by }, seat) => [
    ...relayed(by, seat),
    heard('card.discard', sideOf(by, seat, DECK_PAN)),
  ],
  deckReshuffled: ({ seat: by }, seat) => [heard('deck.shuffle', sideOf(by, seat, DECK_PAN))],
  cardDrawn: ({ seat: by, deckLeft }, seat) => [
    heard('card.draw', { ...sideOf(by, seat, DECK_PAN), level: by === seat ? 0.8 : 0.6 }),
    ...(by === seat && deckLeft === FEW_CARDS ? [heard('deck.low', { after: 150 })] : []),
  ],
  pairChanged: ({ pair, before, after }, seat) => {
    const sound = ofPair(before, after, seat);
    return sound ? [heard(sound, { pan: (pair - 2) * 0.5 })] : [];
  },
  openingEnded: () => [heard('match.opens')],
  seatForfeited: ({ seat: by }, seat) => [heard('match.forfeit', sideOf(by, seat))],
  turnStarted: ({ seat: by }, seat) => [heard(by === seat ? 'turn.yours' : 'turn.theirs')],
  matchEnded: ({ result }, seat) => [
    heard(result === 'draw' ? 'match.drawn' : result === `${seat} wins` ? 'match.won' : 'match.lost'),
  ],
};

type Statuses = Readonly<Record<Seat, CaravanStatus>>;

/** The one thing to be heard of a pair that has changed; the biggest first. */
function ofPair(before: Statuses, after: Statuses, seat: Seat): SoundName | null {
  const them: Seat = seat === 'A' ? 'B' : 'A';
  const forSale = (statuses: Statuses, side: Seat): boolean => FOR_SALE.includes(statuses[side]);
  const becomes = (side: Seat, status: CaravanStatus): boolean =>
    after[side] === status && before[side] !== status;
  if (becomes(seat, 'tied') || becomes(them, 'tied')) return 'pair.tied';
  if (becomes(seat, 'sold')) return forSale(before, seat) ? 'lead.ours' : 'pair.sold';
  if (becomes(them, 'sold')) {
    if (before[seat] === 'sold' && after[seat] === 'outbid') return 'pair.outbid';
    return forSale(before, them) ? 'lead.theirs' : 'pair.soldToThem';
  }
  if (becomes(seat, 'heavy') || becomes(them, 'heavy')) return 'pair.heavy';
  if (SIDES.some((side) => forSale(after, side) && !forSale(before, side))) return 'pair.forSale';
  return SIDES.some((side) => forSale(before, side) && !forSale(after, side)) ? 'pair.lapsed' : null;
}
const SIDES: readonly Seat[] = ['A', 'B'];

/** What a beat sounds like to the seat at the screen; the first is the one it is called by. */
export function cuesOfBeat({ event, chain }: Beat, seat: Seat): readonly Cue[] {
  const cues = (EVENTS[event.type] as (one: GameEvent, to: Seat) => Cue[])(event, seat);
  return cues.map((cue) => (cue.step === null || !chain ? cue : { ...cue, step: chain.step - 1 }));
}

/** What the interface says by itself. */
const INTERFACE_CUES = [
  'focus',
  'edge',
  'confirm',
  'back',
  'refusal',
  'preview',
  'page',
  'choice',
  'on',
  'off',
  'slider',
  'opened',
  'closed',
  'lifted',
  'returned',
  'held',
  'key',
  'typing',
  'notice',
  'fault',
  'awake',
  'asleep',
  'tuned',
  'gained',
  'paid',
  'unlocked',
] as const;
export type InterfaceCue = (typeof INTERFACE_CUES)[number];

const INTERFACE: Record<InterfaceCue, SoundName> = {
  focus: 'focus.move',
  edge: 'focus.edge',
  confirm: 'confirm',
  back: 'back',
  refusal: 'refusal',
  preview: 'preview',
  page: 'tab',
  choice: 'tab',
  on: 'toggle.on',
  off: 'toggle.off',
  slider: 'slider',
  opened: 'panel.open',
  closed: 'panel.close',
  lifted: 'card.lift',
  returned: 'card.return',
  held: 'hold',
  key: 'key',
  typing: 'typing',
  notice: 'notice',
  fault: 'error',
  awake: 'power.up',
  asleep: 'power.down',
  tuned: 'radio.tune',
  gained: 'purse.gain',
  paid: 'purse.pay',
  unlocked: 'stop.unlocked',
};

export const cueFor = (cue: InterfaceCue, more: Partial<Cue> = {}): Cue => heard(INTERFACE[cue], more);

/** Controls that lead back to where one came from. */
const BACK = /^item\.(?:back|resume|no|reset-no|controls-back|controls-stop)$/;

/**
 * What is heard of one thing a person did, or of what came by itself.
 *
 * @param before the screen as it was, null at the very start
 * @param intent what was wanted, null for nothing
 */
export function cueOfChange(
  before: ScreenModel | null,
  after: ScreenModel,
  intent: Intent | null,
): Cue | null {
  if (!before || (before.kind === 'menu' && before.id === 'boot')) return null;
  return (
    ofFault(before, after) ??
    ofRefusal(before, after, intent) ??
    ofScreens(before, after, intent) ??
    ofHand(before, after, intent) ??
    ofValues(before, after, intent) ??
    ofNotice(before, after) ??
    ofFocus(before, after, intent)
  );
}

const goesBack = (before: ScreenModel, intent: Intent | null): boolean => {
  if (intent?.type === 'press') return BACK.test(intent.place);
  if (intent?.type !== 'command') return false;
  if (intent.command === 'confirm') return BACK.test(before.focus ?? '');
  return intent.command === 'cancel' || intent.command === 'erase';
};
const acts = (intent: Intent | null): boolean =>
  intent !== null && intent.type !== 'move' && intent.type !== 'point' && intent.type !== 'scroll';

function ofRefusal(before: ScreenModel, after: ScreenModel, intent: Intent | null): Cue | null {
  if (after.refused) return before.notice !== after.notice || acts(intent) ? cueFor('refusal') : null;
  if (after.kind !== 'table' || before.kind !== 'table' || !after.refusal) return null;
  const again = acts(intent) && before.held === after.held && before.question === after.question;
  return before.refusal?.text !== after.refusal.text || again ? cueFor('refusal') : null;
}

/** Another screen, another page, a question. */
function ofScreens(before: ScreenModel, after: ScreenModel, intent: Intent | null): Cue | null {
  const isOver = (screen: ScreenModel): boolean => screen.kind === 'menu' && screen.behind !== undefined;
  if (
    before.kind !== after.kind ||
    (before.kind === 'menu' && after.kind === 'menu' && before.id !== after.id)
  ) {
    if (!intent) return null;
    if (after.kind === 'menu' && after.id === 'title' && (before.kind === 'table' || isOver(before)))
      return cueFor('asleep');
    if (isOver(after) && before.kind === 'table') return cueFor('opened');
    if (isOver(before) && after.kind === 'table') return cueFor('closed');
    return cueFor(goesBack(before, intent) ? 'back' : 'confirm');
  }
  if (before.kind === 'table' && after.kind === 'table' && before.question !== after.question) {
    if (after.question !== null) return cueFor('opened');
    return intent ? cueFor(goesBack(before, intent) ? 'closed' : 'confirm') : null;
  }
  if (before.kind === 'menu' && after.kind === 'menu' && before.heading !== after.heading)
    return intent ? cueFor(goesBack(before, intent) ? 'back' : 'page') : null;
  return null;
}

/** A card taken, or put back; one that is played is heard with its beat. */
function ofHand(before: ScreenModel, after: ScreenModel, intent: Intent | null): Cue | null {
  if (before.kind !== 'table' || after.kind !== 'table' || before.held === after.held) return null;
  if (after.held !== null) return intent ? cueFor('lifted') : null;
  const again = before.focus === `hand.${before.held}`;
  const put =
    (intent?.type === 'press' && intent.place === `hand.${before.held}`) ||
    (intent?.type === 'pick' && intent.index === before.held) ||
    (intent?.type === 'command' && (intent.command === 'cancel' || (intent.command === 'confirm' && again)));
  return put ? cueFor('returned') : null;
}

const textOf = (item: MenuItem): string | null => (item.kind === 'button' ? null : String(item.value));

/** Something was set. */
function ofValues(before: ScreenModel, after: ScreenModel, intent: Intent | null): Cue | null {
  if (!intent) return null;
  for (const item of after.items) {
    const old = before.items.find(({ id }) => id === item.id);
    const value = textOf(item);
    if (!old || value === null || textOf(old) === value) continue;
    if (item.kind === 'number')
      return cueFor(intent.type === 'set' || intent.type === 'move' ? 'choice' : 'key');
    if (item.kind === 'choice' && item.ends)
      return cueFor('slider', { step: item.options.findIndex((option) => option.value === value) });
    if (value === 'on' || value === 'true') return cueFor('on');
    if (value === 'off' || value === 'false') return cueFor('off');
    return cueFor('choice');
  }
  return null;
}

const ofFault = (before: ScreenModel, after: ScreenModel): Cue | null =>
  after.alarm && after.notice !== before.notice ? cueFor('fault') : null;

const ofNotice = (before: ScreenModel, after: ScreenModel): Cue | null =>
  after.notice !== null && after.notice !== before.notice ? cueFor('notice') : null;

function ofFocus(before: ScreenModel, after: ScreenModel, intent: Intent | null): Cue | null {
  if (!intent) return null;
  if (before.focus !== after.focus) {
    const told = after.kind === 'table' ? after.preview : null;
    const pan = /^[AB]([123])/.exec(after.focus ?? '')?.[1];
    return cueFor(told ? 'preview' : 'focus', { pan: pan ? (Number(pan) - 2) * 0.5 : 0 });
  }
  if (intent.type === 'move') return cueFor('edge');
  return intent.type === 'command' && intent.sure ? cueFor('held') : null;
}
