/**
 * The rules of one match: state, legal moves, refusals, play, events, outcome, decks, notation, random numbers and
 * what a seat sees. It must not know presets, screens, clocks or any package; only this folder knows how a state is laid out.
 */
export * from './cards.ts';
export * from './deal.ts';
export * from './decks.ts';
export * from './events.ts';
export * from './imagine.ts';
export * from './legal.ts';
export * from './moves.ts';
export * from './notation.ts';
export * from './observe.ts';
export * from './options.ts';
export * from './own-field.ts';
export * from './peek.ts';
export { apply, play } from './play.ts';
export * from './playout.ts';
export * from './position.ts';
export * from './random.ts';
export * from './readings.ts';
export * from './record.ts';
export * from './rules.ts';
export * from './seats.ts';
export * from './stand-ins.ts';
export {
  caravanValue,
  copyInto,
  copyState,
  handOf,
  hashState,
  isOver,
  resultCode,
  rowsOf,
  type State,
  seatToMove,
  soldTo,
  startedCaravans,
} from './state.ts';
