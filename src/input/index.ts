/** Device-neutral intents, bindings as data and the focus graph. It must not know the DOM, Phaser, rules or screens. */
export * from './intents.ts';
