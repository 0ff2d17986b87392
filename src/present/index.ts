/** Events become beats, states become view models. Pure: it must not know Phaser, the DOM, clocks or statecharts. */
export * from './beats.ts';
export * from './menus.ts';
export * from './model.ts';
export * from './preview.ts';
export * from './table-model.ts';
export * from './table-picture.ts';
