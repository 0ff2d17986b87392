/** The setting of a lesson's step as a position. */
import { faceOf, type Layout, parseCards } from '../../engine/index.ts';
import { hiddenCards, layOutPuzzle } from '../puzzles/puzzle-position.ts';
import type { Setting } from './lesson.ts';

const HAND = 5;

/** The cards of a text, in its order, before the others of a heap; null where the heap has them not. */
function first(names: string | undefined, heap: readonly number[]): readonly number[] | null {
  const rest = [...heap];
  const wanted = parseCards((names ?? '').split(' ').filter((name) => name !== ''));
  if (!wanted) return null;
  const taken = wanted.flatMap((card) => {
    const at = rest.findIndex((one) => faceOf(one) === faceOf(card));
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return taken.length === wanted.length ? [...taken, ...rest] : null;
}

/** Lessons are played by the standard rules, and nothing has been thrown away yet. */
export function layOutLesson(setting: Setting): { layout: Layout } | { fault: string } {
  const { table, hand, theirHand, draws, opening = false } = setting;
  const start = { rules: 'standard', table, hand, theirHand: HAND, discards: '', theirDiscards: '' };
  const hidden = hiddenCards(start);
  if (!hidden) return { fault: 'shows more of a card than a set has' };
  const theirs = first(theirHand, hidden.theirs);
  const ownDeck = first(draws, hidden.ownDeck);
  if (!theirs || !ownDeck) return { fault: 'names a hidden card that is not there' };
  // In the opening both hands hold as many cards.
  const held = opening ? hand.split(' ').length : HAND;
  const read = layOutPuzzle(start, theirs.slice(0, held), theirs.slice(held), ownDeck);
  return 'fault' in read ? read : { layout: { ...read.layout, opening } };
}
