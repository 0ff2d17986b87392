/**
 * From what one seat sees to a move. It must not see a state of the match: a bot imagines the hidden cards.
 */
export type { Bot } from './bot.ts';
export { BOTS, botLoader, findBot, OPPONENTS, type Sources } from './bots.ts';
