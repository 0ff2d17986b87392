/** Events become beats, states become view models. Pure: it must not know Phaser, the DOM, clocks or statecharts. */
export {
  BED_NAMES,
  BUSES,
  type Bus,
  calmed,
  DEFAULT_DISPLAY,
  DEFAULT_SOUND,
  type Display,
  type Level,
  SOUND_NAMES,
  type SoundChoices,
  type SoundName,
  type Strength,
} from '../content/index.ts';
export * from './beats.ts';
export * from './cells.ts';
export * from './controls-menu.ts';
export * from './cues.ts';
export * from './first-check-menu.ts';
export * from './halves.ts';
export * from './lesson-guide.ts';
export * from './lesson-menu.ts';
export * from './menus.ts';
export * from './mirror.ts';
export { noteOf, valueWords } from './mirror-item.ts';
export type { MirrorPart } from './mirror-part.ts';
export * from './model.ts';
export * from './preview.ts';
export * from './quick-table-menu.ts';
export type * from './road-picture.ts';
export * from './rules-book.ts';
export * from './settings-menu.ts';
export type * from './sheet.ts';
export * from './speech.ts';
export * from './table-model.ts';
export * from './table-picture.ts';
export * from './thinking-menu.ts';
