/**
 * Rule presets, opponents, decks, places, lessons and dialogue as typed data. It must not play, draw or decide anything.
 */
export * from './differences.ts';
export * from './presets.ts';
export * from './rules-text.ts';
export * from './table-setup.ts';
