/** Moves and caravans as text, both ways (engine-interface.md, "Notation"). Parsing gives a result, it never throws. */
import { cardName, faceName, faceOf, isNumber, parseCard } from './cards.ts';
import {
  DISBAND,
  DISCARD,
  disbandMove,
  discardMove,
  FORFEIT,
  forfeitMove,
  kindOf,
  MAX_ROW,
  type Move,
  moveCaravan,
  moveFace,
  moveRow,
  PASS,
  PASS_MOVE,
  playMove,
  REDEAL,
  REDEAL_MOVE,
} from './moves.ts';
import { type CaravanName, caravanIndex, caravanName } from './seats.ts';
import { rowsOf, type State, tableCard } from './state.ts';

const FACE = '(?:[A2-9TJQK][SHDC]|X)';
const PLAY_PATTERN = new RegExp(`^(${FACE})>([AB][123])(?:\\.([1-9][0-9]*))?$`);
const DISCARD_PATTERN = new RegExp(`^discard (${FACE})$`);
const DISBAND_PATTERN = new RegExp(`^disband ([AB][123])(?: \\+ (${FACE}))?$`);

const face = (text: string): number => faceOf(parseCard(text)!);
const caravan = (text: string): number => caravanIndex(text as CaravanName);

/** Reads a move; null when it is malformed. `pass` is read, so that it can be refused by name. */
export function parseMove(text: string): Move | null {
  const play = PLAY_PATTERN.exec(text);
  if (play) return playMove(face(play[1]!), caravan(play[2]!), Math.min(Number(play[3] ?? 0), MAX_ROW));
  const discard = DISCARD_PATTERN.exec(text);
  if (discard) return discardMove(face(discard[1]!));
  const disband = DISBAND_PATTERN.exec(text);
  if (disband) return disbandMove(caravan(disband[1]!), disband[2] === undefined ? 0 : face(disband[2]));
  switch (text) {
    case 'redeal':
      return REDEAL_MOVE;
    case 'forfeit':
      return forfeitMove(2);
    case 'forfeit A':
      return forfeitMove(0);
    case 'forfeit B':
      return forfeitMove(1);
    case 'pass':
      return PASS_MOVE;
    default:
      return null;
  }
}

export function formatMove(move: Move): string {
  switch (kindOf(move)) {
    case DISCARD:
      return `discard ${faceName(moveFace(move))}`;
    case DISBAND: {
      const restart = moveFace(move);
      return `disband ${caravanName(moveCaravan(move))}${restart === 0 ? '' : ` + ${faceName(restart)}`}`;
    }
    case REDEAL:
      return 'redeal';
    case PASS:
      return 'pass';
    case FORFEIT:
      return ['forfeit A', 'forfeit B', 'forfeit'][moveFace(move)]!;
    default: {
      const row = moveRow(move);
      return `${faceName(moveFace(move))}>${caravanName(moveCaravan(move))}${row === 0 ? '' : `.${row}`}`;
    }
  }
}

/** A caravan as text: `2S 9S.QH 7D.KH`, `-` when empty. */
export function formatCaravan(state: State, index: number): string {
  const rows = rowsOf(state, index);
  if (rows.length === 0) return '-';
  return rows
    .map((row) => [row.card, ...row.attachments].map((code) => faceName(tableCard(code))).join('.'))
    .join(' ');
}

/** The whole table on one line: `A1 | A2 | A3 // B1 | B2 | B3`. */
export function formatTable(state: State): string {
  const side = (first: number): string => [0, 1, 2].map((i) => formatCaravan(state, first + i)).join(' | ');
  return `${side(0)} // ${side(3)}`;
}

/**
 * Reads a caravan into rows of codes without owner.
 * @returns the rows, or what is wrong in words
 */
export function parseCaravan(text: string): { rows: number[][] } | { fault: string } {
  if (text === '-') return { rows: [] };
  const rows: number[][] = [];
  for (const part of text.split(' ')) {
    const cards: number[] = [];
    for (const name of part.split('.')) {
      const card = parseCard(name);
      if (card === null) return { fault: `"${name.slice(0, 20)}" is no card` };
      if (isNumber(card) !== (cards.length === 0)) {
        return {
          fault:
            cards.length === 0
              ? `${cardName(card)} cannot begin a row`
              : `${cardName(card)} cannot be attached`,
        };
      }
      if (name.startsWith('J')) return { fault: 'a Jack is never attached' };
      cards.push(card);
    }
    rows.push(cards);
  }
  return { rows };
}
