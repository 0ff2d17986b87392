/** Which of somebody's lines is said, and when they hold their tongue. */
import type { Occasion, Opponent } from '../content/opponent.ts';
import type { GameEvent, Observation } from '../engine/index.ts';
import { occasionsIn } from '../present/road-occasions.ts';
import type { RoadSeat, Voice } from './branch.ts';

/** A line stands for so many moves of both sides, unless another comes. */
const STANDS = 4;
/** The same occasion is not spoken of again within so many moves. */
const AGAIN = 10;
/** Somebody who has said nothing for so many moves may think aloud. */
const SILENCE = 14;

/** The last word of a game, said whatever was said before. */
const LAST: readonly Occasion[] = ['win', 'loss', 'cleanLoss', 'farewell', 'tie'];
/** Said even soon after something like it. */
const SOON: readonly Occasion[] = ['nearlyLost', 'nearlyWon'];

/** The voice of somebody one has just sat down with. */
export const newVoice = (opponent: string, met: Voice['met'] = STRANGERS): Voice => ({
  opponent,
  met,
  told: {},
  at: 0,
  last: null,
});
const STRANGERS = { won: 0, lost: 0, drawn: 0 };

/** Where somebody goes on with their lines, so that a word that is said once a game is another the next time. */
function firstOf(what: Occasion, { won, lost, drawn }: Voice['met']): number {
  if (what === 'win') return lost;
  return what === 'loss' || what === 'cleanLoss' ? won : won + lost + drawn;
}

type Speaking = Pick<RoadSeat, 'voice' | 'said'>;

/** The next of their lines for an occasion, each in turn, from game to game. */
export function say<T extends Speaking>(
  seat: T,
  { lines }: Pick<Opponent, 'lines'>,
  what: Occasion,
  at: number,
): T {
  const { voice } = seat;
  const told = voice.told[what] ?? 0;
  const of = lines[what];
  return {
    ...seat,
    said: of[(firstOf(what, voice.met) + told) % of.length] ?? seat.said,
    voice: { ...voice, told: { ...voice.told, [what]: told + 1 }, at, last: what },
  };
}

/** What is said to a move; the same seat again where nothing is, without a line that has stood long enough. */
export function hear<T extends Speaking>(
  seat: T,
  who: Pick<Opponent, 'lines'>,
  events: readonly GameEvent[],
  after: Observation,
  before: Observation,
): T {
  const { voice } = seat;
  const { moves } = after.counters;
  const found = occasionsIn(events, after, before);
  const last = after.result === 'continue' ? undefined : found.find((one) => LAST.includes(one));
  // Whoever has used up their lines about something is silent about it for the rest of the game.
  const hasLeft = (one: Occasion): boolean => (voice.told[one] ?? 0) < who.lines[one].length;
  const worth =
    last ??
    found.find(
      (one) => hasLeft(one) && (SOON.includes(one) || voice.last !== one || moves - voice.at >= AGAIN),
    );
  if (worth) return say(seat, who, worth, moves);
  if (events.length > 0 && after.next === 'B' && moves - voice.at >= SILENCE && hasLeft('thinking'))
    return say(seat, who, 'thinking', moves);
  return seat.said !== null && moves - voice.at >= STANDS ? { ...seat, said: null } : seat;
}
