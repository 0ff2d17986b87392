/**
 * The settings: one control for every choice, each with its effect at once. A new setting is one entry in the list of
 * its group; what it is called and what its values are stand with it.
 */
import {
  CONTROL_CHOICE_NAMES,
  CONTROL_CHOICES,
  type ControlChoice,
  type ControlChoices,
  DEFAULT_CONTROLS,
  DEFAULT_DISPLAY,
  DEFAULT_SOUND,
  DISPLAY_CHOICES,
  type Display,
  type DisplayChoice,
  isLevel,
  SOUND_CHOICE_NAMES,
  SOUND_CHOICES,
  type SoundChoice,
  type SoundChoices,
} from '../content/index.ts';
import { UNLOCKS } from '../content/unlocks.ts';
import { CONTROL_WORDS, CONTROLS_WORDS } from '../text/controls.ts';
import { FIRST_CHECK_WORDS } from '../text/first-check.ts';
import { DISPLAY_WORDS, SETTING_HEADS, SETTINGS_WORDS, WORDS } from '../text/screens.ts';
import { RADIO_WORDS, SOUND_CHOICE_WORDS } from '../text/sound.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, Speed, TableModel } from './model.ts';
import { speedItem } from './table-model.ts';

/** In the order in which they stand. A group without a setting is not shown. */
const GROUPS = ['screen', 'tube', 'motion', 'play', 'sound', 'speech', 'controls'] as const;
type Group = (typeof GROUPS)[number];

/** Where each choice of the display stands. */
const GROUP_OF: Record<DisplayChoice, Group> = {
  palette: 'screen',
  textScale: 'screen',
  font: 'screen',
  suitLetters: 'screen',
  suitTones: 'screen',
  cardSize: 'screen',
  cardBack: 'screen',
  layout: 'screen',
  fullScreen: 'screen',
  keepAwake: 'screen',
  effects: 'tube',
  scanlines: 'tube',
  curvature: 'tube',
  vignette: 'tube',
  glow: 'tube',
  persistence: 'tube',
  noise: 'tube',
  motion: 'motion',
  calm: 'motion',
  preview: 'play',
  highlights: 'play',
  pace: 'play',
};

/** Where each choice about the way one plays stands. */
const GROUP_OF_CONTROL: Record<ControlChoice, Group> = {
  confirmMoves: 'play',
  holdToConfirm: 'play',
  letterKeys: 'controls',
  speech: 'speech',
  speechPace: 'speech',
  glyphs: 'controls',
  vibration: 'controls',
};

/** Controls of a group that are no choice. */
const MORE: Partial<Record<Group, (speed: Speed) => readonly MenuItem[]>> = {
  motion: (speed) => [speedItem(speed)],
  controls: () => [
    opening('controls-keys', CONTROLS_WORDS.keys, CONTROLS_WORDS.keysNote),
    opening('controls-buttons', CONTROLS_WORDS.buttons, CONTROLS_WORDS.buttonsNote),
    opening('controls-setup', CONTROLS_WORDS.setup, CONTROLS_WORDS.setupNote),
  ],
};

/** A button that opens a screen of its own. */
const opening = (id: string, label: string, note: string): MenuItem => ({
  id,
  label,
  note,
  kind: 'button',
  enabled: true,
});

/** What the settings say of sound. */
export interface SoundSight {
  readonly choices: SoundChoices;
  /** The piece on the radio; null where none plays. */
  readonly piece: string | null;
}

/** The sliders, the switches, and what is on the radio. */
function soundItems({ choices, piece }: SoundSight): MenuItem[] {
  const title = piece === null ? RADIO_WORDS.silent : RADIO_WORDS.playing(piece);
  return [
    ...SOUND_CHOICE_NAMES.map((name) => soundItem(name, choices)),
    { ...opening('radio-next', RADIO_WORDS.next, title), enabled: piece !== null },
    { ...opening('radio-previous', RADIO_WORDS.previous, title), enabled: piece !== null },
  ];
}

export function soundItem(name: SoundChoice, choices: SoundChoices): MenuItem {
  const { label, note, values } = SOUND_CHOICE_WORDS[name];
  const isOff = (other: string): boolean => choices[`${other}Sound` as 'masterSound'] === 'off';
  return {
    id: name,
    label,
    note,
    kind: 'choice',
    // What is silenced as a whole needs no level.
    enabled: !(isLevel(name) && isOff(name.replace('Level', ''))),
    value: choices[name],
    options: SOUND_CHOICES[name].map((value) => ({ value, label: values[value] ?? value })),
    ...(isLevel(name) && { ends: true }),
  };
}

/** The parts of the screen effect, and from which effect on each of them shows. */
const PARTS: Partial<Record<DisplayChoice, readonly Display['effects'][]>> = {
  scanlines: ['auto', 'ultra', 'high', 'low'],
  vignette: ['auto', 'ultra', 'high', 'low'],
  curvature: ['auto', 'ultra', 'high'],
  persistence: ['ultra'],
  noise: ['auto', 'ultra', 'high'],
  glow: ['ultra'],
};

/** Does a choice change anything as the others stand? */
function matters(name: DisplayChoice, display: Display): boolean {
  const quieted = display.calm === 'on' && (name === 'motion' || GROUP_OF[name] === 'tube');
  return !quieted && (PARTS[name]?.includes(display.effects) ?? true);
}

/**
 * @param asksReset whether everything is really to be set back is being asked
 * @param lacks choices this browser cannot follow
 * @param won palettes and card backs that are one's own beyond those everybody has
 */
export function settingsMenu(
  display: Display,
  speed: Speed,
  asksReset: boolean,
  behind: TableModel | null,
  controls: ControlChoices = DEFAULT_CONTROLS,
  sound: SoundSight = { choices: DEFAULT_SOUND, piece: null },
  lacks: readonly DisplayChoice[] = [],
  won: readonly string[] = [],
): Menu {
  const base = { kind: 'menu', id: 'settings', ...(behind && { behind }) } as const;
  if (asksReset) {
    return {
      ...base,
      heading: SETTINGS_WORDS.resetQuestion,
      lines: [SETTINGS_WORDS.resetLine],
      items: [
        { id: 'reset-no', label: SETTINGS_WORDS.resetNo, kind: 'button', enabled: true, primary: true },
        { id: 'reset-yes', label: SETTINGS_WORDS.resetYes, kind: 'button', enabled: true },
      ],
    };
  }
  return {
    ...base,
    heading: WORDS.settings,
    lines: [],
    arranged: 'grid',
    items: [
      ...GROUPS.flatMap((group) => groupItems(group, display, controls, speed, sound, won)).filter(
        ({ id }) => !lacks.some((lacking) => lacking === id),
      ),
      opening('welcome', FIRST_CHECK_WORDS.again, FIRST_CHECK_WORDS.againNote),
      {
        id: 'reset',
        label: SETTINGS_WORDS.reset,
        note: SETTINGS_WORDS.resetNote,
        kind: 'button',
        enabled: true,
      },
      { id: 'back', label: WORDS.back, kind: 'button', enabled: true },
    ],
  };
}

function groupItems(
  group: Group,
  display: Display,
  controls: ControlChoices,
  speed: Speed,
  sound: SoundSight,
  won: readonly string[],
): MenuItem[] {
  const names = (Object.keys(GROUP_OF) as DisplayChoice[]).filter((name) => GROUP_OF[name] === group);
  const ways = CONTROL_CHOICE_NAMES.filter((name) => GROUP_OF_CONTROL[name] === group);
  return [
    ...names.map((name) => choiceItem(name, display, won)),
    ...ways.map((name) => controlItem(name, controls)),
    ...(MORE[group]?.(speed) ?? []),
    ...(group === 'sound' ? soundItems(sound) : []),
  ].map((item) => ({ ...item, group: SETTING_HEADS[group] }));
}

/** Whether a value has to be won first. */
const isLocked = (name: DisplayChoice, value: string): boolean =>
  (name === 'palette' && value in UNLOCKS.palette) ||
  (name === 'cardBack' && value !== DEFAULT_DISPLAY.cardBack);

/** Whether a value may be chosen: some are won first; what is set already stays. */
const isOffered = (name: DisplayChoice, value: string, display: Display, won: readonly string[]): boolean =>
  !isLocked(name, value) || won.includes(value) || display[name] === value;

export function choiceItem(name: DisplayChoice, display: Display, won: readonly string[] = []): MenuItem {
  const { label, note, values } = DISPLAY_WORDS[name];
  return {
    id: name,
    label,
    ...(note !== undefined && { note }),
    kind: 'choice',
    enabled: matters(name, display),
    value: display[name],
    options: DISPLAY_CHOICES[name]
      .filter((value) => isOffered(name, value, display, won))
      .map((value) => ({ value, label: values[value] ?? value })),
  };
}

function controlItem(name: ControlChoice, controls: ControlChoices): MenuItem {
  const { label, note, values } = CONTROL_WORDS[name];
  return {
    id: name,
    label,
    note,
    kind: 'choice',
    enabled: true,
    value: controls[name],
    options: CONTROL_CHOICES[name].map((value) => ({ value, label: values[value] ?? value })),
  };
}
