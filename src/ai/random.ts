/** The lowest yardstick: any legal move, each as likely as the other. */
import { imagineStandIns, legalMoves, Random, STREAM } from '../engine/index.ts';
import type { Bot } from './bot.ts';

export const RANDOM_BOT: Bot = {
  id: 'random',
  name: 'Tumbleweed',
  choose(seen, _limit, seed) {
    const moves = legalMoves(imagineStandIns(seen));
    const random = new Random(seed, STREAM.bot, seen.counters.moves);
    return { move: moves[random.below(moves.length)]! };
  },
};
