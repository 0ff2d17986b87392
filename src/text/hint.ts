/** Words of a hint: one good move, and what it does. */
export const HINT_WORDS = {
  /** @param effect what the move changes, as previews say it */
  hint: (move: string, effect: string | null) => `Hint: ${move}.${effect === null ? '' : ` ${effect}`}`,
  play: (card: string) => `play ${card}`,
  redeal: 'draw a new hand',
  notYours: 'A hint is for your own turn.',
  none: 'No hint can be had just now. Try again in a moment.',
  button: 'Hint',
  buttonNote: 'One good move, as a Trader sees it: from your cards and the table alone.',
  help: 'hint: one good move, as a Trader sees it from your cards and the table alone.',
} as const;
