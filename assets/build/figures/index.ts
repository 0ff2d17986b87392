/** The four figures of the face cards, in a square of 100. */
import type { Art } from '../kit/shapes.ts';
import { jack } from './jack.ts';
import { joker } from './joker.ts';
import { king } from './king.ts';
import { queen } from './queen.ts';

export const FIGURES: Readonly<Record<'J' | 'Q' | 'K' | 'X', Art>> = { J: jack, Q: queen, K: king, X: joker };
