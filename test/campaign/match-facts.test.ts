/** What a record says of a match, counted a second time: from the positions, where the facts are read from the events. */
import { describe, expect, test } from 'vitest';
import { factsOf, type MatchFacts } from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import {
  caravansOf,
  compileRules,
  deal,
  type MatchRecord,
  type Observation,
  observe,
  other,
  parseCards,
  parseMove,
  play,
  SALE_MAX,
  type Seat,
} from '../../src/engine/index.ts';
import { playedRecord } from '../kit/campaign.ts';
import { optionsOf } from '../kit/record.ts';
import { runs } from '../kit/seeds.ts';

/** What a seat has seen at first and after every move. */
function sights(record: MatchRecord, seat: Seat): Observation[] {
  const deckA = parseCards(record.deckA)!;
  const deckB = parseCards(record.deckB)!;
  let { state } = deal(compileRules(record.rules), {
    seed: record.seed,
    deckA,
    deckB,
    ...(record.first && { first: record.first }),
  });
  const seen = [observe(state, seat)];
  for (const move of record.moves) {
    state = play(state, parseMove(move)!).state;
    seen.push(observe(state, seat));
  }
  return seen;
}

const cardsOnTable = ({ caravans }: Observation): number =>
  Object.values(caravans).reduce((sum, { rows }) => sum + rows.length, 0);

function counted(record: MatchRecord, seat: Seat): MatchFacts {
  const seen = sights(record, seat);
  const them = other(seat);
  const facts = { turns: 0, discards: 0, disbands: 0, onTheirs: 0, byOneJoker: 0, overloaded: 0 };
  const faces = { J: 0, Q: 0, K: 0, X: 0 };
  for (const [i, move] of record.moves.entries()) {
    const [before, after] = [seen[i]!, seen[i + 1]!];
    if (before.next !== seat || move.startsWith('forfeit')) continue;
    const discard = move.startsWith('discard');
    if (move !== 'redeal' && !(discard && before.phase === 'opening')) facts.turns++;
    if (discard) facts.discards++;
    if (move.startsWith('disband')) facts.disbands++;
    const face = /^([JQKX]).*>([AB])/.exec(move);
    if (!face) continue;
    faces[face[1] as keyof typeof faces]++;
    if (face[2] === them) facts.onTheirs++;
    if (face[1] === 'X')
      facts.byOneJoker = Math.max(facts.byOneJoker, cardsOnTable(before) - cardsOnTable(after));
    const burst = caravansOf(them).some(
      (name) => before.caravans[name].value <= SALE_MAX && after.caravans[name].value > SALE_MAX,
    );
    if (burst) facts.overloaded++;
  }
  const last = seen.at(-1)!;
  const own = caravansOf(seat).map((name) => last.caravans[name]);
  const sold = (owner: Seat): number => last.sold.filter((one) => one === owner).length;
  const finish = record.moves.at(-1)!;
  const mover = seen.at(-2)!.next;
  const winner = last.result.charAt(0);
  return {
    ...facts,
    faces,
    result: winner === seat ? 'won' : winner === them ? 'lost' : 'drawn',
    why: last.why!,
    wasBehind: seen.some((one) => one.sold.filter((owner) => owner === them).length >= 2),
    deckSize: record[seat === 'A' ? 'deckA' : 'deckB'].length,
    sales: own.flatMap(({ rows, value }, pair) =>
      last.sold[pair] === seat
        ? [{ value, cards: rows.length, suits: new Set(rows.map(({ card }) => card.charAt(1))).size }]
        : [],
    ),
    pairsWon: sold(seat),
    pairsLost: sold(them),
    kingsOnOne: Math.max(
      0,
      ...own.flatMap(({ rows }) =>
        rows.map(({ attachments }) => attachments.filter(({ card }) => card.startsWith('K')).length),
      ),
    ),
    ownFinish: (finish.startsWith('forfeit') ? finish.slice(-1) : mover) === seat,
    finish: finish.startsWith('discard')
      ? 'discard'
      : finish.startsWith('disband')
        ? 'disband'
        : finish.startsWith('forfeit') || finish === 'redeal'
          ? 'other'
          : ((/^[JQKX]/.exec(finish)?.[0] ?? 'number') as MatchFacts['finish']),
  };
}

test('both counts agree, for either seat, at every table of the road', () => {
  const met = new Set<string>();
  for (const [i, { table }] of OPPONENTS.entries()) {
    for (let seed = 1; seed <= runs(4); seed++) {
      const rules = optionsOf(table.rules, { deck: { kind: 'standard54' } });
      const record = playedRecord(rules, 50 * i + seed, undefined, seed === 4 ? 30 : 900);
      for (const seat of ['A', 'B'] as const) {
        const facts = factsOf(record, seat);
        expect(facts, `${table.rules}, seed ${50 * i + seed}, seat ${seat}`).toEqual(counted(record, seat));
        for (const [name, value] of Object.entries(facts ?? {}))
          met.add(typeof value === 'object' ? name : `${name} ${value}`);
      }
    }
  }
  if (runs(4) < 4) return; // fewer matches than usual
  for (const one of [
    'result won',
    'result lost',
    'why sale',
    'why forfeit',
    'wasBehind true',
    'wasBehind false',
  ])
    expect(met).toContain(one);
  for (const one of ['overloaded 1', 'byOneJoker 3', 'kingsOnOne 1', 'finish number', 'finish other'])
    expect(met).toContain(one);
});

describe('decks of unlike size, full of face cards', () => {
  const deckOf = (ranks: string) =>
    parseCards(
      [...ranks].flatMap((rank) => (rank === 'X' ? ['X', 'X'] : [...'SHDC'].map((suit) => rank + suit))),
    )!;
  const [deckA, deckB] = [deckOf('23456789TJQKX'), deckOf('789TJQKX')];
  const recordOf = (rules: string, seed: number, moves?: number): MatchRecord => {
    const options = optionsOf(rules, { deck: { kind: 'custom', min: 1, max: 108, maxCopies: null } });
    return playedRecord(options, seed, moves, 400, deckA, deckB);
  };
  const played = ['mifflin', 'new-vegas', 'standard'].flatMap((rules) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => recordOf(rules, seed)),
  );
  const given = (['A', 'B'] as const).flatMap((seat) =>
    [0, 3, 20].map((moves) => {
      const record = recordOf('mifflin', 8, moves);
      return { ...record, moves: [...record.moves, `forfeit ${seat}`] };
    }),
  );

  test('both counts agree', () => {
    for (const [i, record] of [...played, ...given].entries())
      for (const seat of ['A', 'B'] as const)
        expect(factsOf(record, seat), `${i}, seat ${seat}`).toEqual(counted(record, seat));
  });

  test('and all of it happens', () => {
    const facts = [...played, ...given].flatMap((record) => [factsOf(record, 'A')!, factsOf(record, 'B')!]);
    const most = (of: (one: MatchFacts) => number): number => Math.max(...facts.map(of));
    expect(new Set(facts.map(({ deckSize }) => deckSize))).toEqual(new Set([50, 30]));
    for (const of of [
      (one: MatchFacts) => one.overloaded,
      (one: MatchFacts) => one.byOneJoker - 1,
      (one: MatchFacts) => one.kingsOnOne - 1,
      (one: MatchFacts) => one.faces.J,
      (one: MatchFacts) => Number(one.wasBehind),
    ])
      expect(most(of)).toBeGreaterThan(0);
    expect(played.some(({ moves }) => moves.includes('redeal'))).toBe(true);
    expect(new Set(facts.map(({ finish }) => finish)).size).toBeGreaterThan(4);
  });

  test('one’s own seat is the first', () => {
    for (const record of played.slice(0, 3)) expect(factsOf(record)).toEqual(factsOf(record, 'A'));
  });

  test('there are none before the end, nor where something stands that does not belong there', () => {
    const [record] = played as [MatchRecord];
    expect(factsOf(record)).not.toBeNull();
    for (const moves of [
      [],
      record.moves.slice(0, -1),
      [...record.moves, 'discard 7H'],
      [...record.moves, 'forfeit A'],
      ['pass', ...record.moves],
    ])
      expect(factsOf({ ...record, moves, hashes: [] })).toBeNull();
    expect(factsOf({ ...record, hashes: ['deadbeef'] })).toBeNull();
  });
});
