/** Words about what an opponent thought. */
import type { CaravanName, CardName, Observation } from '../../engine/index.ts';
import { cardInWords, theCard } from './cards.ts';
import { caravanWords, listed, sentence, type Viewpoint, whose } from './sentences.ts';

/** A move in notation as a phrase, on the table as it was before it: `the king of spades on your ten of hearts (A2)`. */
export function moveInWords(
  move: string,
  { caravans }: Pick<Observation, 'caravans'>,
  view: Viewpoint,
): string {
  const laid = /^(.+)>([AB][123])(?:\.(\d+))?$/.exec(move);
  if (laid) {
    const caravan = laid[2] as CaravanName;
    const onto = laid[3] === undefined ? undefined : caravans[caravan].rows[Number(laid[3]) - 1];
    const card = theCard(laid[1] as CardName);
    return onto
      ? `${card} on ${whose(caravan.charAt(0) as 'A' | 'B', view)} ${cardInWords(onto.card)} (${caravan})`
      : `${card} on ${caravanWords(caravan, view)}`;
  }
  if (move.startsWith('discard ')) return `discard ${theCard(move.slice('discard '.length) as CardName)}`;
  const disbanded = /^disband ([AB][123])(?: \+ (.+))?$/.exec(move);
  if (!disbanded) return move;
  const restart = disbanded[2] ? `, and ${theCard(disbanded[2] as CardName)} on it` : '';
  return `disband ${caravanWords(disbanded[1] as CaravanName, view)}${restart}`;
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;

export const THINKING_WORDS = {
  title: (name: string) => `Their thinking: ${name}`,
  move: 'Move',
  /** A move among those that are stepped through. */
  step: (at: number, count: number) => `${at} of ${count}`,
  hand: (cards: readonly CardName[]) =>
    cards.length === 0 ? 'No cards in hand.' : `In hand: ${listed(cards.map(cardInWords))}.`,
  played: (phrase: string) => sentence(`played: ${phrase}`),
  /** One of the moves weighed, best first. */
  candidate: (at: number, phrase: string, value: number, played: boolean) =>
    `${at}. ${sentence(`${phrase}: ${percent(value)}${played ? ', played' : ''}`)}`,
  only: 'It was the only move weighed.',
  third: (value: number) =>
    `The move played was put at ${percent(value)}: levels below Long-Hauler do not always play what they think best.`,
  lower:
    'The move played was not among the best: levels below Long-Hauler do not always play what they think best.',
  chances: 'Percent: the chance to win as it was reckoned then.',
  byRule: 'This opponent plays by a plain rule and reckons no chances.',
  quick: 'This was a quick move, made without thinking.',
  notKept: 'What was thought here was not kept: the page has been loaded anew since.',
  nothing: 'There is no move of theirs in this match.',
} as const;
