/** Device-neutral intents, the catalogue of actions with its bindings, pads as numbers, and the focus graph. It must not know the DOM, Phaser, rules or screens. */
export * from './actions.ts';
export * from './bindings.ts';
export * from './devices.ts';
export * from './focus.ts';
export * from './glyphs.ts';
export * from './graphs.ts';
export * from './hearing.ts';
export * from './holds.ts';
export * from './intents.ts';
export * from './pad-profile.ts';
export * from './pads.ts';
