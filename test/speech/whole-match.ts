/**
 * One whole match as somebody hears it who plays it with a screen reader: `>` is what they press, `[…]` what is read
 * out where they come to, and the rest is said by the game.
 */
import { GREEDY_BOT } from '../../src/ai/greedy.ts';
import type { Observation } from '../../src/engine/index.ts';
import { bestOf, legalFrom } from '../../src/present/index.ts';
import { nameOf, Reader } from '../kit/reader.ts';

/** More turns than such a match has. */
const MOST_TURNS = 60;
/** A match with every kind of card in it. */
const SEED = 20;

/** The move of somebody who plays the card that looks best, now and then trying something that is refused. */
function chooseMove(seen: Observation): string {
  const legal = legalFrom(seen);
  const plays = legal.filter((move) => move.includes('>'));
  return plays.length > 0 ? bestOf(seen, plays) : legal[0]!;
}

/** Turns at which something else is tried. */
const TRIED = { refused: 1, askedBack: 5, read: 9 };

export interface HeardMatch {
  readonly lines: readonly string[];
  /** How many moves both sides have made. */
  readonly moves: number;
  /** What was said of each turn. */
  readonly turns: readonly string[];
}

export async function heardMatch(seed = SEED, brief = false): Promise<HeardMatch> {
  const reader: Reader = new Reader({
    brief,
    ports: {
      think: async ({ seen, seed }) => GREEDY_BOT.choose(seen, {}, seed),
    },
  });
  const press = async (name: string | RegExp): Promise<void> => {
    const part = reader.find(name);
    reader.heard.push('', `> ${part ? nameOf(part) : name}`);
    await reader.press(name);
  };
  await reader.rest();
  await press('Quick table');
  await reader.set('Play against', 'plain');
  await reader.set('Opponent', 'greedy');
  await reader.set('Seed', `${seed}`);
  await reader.set('First player', 'A');
  await press('Deal');
  for (let turn = 0; reader.where() === 'table.playing'; turn++) {
    if (turn > MOST_TURNS) throw new Error('the match does not end');
    const { screen } = reader;
    if (screen?.kind !== 'table' || screen.seen.next !== 'A') break;
    const { seen } = screen;
    const move = chooseMove(seen);
    const [, card, place] = /^(.+?)>(.+)$/.exec(move) ?? [];
    const held = card ?? move.slice('discard '.length);
    const at = seen.hand.findIndex((one) => one.replace(/\[.*/, '') === held);
    const buttonAt = (where: string): RegExp => {
      const part = reader.controls().find((one) => one.place === where);
      return new RegExp(`^${nameOf(part!).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
    };
    await press(buttonAt(`hand.${at}`));
    // What a person tries beside playing on: a place that is refused, a question, the whole page.
    if (turn === TRIED.refused) await press(/^Caravan B1/);
    if (turn === TRIED.askedBack) {
      await press('Discard');
      await press('No');
    }
    if (turn === TRIED.read) reader.heard.push('', '> reads the page', ...reader.page());
    if (place) await press(buttonAt(place));
    else {
      await press('Discard');
      await press('Yes');
    }
  }
  return {
    lines: reader.heard,
    moves: reader.program.getSnapshot().context.table?.record.moves.length ?? 0,
    turns: reader.turns,
  };
}
