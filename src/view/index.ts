/** The screen: Phaser, layout, cards, panels and the pointer. It must not know rules, the match, the campaign or storage. */
export { createView, type GameView } from './game-view.ts';
export { isSteppedDown } from './screen-effect.ts';
