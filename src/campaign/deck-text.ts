/**
 * A deck as text, to be copied, mailed and read: its name, a colon, then cards in notation; `6S-TS` is every card from
 * the Six to the Ten of Spades, `4xX` four of one card from different sets.
 *
 *     Brisk thirty: 6S-TS 6H-TH 6D-TD 6C-TC JS JH JD JC KS KH KD KC X X
 */
import { RANK_NAMES } from '../engine/index.ts';
import { cleanName, type NamedDeck, type OwnCard, ownCardName, readOwnCard, sortDeck } from './collection.ts';

/** Longer texts are not read. */
const LONGEST_TEXT = 8000;
const MOST_CARDS = 200;

/** What is wrong with a text, and with which word of it. */
export interface DeckTextFault {
  readonly kind: 'empty' | 'too-long' | 'no-card' | 'bad-run' | 'too-many-cards' | 'not-enough-of-it';
  /** The word as it stands there, shortened. */
  readonly word: string;
  /** Counted from 1, the name apart. */
  readonly place: number;
}

export const writeDeck = ({ name, cards }: NamedDeck): string => `${name}: ${sortDeck(cards).join(' ')}`;

/**
 * Reads a deck from text. Small letters, commas, 10 for T and line breaks are understood.
 * @param owned sets from which `3x7H` takes its cards; without a number a card is of the first set that still has it
 */
export function readDeck(
  text: string,
  owned: readonly number[],
): { readonly deck: NamedDeck } | { readonly fault: DeckTextFault } {
  if (text.length > LONGEST_TEXT) return { fault: { kind: 'too-long', word: '', place: 0 } };
  const colon = text.indexOf(':');
  const name = cleanName(text.slice(0, Math.max(0, colon)));
  const words = text.slice(colon + 1).match(/[^\s,;]+/g) ?? [];
  if (words.length === 0) return { fault: { kind: 'empty', word: '', place: 0 } };
  const cards: OwnCard[] = [];
  for (const [index, word] of words.entries()) {
    const fault = (kind: DeckTextFault['kind']) => ({
      fault: { kind, word: word.slice(0, 20), place: index + 1 },
    });
    const times = /^(\d{1,2})[xX×]/.exec(word);
    const plain = word.slice(times?.[0].length).toUpperCase();
    const faces = facesOf(plain.replace(/10(?=[SHDC])/g, 'T').replace('JOKER', 'X'));
    if (faces === null) return fault(word.includes('-') ? 'bad-run' : 'no-card');
    for (const face of faces) {
      for (let i = 0; i < Number(times?.[1] ?? 1); i++) {
        const card = face.includes('[') ? face : next(face, cards, owned);
        if (card === null) return fault('not-enough-of-it');
        cards.push(card);
        if (cards.length > MOST_CARDS) return fault('too-many-cards');
      }
    }
  }
  return { deck: { name, cards } };
}

/** The cards a word stands for, or null. */
function facesOf(word: string): string[] | null {
  const [from, to, ...more] = word.split('-') as [string, ...string[]];
  if (to === undefined) return readOwnCard(from) ? [from] : null;
  const [first, last] = [RANK_NAMES.indexOf(from[0] as never), RANK_NAMES.indexOf(to[0] as never)];
  const suit = from.slice(1);
  if (more.length > 0 || first < 0 || last < first || to.slice(1) !== suit || !/^[SHDC]$/.test(suit))
    return null;
  return RANK_NAMES.slice(first, last + 1).map((rank) => `${rank}${suit}`);
}

/** The card of the first set that is not in the deck as often as the set has it. */
function next(face: string, cards: readonly OwnCard[], owned: readonly number[]): OwnCard | null {
  const most = face === 'X' ? 2 : 1;
  for (const set of owned) {
    const name = ownCardName(face, set);
    if (cards.filter((card) => card === name).length < most) return name;
  }
  return null;
}
