/** One match as a statechart, and the selection by which a person makes a move. It must not know devices, screens, bots or clocks. */
export * from './lesson-run.ts';
export * from './lesson-worth.ts';
export * from './match.ts';
export * from './selection.ts';
