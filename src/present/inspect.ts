/** What is in focus, explained: what it is, what it does here, and the rule to read about it. */
import { RULES_TEXT, type RuleTopic } from '../content/index.ts';
import type { CaravanName, CardName, Observation, OwnedCard, PerSeat } from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import {
  caravanHead,
  caravanStands,
  cardInHand,
  cardOnTable,
  type Viewpoint,
  whatItCounts,
  whatLiesOnIt,
  whatMayFollow,
  whatTheStateMeans,
  whereItGoes,
} from '../text/index.ts';
import type { Inspection } from './model.ts';

const FACE_TOPICS: Record<string, RuleTopic> = { J: 'jack', Q: 'queen', K: 'king', X: 'joker' };
const topicOf = (card: CardName): RuleTopic => FACE_TOPICS[card.charAt(0)] ?? 'numbers';

/**
 * @param legal every legal move of the seat that looks
 * @param nowhere why a card has no place to go, where that is known
 */
export function inspectPlace(
  seen: Observation,
  names: PerSeat<string>,
  place: Place | null,
  legal: readonly string[],
  nowhere: (card: CardName) => string | null,
): Inspection | null {
  const found = explained(seen, names, place, legal, nowhere);
  return found && { ...found, ruleTitle: RULES_TEXT[found.rule].title };
}

type Explained = Omit<Inspection, 'ruleTitle'>;

function explained(
  seen: Observation,
  names: PerSeat<string>,
  place: Place | null,
  legal: readonly string[],
  nowhere: (card: CardName) => string | null,
): Explained | null {
  const view: Viewpoint = { seat: seen.seat, names };
  const hand = /^hand\.(\d+)$/.exec(place ?? '');
  if (hand) {
    const card = seen.hand[Number(hand[1])];
    return card ? handCard(seen, card, legal, nowhere) : null;
  }
  const match = /^([AB][123])(?:\.(\d+))?$/.exec(place ?? '');
  if (!match) return null;
  const caravan = match[1] as CaravanName;
  if (match[2] === undefined) {
    return {
      head: caravanHead(caravan, seen, view),
      lines: [
        caravanStands(caravan, seen),
        ...(seen.caravans[caravan].rows.length > 0 ? [whatTheStateMeans(caravan, seen)] : []),
        whatMayFollow(caravan, seen),
      ],
      rule: 'sale',
    };
  }
  return tableCard(seen, caravan, Number(match[2]), view);
}

function handCard(
  seen: Observation,
  card: CardName,
  legal: readonly string[],
  nowhere: (card: CardName) => string | null,
): Explained {
  const face = card.replace(/\[.*/, '');
  const targets = legal.flatMap((move) => (move.startsWith(`${face}>`) ? [move.slice(face.length + 1)] : []));
  const topic = topicOf(card);
  const [first, ...more] = RULES_TEXT[topic].lines(seen.rules);
  // What a number card counts stands on it; what a face card does is to be said, the Joker's two halves both.
  const rule = topic === 'numbers' ? [] : topic === 'joker' ? [first!, more[0]!] : [first!];
  const where = topic === 'numbers' ? targets : [...new Set(targets.map((target) => target.slice(0, 2)))];
  const mine = seen.next === seen.seat;
  return {
    head: cardInHand(card),
    lines: [
      ...rule.map(({ text }) => text),
      ...(mine || where.length > 0 ? [whereItGoes(where, nowhere(card))] : []),
    ],
    rule: topic,
  };
}

function tableCard(seen: Observation, caravan: CaravanName, row: number, view: Viewpoint): Explained | null {
  const { rows } = seen.caravans[caravan];
  const lying = rows[row - 1];
  if (!lying) return null;
  const { card, attachments } = lying;
  const kings = attachments.filter((each) => each.card.startsWith('K'));
  const last = row === rows.length;
  return {
    head: cardOnTable(card, row, rows.length, caravan, view),
    lines: [
      whatItCounts(card, kings, valueWith(seen, card, kings)),
      ...whatLiesOnIt(attachments, last),
      ...(last ? [whatMayFollow(caravan, seen)] : []),
    ],
    rule: attachments.length > 0 ? topicOf(attachments.at(-1)!.card) : last ? 'direction' : 'numbers',
  };
}

/** What a number card counts with the Kings on it. */
function valueWith({ rules }: Observation, card: CardName, kings: readonly OwnedCard[]): number {
  const rank = card.charAt(0);
  const printed = rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank);
  return rules.kingStack === 'add' ? printed * (1 + kings.length) : printed * 2 ** kings.length;
}
