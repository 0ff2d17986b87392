/**
 * Rule presets, opponents, decks, places, lessons and dialogue as typed data. It must not play, draw or decide anything.
 */
export * from './presets.ts';
