/** Every error code of the engine interface, as other programs know them: written out, not taken from the engine. */
export const ERROR_CODES = [
  'bad-json',
  'too-long',
  'bad-request',
  'unknown-command',
  'bad-rules',
  'bad-position',
  'bad-deck',
  'no-game',
  'game-over',
];
