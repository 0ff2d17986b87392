/**
 * What lies where on the table at one moment of a presentation. The truth is the observation; while beats are
 * being played the picture runs from the table before them to the table after them, one beat at a time.
 *
 * Every card has an id that it keeps while it moves, so that a view can follow it.
 */
import {
  CARAVANS,
  type CaravanName,
  type CaravanStatus,
  type CardName,
  type Observation,
  type PerSeat,
  type Reading,
  SEATS,
  type Seat,
  statusOf,
} from '../engine/index.ts';
import type { Beat, Spot } from './beats.ts';

export interface PictureCard {
  readonly id: number;
  /** Null when it lies face down. */
  readonly card: CardName | null;
  readonly owner: Seat;
}

export interface PictureRow {
  readonly card: PictureCard;
  readonly attachments: readonly PictureCard[];
}

export interface PictureCaravan extends Reading {
  readonly status: CaravanStatus;
  readonly rows: readonly PictureRow[];
}

export interface TablePicture {
  readonly caravans: Readonly<Record<CaravanName, PictureCaravan>>;
  readonly hands: PerSeat<readonly PictureCard[]>;
  /** Oldest card first. */
  readonly piles: PerSeat<readonly PictureCard[]>;
  readonly decks: PerSeat<number>;
  /** The next unused id. */
  readonly nextId: number;
}

/** The picture of an observation; cards that lie where they lay in `previous` keep their ids. */
export function pictureOf(seen: Observation, previous?: TablePicture): TablePicture {
  let nextId = previous?.nextId ?? 1;
  const known = new Map<string, number>();
  for (const { key, id } of previous ? keyedCards(previous) : []) known.set(key, id);
  const make = (place: string, card: CardName | null, owner: Seat): PictureCard => {
    const key = keyOf(place, card, owner);
    const id = known.get(key) ?? nextId++;
    known.delete(key);
    return { id, card, owner };
  };
  const caravans = mapCaravans((name) => {
    const { value, direction, suit, status, rows } = seen.caravans[name];
    return {
      value,
      direction,
      suit,
      status,
      rows: rows.map((row, r) => ({
        card: make(`${name}.${r}`, row.card, name.charAt(0) as Seat),
        attachments: row.attachments.map(({ card, owner }, a) => make(`${name}.${r}.${a}`, card, owner)),
      })),
    };
  });
  const hand = (seat: Seat): PictureCard[] =>
    Array.from({ length: seen.handCount[seat] }, (_, i) =>
      make(`hand.${seat}.${i}`, seat === seen.seat ? (seen.hand[i] ?? null) : null, seat),
    );
  const pile = (seat: Seat): PictureCard[] =>
    seen.discards[seat].map((card, i) => make(`pile.${seat}.${i}`, card, seat));
  return {
    caravans,
    hands: { A: hand('A'), B: hand('B') },
    piles: { A: pile('A'), B: pile('B') },
    decks: seen.deckCount,
    nextId,
  };
}

/** The picture after a beat. */
export function afterBeat(picture: TablePicture, beat: Beat): TablePicture {
  let { nextId } = picture;
  // A first deal begins with an empty hand, whatever was on the table before.
  const start = beat.event.type === 'handDealt' ? emptyHand(picture, beat.event.seat) : picture;
  const moved = beat.motions.map(({ card, owner, from, to }) => {
    const lying = lyingAt(start, from);
    return { to, card: { id: lying?.id ?? nextId++, card, owner } satisfies PictureCard };
  });
  const gone = new Set(moved.map(({ card }) => card.id));
  const stays = (card: PictureCard): boolean => !gone.has(card.id);

  const decks = { ...start.decks };
  for (const { from, to } of beat.motions) {
    if (from.at === 'deck') decks[from.seat]--;
    if (to.at === 'deck') decks[to.seat]++;
  }
  const caravans = mapCaravans((name) => ({
    ...start.caravans[name],
    rows: start.caravans[name].rows
      .filter(({ card }) => stays(card))
      .map((row) => ({ card: row.card, attachments: row.attachments.filter(stays) })),
  }));
  const hands = { A: start.hands.A.filter(stays), B: start.hands.B.filter(stays) };
  const piles = { A: start.piles.A.filter(stays), B: start.piles.B.filter(stays) };
  if (beat.kind === 'deckReshuffled' && beat.seat) piles[beat.seat] = [];

  for (const { to, card } of moved) {
    switch (to.at) {
      case 'hand':
        hands[to.seat].splice(to.index === 'end' ? Infinity : to.index, 0, card);
        break;
      case 'pile':
        piles[to.seat].push(card);
        break;
      case 'row':
        caravans[to.caravan].rows.splice(to.row - 1, 0, { card, attachments: [] });
        break;
      case 'attachment':
        caravans[to.caravan].rows[to.row - 1]?.attachments.push(card);
        break;
      case 'deck':
        break;
    }
  }
  if (beat.reading) {
    const { caravan, after } = beat.reading;
    Object.assign(caravans[caravan], after);
    // The words follow the values at once; `pairChanged` is the moment in which that is made much of.
    const pair = caravan.charAt(1) as '1' | '2' | '3';
    const [a, b] = [caravans[`A${pair}`], caravans[`B${pair}`]];
    a.status = statusOf(a.value, b.value);
    b.status = statusOf(b.value, a.value);
  }
  if (beat.statuses) {
    const { pair, after } = beat.statuses;
    for (const seat of SEATS) caravans[`${seat}${pair}`].status = after[seat];
  }
  if ('deckLeft' in beat.event) decks[beat.event.seat] = beat.event.deckLeft;
  return { caravans, hands, piles, decks, nextId };
}

function lyingAt(picture: TablePicture, spot: Spot): PictureCard | undefined {
  switch (spot.at) {
    case 'hand':
      return picture.hands[spot.seat].at(spot.index === 'end' ? -1 : spot.index);
    case 'row':
      return picture.caravans[spot.caravan].rows[spot.row - 1]?.card;
    case 'attachment':
      return picture.caravans[spot.caravan].rows[spot.row - 1]?.attachments.at(
        spot.index === 'end' ? -1 : spot.index,
      );
    case 'pile':
    case 'deck':
      return undefined;
  }
}

function emptyHand(picture: TablePicture, seat: Seat): TablePicture {
  const taken = picture.hands[seat].length;
  return {
    ...picture,
    hands: { ...picture.hands, [seat]: [] },
    decks: { ...picture.decks, [seat]: picture.decks[seat] + taken },
  };
}

function keyedCards(picture: TablePicture): { key: string; id: number }[] {
  const keyed: { key: string; id: number }[] = [];
  const add = (place: string, { id, card, owner }: PictureCard): void => {
    keyed.push({ key: keyOf(place, card, owner), id });
  };
  for (const name of CARAVANS) {
    for (const [r, row] of picture.caravans[name].rows.entries()) {
      add(`${name}.${r}`, row.card);
      for (const [a, card] of row.attachments.entries()) add(`${name}.${r}.${a}`, card);
    }
  }
  for (const seat of SEATS) {
    for (const [i, card] of picture.hands[seat].entries()) add(`hand.${seat}.${i}`, card);
    for (const [i, card] of picture.piles[seat].entries()) add(`pile.${seat}.${i}`, card);
  }
  return keyed;
}

const keyOf = (place: string, card: CardName | null, owner: Seat): string => `${place} ${card} ${owner}`;

function mapCaravans<T>(make: (name: CaravanName) => T): Record<CaravanName, T> {
  return Object.fromEntries(CARAVANS.map((name) => [name, make(name)])) as Record<CaravanName, T>;
}
