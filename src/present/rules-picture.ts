/** Makes a picture of the rules browser into what is drawn: the position, and what the engine makes of the move. */
import type { RulesPicture } from '../content/index.ts';
import {
  type CaravanName,
  type CardName,
  compileRules,
  fromPosition,
  type Observation,
  observe,
  parseMove,
  parsePosition,
  play,
  type RuleOptions,
  type State,
} from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import { refusalLine } from '../text/index.ts';
import { previewMove, refusalFrom } from './preview.ts';

/** A picture ready to be drawn, plain data. */
export interface SheetPicture {
  readonly caption: string;
  readonly shows: readonly CaravanName[] | 'plates';
  readonly before: Observation;
  /** Null where there is no move, or where it is refused. */
  readonly after: Observation | null;
  /** The card that is played; null where none is. */
  readonly card: CardName | null;
  /** Where it goes. */
  readonly target: Place | null;
  /** Number cards that leave the table, by their place before the move. */
  readonly removed: readonly Place[];
  /** What the game says to the move, where it is refused. */
  readonly refusal: string | null;
}

const FILLER: readonly CardName[] = Array(12).fill('2C');
/** Enough number cards for every rule about hands, and none that a picture plays. */
const OTHERS: readonly CardName[] = ['2C', '3C', '4H', '6C'];

/** The position of a picture as a match under these rules, A to move. */
function stateOf({ A, B, move, opening }: RulesPicture, options: RuleOptions): State {
  const cards = [...(move?.matchAll(/(?:^|\+ )([A2-9TJQK][SHDC]|X)(?=>|$)/g) ?? [])].map(
    ([, card]) => card as CardName,
  );
  const parsed = parsePosition({
    A,
    B,
    handA: [...cards, ...OTHERS],
    handB: OTHERS,
    deckA: FILLER,
    deckB: FILLER,
    phase: opening ? 'opening' : 'main',
    turn: 'A',
  });
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(compileRules(options), parsed.layout);
}

/** @throws where the position of the picture cannot be read */
export function sheetPicture(picture: RulesPicture, options: RuleOptions): SheetPicture {
  const { caption, shows, move } = picture;
  const state = stateOf(picture, options);
  const before = observe(state, 'A');
  const base = { caption, shows, before, after: null, card: null, target: null, removed: [], refusal: null };
  const parsed = move === undefined ? null : parseMove(move);
  if (move === undefined || parsed === null) return base;
  const played = /^([A2-9TJQK][SHDC]|X)>([AB][123](?:\.\d+)?)$/.exec(move);
  const disbanded = /^disband ([AB][123])/.exec(move);
  const acted = {
    ...base,
    card: (played?.[1] ?? null) as CardName | null,
    target: (played?.[2] ?? disbanded?.[1] ?? null) as Place | null,
  };
  const code = refusalFrom(before, move);
  if (code !== null) return { ...acted, refusal: refusalLine(code, { move, seen: before }) };
  return {
    ...acted,
    after: observe(play(state, parsed).state, 'A'),
    removed: previewMove(before, move)?.removed ?? [],
  };
}
