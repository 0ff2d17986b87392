/** Words for two people who share one screen. */
import type { Seat } from '../engine/index.ts';

/** Called as their caravans are: A1, B1. */
const NAMES = { A: 'Player A', B: 'Player B' } as const satisfies Record<Seat, string>;

export const HOT_SEAT_WORDS = {
  names: NAMES,
  kind: 'somebody beside you',
  kindNote: 'Two people at one screen: between the turns a curtain hides the cards of both.',
  note: 'You are Player A. Both of you play with the same cards.',
  first: (seat: Seat) => `${NAMES[seat]} lays the first card.`,
  firstByRule: {
    random: 'By these rules it is drawn by lot.',
    opponent: `By these rules ${NAMES.B} begins.`,
    alternate: 'By these rules it changes: after a match its loser begins.',
  },
  /** On the curtain. */
  pass: (seat: Seat) => `Pass to ${NAMES[seat]}`,
  when: (seat: Seat) => `${NAMES[seat]}: press when you alone look at the screen.`,
  ready: 'Ready: show my cards',
  /** In the terminal. */
  typeReady: (seat: Seat) => `Pass to ${NAMES[seat]}: type ready when you alone are here.`,
  taken: (seat: Seat) => `${NAMES[seat]} plays.`,
  nothingToPass: 'Nobody waits for the screen.',
  help: 'ready: where two people share the screen, your turn begins and your cards may be told.',
  /** A pad that belongs to the other side was used. */
  otherPad: (seat: Seat) => `It is the turn of ${NAMES[seat]}: this pad plays the other side.`,
} as const;
