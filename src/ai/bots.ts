/** Every opponent there is: the yardsticks first, then the levels, weakest first. */
import type { StyleId } from '../content/index.ts';
import type { Bot } from './bot.ts';
import { GREEDY_BOT } from './greedy.ts';
import { GREEDY_1_BOT } from './greedy-1.ts';
import { Judge } from './judge.ts';
import { createNet, type ForwardModule, readNet } from './net.ts';
import { ALL_MOVES, LEVELS, type Level, STYLES } from './persona.ts';
import { RANDOM_BOT } from './random.ts';
import { createThinker } from './thinker.ts';

/**
 * Files of weights: the frozen yardstick's; the one the levels play by, which knows rules and decks of every kind; and one
 * that knows the standard table alone and its values better, by which a level that searches plays there. (Move by move
 * both are equal there; at the leaves of a search the second seems the stronger, as far as it was played.)
 */
export type NetFile = 'net-1.net' | 'main.net' | 'plain.net';

/** Where bots get what they do not carry with them. */
export interface Sources {
  /** The bytes of a weights file. */
  weights(file: NetFile): Promise<Uint8Array>;
  /** A new instance of `forward.wasm`, or nothing where WASM is not to be had: the net then runs in script. */
  forward(): Promise<ForwardModule | null>;
}

/** Those that need no weights. */
export const BOTS: readonly Bot[] = [RANDOM_BOT, GREEDY_BOT, GREEDY_1_BOT];

export const findBot = (id: string): Bot | undefined => BOTS.find((bot) => bot.id === id);

const NET_1: Level = {
  id: 'net-1',
  name: 'Tinker',
  temperature: 0,
  nodes: 0,
  looksAt: ALL_MOVES,
  takesWins: false,
  holds: false,
};

/** Ids and names of all in their order. Any level also plays in a style: `trader+saboteur`. */
export const OPPONENTS: readonly { readonly id: string; readonly name: string }[] = [
  ...BOTS,
  NET_1,
  ...LEVELS,
].map(({ id, name }) => ({ id, name }));

/** Loads bots; the weights come with the first bot that needs them. */
export function botLoader(sources: Sources): (id: string) => Promise<Bot | undefined> {
  const judges = new Map<NetFile, Promise<Judge>>();
  const judge = (file: NetFile): Promise<Judge> => {
    const known = judges.get(file) ?? loadJudge(sources, file);
    judges.set(file, known);
    known.catch(() => judges.delete(file)); // what could not be fetched is fetched again next time
    return known;
  };
  return async (id) => {
    const ready = findBot(id);
    if (ready) return ready;
    if (id === NET_1.id) return createThinker(NET_1, 'neutral', await judge('net-1.net'));
    const [name, style = 'neutral', ...rest] = id.split('+');
    const level = LEVELS.find((each) => each.id === name);
    if (!level || rest.length > 0 || !Object.hasOwn(STYLES, style)) return undefined;
    const main = judge('main.net');
    const plain = level.nodes > 0 ? judge('plain.net') : main;
    return createThinker(level, style as StyleId, await main, await plain);
  };
}

async function loadJudge(sources: Sources, file: NetFile): Promise<Judge> {
  const [bytes, module] = await Promise.all([sources.weights(file), sources.forward()]);
  return new Judge(createNet(readNet(bytes).weights, module ?? undefined));
}
