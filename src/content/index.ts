/**
 * Rule presets, opponents, decks, places, lessons and dialogue as typed data. It must not play, draw or decide anything.
 * The people themselves are no part of this index: what is named here comes with the start of the game, they come later.
 */
export * from './backs.ts';
export * from './controls.ts';
export * from './deck-strength.ts';
export * from './differences.ts';
export * from './display.ts';
export * from './glossary.ts';
export * from './level-points.ts';
export * from './opponent.ts';
export * from './person.ts';
export * from './presets.ts';
export * from './rules-pages.ts';
export * from './rules-pictures.ts';
export * from './rules-text.ts';
export * from './sound.ts';
export * from './table-setup.ts';
export * from './world.ts';
