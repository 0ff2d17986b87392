/** The programme of the radio. */
import type { Piece } from '../score.ts';
import { bellAtHighmanger } from './bell-at-highmanger.ts';
import { nineMiles } from './nine-miles.ts';
import { oneWarmKiln } from './one-warm-kiln.ts';
import { saltInAnyDirection } from './salt-in-any-direction.ts';
import { slackRopeWaltz } from './slack-rope-waltz.ts';
import { twoHundredMules } from './two-hundred-mules.ts';

export const PIECES: readonly Piece[] = [
  nineMiles,
  slackRopeWaltz,
  twoHundredMules,
  oneWarmKiln,
  saltInAnyDirection,
  bellAtHighmanger,
];
