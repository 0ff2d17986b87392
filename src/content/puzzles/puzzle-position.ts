/** A puzzle as a position. What is hidden follows from what is seen: each side has one full set. */
import {
  byCode,
  cardName,
  faceOf,
  type Layout,
  OWNER_B,
  parseCards,
  parsePosition,
  standardDeck,
} from '../../engine/index.ts';
import type { MinedPuzzle } from './puzzle.ts';

/** Of a puzzle, what is laid out. */
export type PuzzleStart = Pick<
  MinedPuzzle,
  'rules' | 'table' | 'hand' | 'theirHand' | 'discards' | 'theirDiscards'
>;

/** Marks an attachment that the other side has put there. */
const CROSSED = '*';

const named = (text: string): string[] => text.split(' ').filter((name) => name !== '');

/** Both sides' caravans, the cards each side has on the table, and where face cards lie across. */
function readTable(table: string): {
  caravans: string[][];
  laid: [string[], string[]];
} {
  const laid: [string[], string[]] = [[], []];
  const caravans = table.split(' // ').map((side, seat) => {
    for (const name of side.split(/[ .|-]+/)) {
      const crossed = name.endsWith(CROSSED);
      if (name !== '') laid[crossed ? 1 - seat : seat]?.push(name.replace(CROSSED, ''));
    }
    return side.replaceAll(CROSSED, '').split(' | ');
  });
  return { caravans, laid };
}

/** What is left of a full set when these cards are taken out; null when it does not hold them all. */
function restOfSet(names: readonly string[]): number[] | null {
  const rest = standardDeck().map(faceOf);
  for (const code of parseCards(names) ?? [-1]) {
    const at = rest.indexOf(faceOf(code));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest.sort(byCode);
}

/** The cards each side may still hold or draw, sorted; null when more of a card is seen than a set has. */
export function hiddenCards(puzzle: PuzzleStart): {
  readonly ownDeck: readonly number[];
  readonly theirs: readonly number[];
} | null {
  const { laid } = readTable(puzzle.table);
  const ownDeck = restOfSet([...laid[0], ...named(puzzle.hand), ...named(puzzle.discards)]);
  const theirs = restOfSet([...laid[1], ...named(puzzle.theirDiscards)]);
  return ownDeck && theirs && { ownDeck, theirs };
}

/**
 * One of the positions a puzzle may stand for; all have the same solution.
 * @param theirHand their hand, and then their deck, top card first: together their hidden cards in some order
 * @param ownDeck the own deck in some order, top card first
 */
export function layOutPuzzle(
  puzzle: PuzzleStart,
  theirHand: readonly number[],
  theirDeck: readonly number[],
  ownDeck: readonly number[],
): { layout: Layout } | { fault: string } {
  const { caravans } = readTable(puzzle.table);
  const parsed = parsePosition({
    A: caravans[0],
    B: caravans[1],
    handA: named(puzzle.hand),
    handB: theirHand.map(cardName),
    deckA: ownDeck.map(cardName),
    deckB: theirDeck.map(cardName),
    discardA: named(puzzle.discards),
    discardB: named(puzzle.theirDiscards),
    phase: 'main',
    turn: 'A',
  });
  if ('fault' in parsed) return parsed;
  // The notation has no owners: a face card laid across is told by its mark.
  const marked = puzzle.table.split(' // ').flatMap((side) => side.split(' | '));
  const rows = parsed.layout.rows.map((caravan, i) => {
    const marks = (marked[i] ?? '')
      .split(' ')
      .map((row) => row.split('.').map((name) => name.endsWith(CROSSED)));
    return caravan.map((row, j) => row.map((code, k) => (marks[j]?.[k] ? code ^ OWNER_B : code)));
  });
  return { layout: { ...parsed.layout, rows } };
}
