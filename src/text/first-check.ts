/** Words of the first check: what is asked before the first match. */

export const FIRST_CHECK_WORDS = {
  heading: 'Before the first card',
  lines: [
    'Can you read this well? Set what you like: it shows at once, and all of it can be changed later in the settings.',
  ],
  begin: 'All is well: begin',
  device: 'You play with',
  deviceNote: 'Whatever you use next is followed. Press here to see what does what, and to change it.',
  devices: {
    keyboard: 'a keyboard',
    pad: 'a gamepad',
    mouse: 'a mouse',
    touch: 'a finger',
  },
  again: 'First check',
  againNote: 'What was asked at the first start: text, effects, motion, volume, device.',
} as const;
