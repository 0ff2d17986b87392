/** The people of the road, one file each, in the order in which one meets them. */
import type { Opponent } from '../opponent.ts';
import { AVERIL_STOKE } from './averil-stoke.ts';
import { CORVIN_HALSE } from './corvin-halse.ts';
import { FERRIN_SLAKE } from './ferrin-slake.ts';
import { HESPER_DUNNOCK } from './hesper-dunnock.ts';
import { ISMAY_OSTRAND } from './ismay-ostrand.ts';
import { LUCAN_FEWTRELL } from './lucan-fewtrell.ts';
import { ODA_MARL } from './oda-marl.ts';
import { PETRA_ROE } from './petra-roe.ts';
import { PIM_SEDGELY } from './pim-sedgely.ts';
import { ROLLO_PENNANT } from './rollo-pennant.ts';
import { SEFA_TERN } from './sefa-tern.ts';
import { TAM_HOLLIN } from './tam-hollin.ts';
import { TOBIN_CLAMP } from './tobin-clamp.ts';

export const OPPONENTS: readonly Opponent[] = [
  PIM_SEDGELY,
  ODA_MARL,
  TOBIN_CLAMP,
  FERRIN_SLAKE,
  AVERIL_STOKE,
  ROLLO_PENNANT,
  SEFA_TERN,
  CORVIN_HALSE,
  PETRA_ROE,
  LUCAN_FEWTRELL,
  HESPER_DUNNOCK,
  TAM_HOLLIN,
  ISMAY_OSTRAND,
];
