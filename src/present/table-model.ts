/** The table as a screen: a pure function of what the seat sees and where the person stands in choosing a move. */
import { REFUSAL_TOPIC } from '../content/index.ts';
import {
  CARAVANS,
  type CaravanName,
  type CardName,
  type GameEvent,
  type Observation,
  type PerSeat,
  type Refusal,
} from '../engine/index.ts';
import type { Deed, Device, Mark, Place } from '../input/index.ts';
import { refusalLine, soldPairs, whatIsAsked, whatKeepsOpen } from '../text/index.ts';
import { ASKED, OBJECTIONS, QUESTIONS, SPEED_LABELS, SPEED_NOTES, WORDS } from '../text/screens.ts';
import { inspectPlace } from './inspect.ts';
import type { Guide } from './lesson-guide.ts';
import type { Company, LogLine, MenuItem, Prompt, Speed, TableModel } from './model.ts';
import { SPEEDS } from './model.ts';
import { previewMove, refusalFrom } from './preview.ts';

/** How far the person has come in choosing a move. */
export interface Choosing {
  readonly held: number | null;
  /** A move that waits for its second press. */
  readonly doubt: { readonly kind: 'play' | 'discard' | 'disband'; readonly move: string } | null;
  readonly objection: {
    readonly reason: Refusal | keyof typeof OBJECTIONS;
    readonly move: string | null;
  } | null;
}

export interface TableSight extends Company {
  readonly seen: Observation;
  readonly names: PerSeat<string>;
  readonly rulesTitle: string;
  readonly speed: Speed;
  /** A bot plays this seat too. */
  readonly watching: boolean;
  readonly choosing: Choosing;
  readonly focus: Place | null;
  /** Every legal move now. */
  readonly legal: readonly string[];
  /** Where the held card may go. */
  readonly targets: readonly Place[];
  /** The move that confirming would make, legal or not. */
  readonly aim: string | null;
  readonly lastMove: TableModel['lastMove'];
  readonly log: readonly LogLine[];
  readonly notice: string | null;
  /** What a lesson says and offers in the place of the table's own words and controls. */
  readonly guide?: Guide | null;
  /** What is played with, and how something is done with it; null where one sees how. */
  readonly device?: Device;
  readonly markFor: (deed: Deed) => Mark | null;
}

/** Controls beside the cards; answers while there is a question. */
export function tableItems({
  seen,
  watching,
  choosing,
  legal,
  speed,
  guide,
}: Pick<TableSight, 'seen' | 'watching' | 'choosing' | 'legal' | 'speed' | 'guide'>): MenuItem[] {
  if (choosing.doubt) {
    return [
      { id: 'yes', label: WORDS.yes, kind: 'button', enabled: true, primary: true },
      { id: 'no', label: WORDS.no, kind: 'button', enabled: true },
    ];
  }
  const may = (start: string): boolean => legal.some((move) => move.startsWith(start));
  const acts: MenuItem[] =
    watching || guide?.asks === false
      ? []
      : may('redeal')
        ? [{ id: 'redeal', label: WORDS.redeal, kind: 'button', enabled: true, primary: true }]
        : [
            { id: 'discard', label: WORDS.discard, kind: 'button', enabled: may('discard') },
            { id: 'disband', label: WORDS.disband, kind: 'button', enabled: may('disband') },
          ];
  if (guide) return [...acts, ...guide.items];
  return [
    ...acts,
    speedItem(speed),
    { id: 'rules', label: WORDS.rules, kind: 'button', enabled: true },
    { id: 'menu', label: WORDS.menu, kind: 'button', enabled: seen.result === 'continue' },
  ];
}

/** The choice of how fast moves are shown, the same wherever it stands. */
export const speedItem = (speed: Speed): MenuItem => ({
  id: 'speed',
  label: WORDS.speed,
  kind: 'choice',
  enabled: true,
  value: speed,
  options: SPEEDS.map((value) => ({ value, label: SPEED_LABELS[value], note: SPEED_NOTES[value] })),
});

export function tableModel(sight: TableSight): TableModel {
  const { seen, names, choosing, legal, aim, watching } = sight;
  const heldCard = choosing.held === null ? null : (seen.hand[choosing.held] ?? null);
  const myTurn = seen.next === seen.seat && !watching;
  const barred = heldCard && aim !== null && !legal.includes(aim) ? barredWords(seen, aim) : null;
  return {
    kind: 'table',
    seen,
    names,
    ...companyOf(sight),
    rulesTitle: sight.guide?.title ?? sight.rulesTitle,
    ...(sight.guide && { guided: true }),
    speed: sight.speed,
    held: choosing.held,
    heldCard,
    focus: sight.focus,
    targets: heldCard ? sight.targets : placesToAct(seen, legal),
    preview: previewFor(sight),
    lastMove: sight.lastMove,
    refusal: choosing.objection && objectionWords(seen, choosing.objection, sight.guide),
    barred,
    inspect: inspectPlace(seen, names, sight.focus, legal, (card) => whyNowhere(seen, card)),
    soldPairs: soldPairs(seen, names),
    asked: sight.guide
      ? sight.guide.text
      : heldCard && myTurn
        ? asksPlace(seen, heldCard, sight.targets)
        : seen.next !== null && !myTurn
          ? ASKED.wait(names[seen.next])
          : whatIsAsked(seen, { seat: seen.seat, names }),
    open: whatKeepsOpen(seen),
    log: sight.log,
    ...(sight.device && { device: sight.device }),
    prompts: prompts(sight, heldCard, aim !== null && legal.includes(aim), barred !== null),
    items: tableItems(sight),
    marks: itemMarks(sight),
    question: choosing.doubt && questionWords(seen, choosing.doubt),
    thinking: seen.next !== null && !myTurn,
    notice: sight.notice,
  };
}

/** Who sits at the table, as far as it is known. */
const companyOf = ({ portrait, purse, stake, sets, said }: Company): Company => ({
  ...(said !== undefined && { said }),
  ...(portrait !== undefined && { portrait }),
  ...(purse && { purse }),
  ...(stake !== undefined && { stake }),
  ...(sets && { sets }),
});

/** Why a move that is only considered would be refused; null for one that is legal. */
function barredWords(seen: Observation, move: string): TableModel['barred'] {
  const reason = refusalFrom(seen, move);
  return reason && { text: refusalLine(reason, { move, seen }), rule: REFUSAL_TOPIC[reason] };
}

/** What is asked of who holds a card: a place, or to put it back where there is none. */
function asksPlace(seen: Observation, card: CardName, targets: readonly Place[]): string {
  if (targets.length > 0) return ASKED.place(card);
  return ASKED.nowhere(card, whyNowhere(seen, card));
}

/** Why a card has no place to go: the reason that all places share, as in the opening; null where they differ. */
function whyNowhere(seen: Observation, card: CardName): string | null {
  const face = card.replace(/\[.*/, '');
  const number = !/^[JQKX]/.test(card);
  const tries = CARAVANS.flatMap((caravan) => {
    if (number) return caravan.startsWith(seen.seat) ? [`${face}>${caravan}`] : [];
    return [`${face}>${caravan}.${Math.max(1, seen.caravans[caravan].rows.length)}`];
  });
  const reasons = tries.map((move) => refusalFrom(seen, move));
  const [reason] = reasons;
  if (!reason || reasons.some((other) => other !== reason)) return null;
  const shared = refusalLine(reason, { move: tries[0]!, seen });
  // A reason that names a caravan is that caravan's alone.
  return tries.every((move) => refusalLine(reason, { move, seen }) === shared) ? shared : null;
}

/** With nothing held: cards that have a legal use, and caravans that may be disbanded. */
function placesToAct(seen: Observation, legal: readonly string[]): Place[] {
  const cards = seen.hand.flatMap((card, i): Place[] => {
    const face = card.replace(/\[\d\]$/, '');
    return legal.some((move) => move.startsWith(`${face}>`) || move === `discard ${face}`)
      ? [`hand.${i}`]
      : [];
  });
  const caravans = legal.flatMap((move): Place[] => {
    const caravan = /^disband (A\d|B\d)/.exec(move)?.[1];
    return caravan ? [caravan as CaravanName] : [];
  });
  return [...cards, ...new Set(caravans)];
}

/** What is previewed: the move in question, else the one that confirming would make. */
function previewFor({ seen, choosing, aim }: TableSight): TableModel['preview'] {
  const move = choosing.doubt?.move ?? aim;
  return move === null ? null : previewMove(seen, move);
}

function objectionWords(
  seen: Observation,
  { reason, move }: NonNullable<Choosing['objection']>,
  guide: TableSight['guide'],
): TableModel['refusal'] {
  if (guide && (reason === 'other-step' || reason === 'step-done'))
    return { text: guide.objections[reason], rule: 'turn' };
  if (reason in OBJECTIONS) return { text: OBJECTIONS[reason as keyof typeof OBJECTIONS], rule: 'turn' };
  const refused = reason as Refusal;
  return { text: refusalLine(refused, { move: move ?? '', seen }), rule: REFUSAL_TOPIC[refused] };
}

function questionWords(seen: Observation, { kind, move }: NonNullable<Choosing['doubt']>): string {
  if (kind === 'play') {
    const [, card, place] = /^(.+?)>(.+)$/.exec(move)!;
    return QUESTIONS.play(card as CardName, place!);
  }
  if (kind === 'discard') return QUESTIONS.discard(move.slice('discard '.length) as CardName);
  const caravan = move.slice('disband '.length, 'disband A1'.length) as CaravanName;
  return QUESTIONS.disband(caravan, seen.caravans[caravan].rows.length);
}

/** What presses a control from afar. */
const ITEM_DEEDS: Readonly<Record<string, Deed>> = {
  redeal: 'discard',
  discard: 'discard',
  disband: 'disband',
  speed: 'speed',
  rules: 'help',
  menu: 'menu',
};

/** How each control is pressed from afar; none for hands that point at it. */
function itemMarks(sight: TableSight): Readonly<Record<string, Mark>> {
  const marks: Record<string, Mark> = {};
  for (const { id } of tableItems(sight)) {
    const deed = Object.hasOwn(ITEM_DEEDS, id) ? ITEM_DEEDS[id] : undefined;
    const mark = deed === undefined ? null : sight.markFor(deed);
    if (mark) marks[id] = mark;
  }
  return marks;
}

/** The few actions that are possible now. */
function prompts(
  { choosing, legal, markFor, watching }: TableSight,
  heldCard: CardName | null,
  playable: boolean,
  barred: boolean,
): Prompt[] {
  const prompt = (command: Deed, label: string): Prompt[] => {
    const mark = markFor(command);
    return mark ? [{ command, label, ...mark }] : [];
  };
  if (watching) return [...prompt('speed', WORDS.speed), ...prompt('menu', WORDS.menu)];
  if (choosing.doubt) return [...prompt('confirm', WORDS.yes), ...prompt('cancel', WORDS.no)];
  const may = (start: string): boolean => legal.some((move) => move.startsWith(start));
  if (heldCard) {
    return [
      ...prompt('move', WORDS.choosePlace),
      ...(playable ? prompt('confirm', WORDS.playHere) : []),
      ...(barred ? prompt('inspect', WORDS.readRule) : []),
      ...(may('discard') ? prompt('discard', WORDS.discard) : []),
      ...prompt('cancel', WORDS.putBack),
    ];
  }
  return [
    ...prompt('pick', WORDS.take),
    ...prompt('move', WORDS.lookAround),
    ...(may('discard') ? prompt('discard', WORDS.discard) : []),
    ...(may('disband') ? prompt('disband', WORDS.disband) : []),
    ...prompt('menu', WORDS.menu),
  ];
}

/** Which places a side's move touched, as the table stands after it; a Joker's sweep moves rows, so it marks caravans. */
export function placesTouched(events: readonly GameEvent[]): Place[] {
  const swept = events.some((event) => event.type === 'rowRemoved');
  const places = events.flatMap((event): Place[] => {
    switch (event.type) {
      case 'cardPlaced':
      case 'faceCardPlayed':
        return [swept ? event.caravan : (`${event.caravan}.${event.row}` as Place)];
      case 'rowRemoved':
      case 'caravanDisbanded':
        return [event.caravan];
      default:
        return [];
    }
  });
  return [...new Set(places)];
}
