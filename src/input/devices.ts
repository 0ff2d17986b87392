/** What a person plays with. */
export const DEVICES = ['keyboard', 'pad', 'mouse', 'touch'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * The buttons of a gamepad by where they are, in the order of the W3C standard mapping; then the two sticks as four
 * buttons each.
 */
export const PAD_BUTTONS = [
  'south',
  'east',
  'west',
  'north',
  'left-shoulder',
  'right-shoulder',
  'left-trigger',
  'right-trigger',
  'select',
  'start',
  'left-stick',
  'right-stick',
  'pad-up',
  'pad-down',
  'pad-left',
  'pad-right',
  'home',
  'left-up',
  'left-down',
  'left-left',
  'left-right',
  'right-up',
  'right-down',
  'right-left',
  'right-right',
] as const;
export type PadButton = (typeof PAD_BUTTONS)[number];

export const isPadButton = (name: string): name is PadButton =>
  (PAD_BUTTONS as readonly string[]).includes(name);
