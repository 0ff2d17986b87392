import type { Device } from '../input/index.ts';

/** With what somebody will probably play, before anything was used: a screen without a mouse takes fingers. */
export const likelyDevice = (): Device => (matchMedia('(pointer: coarse)').matches ? 'touch' : 'keyboard');
