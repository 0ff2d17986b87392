/** Builders, so that a test reads like the record of a game: a position, the moves made in it, what came of them. */
import { type PresetId, parsePresetName, presetOptions } from '../../src/content/index.ts';
import {
  changeOptions,
  compileRules,
  formatTable,
  fromPosition,
  type GameEvent,
  type Position,
  parseMove,
  parsePosition,
  play,
  type Refusal,
  type RuleOptions,
  type Rules,
  refusal,
  type Seat,
  type State,
} from '../../src/engine/index.ts';

/** Options of a preset (`foxon`), with house rules (`foxon+polite`) and single options changed. */
export function optionsOf(name: string, changes: unknown = {}): RuleOptions {
  const preset = parsePresetName(name);
  if (!preset) throw new Error(`There is no rule set "${name}"`);
  const changed = changeOptions(presetOptions(preset.id, preset.house), changes);
  if (!changed.ok) throw new Error(changed.message);
  return changed.options;
}

export const rulesOf = (name: PresetId | (string & {}), changes: unknown = {}): Rules =>
  compileRules(optionsOf(name, changes));

export const cards = (list: string): string[] => list.split(' ').filter((card) => card !== '');

export interface Setting {
  /** Hand of the seat to move, and of the other seat. */
  readonly hand?: string;
  readonly otherHand?: string;
  readonly deck?: string;
  readonly otherDeck?: string;
  readonly discards?: string;
  readonly otherDiscards?: string;
  readonly turn?: Seat;
  readonly phase?: 'opening' | 'main';
  readonly rules?: Rules;
  readonly seed?: number;
}

const EMPTY_TABLE = '- | - | - // - | - | -';
// Cards a test says nothing about: enough of them that no hand or deck runs out unasked.
const FILLER_HAND = '5C 5D 5H 5S 8C';
const FILLER_DECK = '3C 3D 3H 3S 9C 9D 9H 9S';

/** A position as data from one line of table and what else matters; the rest is filler. */
export function positionData(table: string, setting: Setting = {}): Position {
  const [a = '', b = ''] = (table === '' ? EMPTY_TABLE : table).split(' // ');
  const turn = setting.turn ?? 'A';
  const mine = {
    hand: cards(setting.hand ?? FILLER_HAND),
    deck: cards(setting.deck ?? FILLER_DECK),
    discards: cards(setting.discards ?? ''),
  };
  const theirs = {
    hand: cards(setting.otherHand ?? FILLER_HAND),
    deck: cards(setting.otherDeck ?? FILLER_DECK),
    discards: cards(setting.otherDiscards ?? ''),
  };
  const [first, second] = turn === 'A' ? [mine, theirs] : [theirs, mine];
  return {
    A: a.split(' | '),
    B: b.split(' | '),
    handA: first.hand,
    handB: second.hand,
    deckA: first.deck,
    deckB: second.deck,
    discardA: first.discards,
    discardB: second.discards,
    phase: setting.phase ?? 'main',
    turn,
  } as Position;
}

/** `position('2S 9S.QH | - | - // - | - | -', { hand: '7D 2C' })`: standard rules, seat A to move in the main game. */
export function position(table: string, setting: Setting = {}): State {
  const parsed = parsePosition(positionData(table, setting));
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(setting.rules ?? rulesOf('standard'), parsed.layout, setting.seed ?? 1);
}

/** The code with which a move is refused, null when it is legal. */
export const refused = (state: State, text: string): Refusal | null => refusal(state, parseMove(text));

/** One legal move: the state after it and its events. */
export function step(state: State, text: string): { state: State; events: GameEvent[] } {
  const reason = refused(state, text);
  if (reason !== null) throw new Error(`${text} is refused: ${reason} (${formatTable(state)})`);
  return play(state, parseMove(text)!);
}

/** The state after legal moves, one after the other. */
export const afterMoves = (state: State, ...moves: string[]): State =>
  moves.reduce((now, move) => step(now, move).state, state);
