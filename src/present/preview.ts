/**
 * What a seat may do and what would come of it, asked of the rules engine without knowing what is hidden: the
 * hidden cards are stand-ins, and nothing that depends on them is told.
 */
import {
  CARAVANS,
  type CaravanName,
  type CaravanStatus,
  type CardName,
  caravanIndex,
  compileRules,
  type GameEvent,
  imagineStandIns,
  type Move,
  type Observation,
  pairOf,
  pairStatuses,
  parseMove,
  play,
  type Reading,
  type Refusal,
  type RuleOptions,
  type Rules,
  readingOf,
  refusal,
  rowsOf,
  type Seat,
  type State,
  legalMoves as stateMoves,
} from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import { previewLine } from '../text/screens.ts';

/** The exact outcome of a move, told before it is made. */
export interface Preview {
  readonly move: string;
  /** One plain sentence. */
  readonly text: string;
  /** Caravans that would change, with what they would show. */
  readonly changes: readonly {
    readonly caravan: CaravanName;
    readonly before: Reading;
    readonly after: Reading;
    readonly status: CaravanStatus;
  }[];
  /** Number cards that would go, by place. */
  readonly removed: readonly Place[];
}

let compiled: { options: RuleOptions; rules: Rules } | null = null;

/** The observed match with stand-ins for what is hidden, the observer to move: also what would be legal is told out of turn. */
function tableOf(seen: Observation): State {
  if (compiled?.options !== seen.rules) compiled = { options: seen.rules, rules: compileRules(seen.rules) };
  return imagineStandIns({ ...seen, next: seen.seat }, compiled.rules);
}

/** Every legal move of the observer but `forfeit`, in notation, sorted; empty out of turn and after the end. */
export function legalFrom(seen: Observation): string[] {
  return seen.next === seen.seat ? stateMoves(tableOf(seen)) : [];
}

/** Why the observer may not make a move, or null. Out of turn it is judged as if it were the observer's turn. */
export function refusalFrom(seen: Observation, moveText: string): Refusal | null {
  return seen.result === 'continue' ? refusal(tableOf(seen), parseMove(moveText)) : 'game-over';
}

/** What a move leads to, as far as the observer can know it. */
export interface MoveOutcome {
  readonly seat: Seat;
  readonly move: string;
  readonly changes: readonly {
    readonly caravan: CaravanName;
    readonly before: Reading;
    readonly after: Reading;
    readonly status: CaravanStatus;
  }[];
  /** Number cards that leave the table, by their place before the move. */
  readonly removed: readonly { readonly place: Place; readonly card: CardName }[];
  /** The seat that wins by the sale at the end of this move, if any. */
  readonly winner: Seat | null;
}

/** The exact outcome of a legal move; null for a move that is refused. */
export function outcomeOfMove(seen: Observation, moveText: string): MoveOutcome | null {
  const move = parseMove(moveText);
  if (seen.result !== 'continue' || move === null) return null;
  const table = tableOf(seen);
  if (refusal(table, move)) return null;
  return outcomeFrom(table, seen.seat, moveText, move);
}

function outcomeFrom(before: State, seat: Seat, text: string, move: Move): MoveOutcome {
  const { state: after, events } = play(before, move);
  const end = events.find((event) => event.type === 'matchEnded');
  // Endings that hang on hidden cards (no legal move, say) are not foretold.
  const sale = end?.why === 'sale' ? end.result : null;
  return {
    seat,
    move: text,
    changes: CARAVANS.flatMap((caravan) => {
      const index = caravanIndex(caravan);
      const was = readingOf(before, index);
      const is = readingOf(after, index);
      const touched = events.some((event) => 'caravan' in event && event.caravan === caravan);
      const status = pairStatuses(after, pairOf(caravan))[caravan.startsWith('A') ? 'A' : 'B'];
      const statusBefore = pairStatuses(before, pairOf(caravan))[caravan.startsWith('A') ? 'A' : 'B'];
      return touched || status !== statusBefore ? [{ caravan, before: was, after: is, status }] : [];
    }),
    removed: removedBy(before, events),
    winner: sale === 'A wins' ? 'A' : sale === 'B wins' ? 'B' : null,
  };
}

/** Events count rows as they stand at their moment; a preview marks them where they stand now. */
function removedBy(before: State, events: readonly GameEvent[]): MoveOutcome['removed'] {
  const rows = new Map(
    CARAVANS.map((name) => [name, Array.from({ length: rowCount(before, name) }, (_, i) => i + 1)]),
  );
  return events.flatMap((event): { place: Place; card: CardName }[] => {
    if (event.type === 'rowRemoved') {
      const [row] = rows.get(event.caravan)!.splice(event.row - 1, 1);
      return [{ place: `${event.caravan}.${row}` as Place, card: event.card.card }];
    }
    if (event.type === 'caravanDisbanded') {
      const numbers = event.cards.filter(({ card }) => !/^[JQKX]/.test(card));
      return numbers.map(({ card }, i) => ({ place: `${event.caravan}.${i + 1}` as Place, card }));
    }
    return [];
  });
}

const rowCount = (state: State, name: CaravanName): number => rowsOf(state, caravanIndex(name)).length;

/** What a move would do, told before it is made; null for a move that is refused. */
export function previewMove(seen: Observation, moveText: string): Preview | null {
  const outcome = outcomeOfMove(seen, moveText);
  return (
    outcome && {
      move: moveText,
      text: previewLine(outcome),
      changes: outcome.changes,
      removed: outcome.removed.map(({ place }) => place),
    }
  );
}

/** How good an outcome looks at a glance; only for choosing where the focus goes first. */
function appeal({ seat, changes, winner }: MoveOutcome): number {
  const sum = changes.reduce((total, { caravan, after, status }) => {
    const own = caravan.startsWith(seat);
    const worth = status === 'sold' ? 40 : status === 'heavy' ? -10 : Math.min(after.value, 26);
    return total + (own ? worth : -worth);
  }, 0);
  return sum + (winner === null ? 0 : winner === seat ? 1000 : -1000);
}

/** The move that looks best of several legal ones: a first guess at what the person wants. */
export function bestOf(seen: Observation, moves: readonly string[]): string {
  const looks = moves.map((move) => {
    const outcome = outcomeOfMove(seen, move);
    return { move, appeal: outcome ? appeal(outcome) - appealNow(seen, outcome) : -Infinity };
  });
  return looks.reduce((best, look) => (look.appeal > best.appeal ? look : best)).move;
}

/** The same look at the caravans an outcome would change, as they are now. */
function appealNow(seen: Observation, { seat, changes }: MoveOutcome): number {
  return appeal({
    seat,
    move: '',
    changes: changes.map(({ caravan, before }) => ({
      caravan,
      before,
      after: before,
      status: seen.caravans[caravan].status,
    })),
    removed: [],
    winner: null,
  });
}
