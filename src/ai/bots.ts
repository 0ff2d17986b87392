/** Every opponent there is: the yardsticks first, then the levels, weakest first. */
import type { Bot } from './bot.ts';
import { GREEDY_BOT } from './greedy.ts';
import { RANDOM_BOT } from './random.ts';

export const BOTS: readonly Bot[] = [RANDOM_BOT, GREEDY_BOT];

export const findBot = (id: string): Bot | undefined => BOTS.find((bot) => bot.id === id);
