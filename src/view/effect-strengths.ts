/** How strong each part of the screen effect is, as the settings name it. */
import type { Strength } from '../present/index.ts';
import type { CrtLook } from './crt.ts';

export type EffectPart = keyof CrtLook | 'persistence';
export const STRENGTHS_OF_EFFECT: Record<EffectPart, Record<Strength, number>> = {
  scanlines: { none: 0, faint: 0.1, medium: 0.18, strong: 0.25 },
  curvature: { none: 0, faint: 0.01, medium: 0.02, strong: 0.035 },
  vignette: { none: 0, faint: 0.2, medium: 0.35, strong: 0.5 },
  glow: { none: 0, faint: 0.2, medium: 0.4, strong: 0.55 },
  /** Milliseconds until a third of the light is left. */
  persistence: { none: 0, faint: 40, medium: 80, strong: 200 },
  noise: { none: 0, faint: 0.03, medium: 0.06, strong: 0.1 },
};
