/** What is kept between visits and how it is read back. It must not store anything itself, nor know screens or devices. */
export * from './achievements.ts';
export * from './collection.ts';
export * from './dares.ts';
export * from './deck-advice.ts';
export * from './deck-odds.ts';
export * from './deck-text.ts';
export * from './games.ts';
export * from './kept-match.ts';
export * from './match-facts.ts';
export * from './records.ts';
export * from './road.ts';
export * from './save.ts';
export * from './save-version.ts';
export * from './settings.ts';
export * from './share.ts';
export * from './slots.ts';
export * from './stakes.ts';
