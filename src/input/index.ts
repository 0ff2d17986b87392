/** Device-neutral intents, bindings as data and the focus graph. It must not know the DOM, Phaser, rules or screens. */
export * from './bindings.ts';
export * from './focus.ts';
export * from './graphs.ts';
export * from './intents.ts';
