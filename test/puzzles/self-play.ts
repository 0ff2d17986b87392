/** Positions from seeded matches between bots, some moves being chosen at random. */
import type { Bot } from '../../src/ai/index.ts';
import { hiddenCards, type PuzzleStart } from '../../src/content/puzzles/puzzle-position.ts';
import {
  apply,
  caravanValue,
  copyState,
  dealState,
  faceName,
  faceOf,
  generateMoves,
  handOf,
  isOver,
  JACK,
  JOKER,
  KING,
  MOVE_BUFFER,
  type Move,
  OWNER_B,
  observe,
  parseCards,
  parseMove,
  Random,
  type Rules,
  rowsOf,
  SALE_MAX,
  SALE_MIN,
  type State,
  seatName,
  seatToMove,
  toPosition,
} from '../../src/engine/index.ts';

const buffer = new Int32Array(MOVE_BUFFER);
const MOST_PLIES = 300;
/** Four Jacks, four Kings and the Joker. */
export const ALL_ATTACKERS = 9;
/** Shares of random moves: positions in which somebody has slipped, and long games in which most cards are seen. */
const SLIPS = [0, 0.05, 0.3];

/** A position as a puzzle tells it, the mover on seat A; null when the cards are not those of one set a side. */
export function puzzleStart(state: State, rules: string): PuzzleStart | null {
  const seat = seatToMove(state);
  const { discardA = [], discardB = [] } = toPosition(state);
  const piles = [discardA.join(' '), discardB.join(' ')];
  const caravan = (index: number): string => {
    const owner = index < 3 ? 0 : OWNER_B;
    const name = (code: number): string => `${faceName(code)}${(code & OWNER_B) === owner ? '' : '*'}`;
    return (
      rowsOf(state, index)
        .map(({ card, attachments }) => [card, ...attachments].map(name).join('.'))
        .join(' ') || '-'
    );
  };
  const side = (of: number): string => [0, 1, 2].map((i) => caravan(of * 3 + i)).join(' | ');
  const start = {
    rules,
    table: `${side(seat)} // ${side(1 - seat)}`,
    hand: handOf(state, seat).map(faceName).join(' '),
    theirHand: handOf(state, 1 - seat).length,
    discards: piles[seat]!,
    theirDiscards: piles[1 - seat]!,
  };
  return hiddenCards(start) && start;
}

export interface Source {
  readonly bots: readonly Bot[];
  /** Name of a preset, and its rules. */
  readonly name: string;
  readonly rules: Rules;
  /** How many other hands the mover gets where the table is ripe. */
  readonly redeals: number;
  /** Only positions where the other side may hold no more Jacks, Kings and Jokers than this. */
  readonly attackers: number;
}

/** How many different Jacks, Kings and Jokers the other side may hold. */
function attackersIn(start: PuzzleStart): number {
  const faces = hiddenCards(start)?.theirs.map(faceOf) ?? [];
  return new Set(faces.filter((face) => [JACK, KING, JOKER].includes(face >> 2))).size;
}

function endsMatch(state: State, move: Move): boolean {
  const after = copyState(state);
  apply(after, move);
  return isOver(after);
}

/** Are two caravans or more for sale? */
function isRipe(state: State): boolean {
  let ripe = 0;
  for (let caravan = 0; caravan < 6; caravan++) {
    const value = caravanValue(state, caravan);
    if (value >= SALE_MIN && value <= SALE_MAX) ripe++;
  }
  return ripe >= 2;
}

/** The same with another hand, drawn from the mover's own hidden cards. */
function redealt(start: PuzzleStart, random: Random): PuzzleStart {
  const hand = start.hand.split(' ');
  const cards = [...(parseCards(hand) ?? []), ...(hiddenCards(start)?.ownDeck ?? [])];
  return { ...start, hand: random.shuffle(cards).slice(0, hand.length).map(faceName).join(' ') };
}

/** Plays one match and hands over every position of its main part. */
export function playForPositions(
  { bots, rules, name, redeals, attackers }: Source,
  seed: number,
  visit: (start: PuzzleStart) => void,
): void {
  const random = new Random(seed, 70);
  const state = dealState(rules, { seed });
  const players = [bots[random.below(bots.length)]!, bots[random.below(bots.length)]!];
  const slips = SLIPS[random.below(SLIPS.length)]!;
  for (let ply = 0; !isOver(state) && ply < MOST_PLIES; ply++) {
    const seat = seatToMove(state);
    const seen = observe(state, seatName(seat));
    if (seen.phase === 'main') {
      const start = puzzleStart(state, name);
      if (start && attackersIn(start) <= attackers) {
        visit(start);
        for (let i = isRipe(state) ? redeals : 0; i > 0; i--) visit(redealt(start, random));
      }
    }
    const moves = buffer.slice(0, generateMoves(state, buffer));
    const any = (): Move => moves[random.below(moves.length)]!;
    let move =
      random.unit() < slips ? any() : parseMove(players[seat]!.choose(seen, {}, random.next()).move)!;
    // Where late positions are wanted nobody takes an early win.
    for (let i = 0; i < 8 && attackers < ALL_ATTACKERS && endsMatch(state, move); i++) move = any();
    apply(state, move);
  }
}
