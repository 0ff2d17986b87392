/** Words of the screens around a match: previews, menus, results, notices. */
import type { CaravanName, CaravanStatus, CardName, Reading, Seat } from '../engine/index.ts';

const RANKS: Record<string, string> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A card in words, without its set: `10 of hearts`. */
export function cardWords(card: CardName): string {
  const rank = card.charAt(0);
  return rank === 'X' ? 'Joker' : `${RANKS[rank] ?? rank} of ${SUITS[card.charAt(1)]}`;
}

export interface PreviewFacts {
  readonly seat: Seat;
  readonly changes: readonly {
    readonly caravan: CaravanName;
    readonly before: Reading;
    readonly after: Reading;
    readonly status: CaravanStatus;
  }[];
  readonly removed: readonly { readonly place: string; readonly card: CardName }[];
  readonly winner: Seat | null;
}

/** One sentence that tells what a move would do. */
export function previewLine({ seat, changes, removed, winner }: PreviewFacts): string {
  const takes = removed.map(({ place, card }) => `${cardWords(card)} (${place})`);
  const parts = [
    ...(takes.length > 0 ? [`takes ${listed(takes)}`] : []),
    ...changes.map(({ caravan, before, after, status }) =>
      before.value === after.value
        ? `${caravan} stays ${after.value}${showing(before, after)}: ${status}`
        : `${caravan} ${before.value} → ${after.value}${showing(before, after)}: ${status}`,
    ),
    ...(winner === null ? [] : [winner === seat ? 'you win the match' : 'you lose the match']),
  ];
  return parts.length === 0 ? 'Nothing on the table changes.' : `${sentence(parts.join('; '))}.`;
}

/** Direction and suit, where they change. */
function showing(before: Reading, after: Reading): string {
  const direction =
    before.direction === after.direction
      ? ''
      : after.direction === 'none'
        ? ', no direction'
        : `, ${after.direction}`;
  const suit = before.suit === after.suit || after.suit === null ? '' : `, ${SUITS[after.suit]}`;
  return direction + suit;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
