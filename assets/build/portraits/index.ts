/** Everybody at the tables, by id, in the order of the road. */
import type { Picture } from '../kit/raster.ts';
import { averilStoke } from './averil-stoke.ts';
import { corvinHalse } from './corvin-halse.ts';
import { ferrinSlake } from './ferrin-slake.ts';
import { hesperDunnock } from './hesper-dunnock.ts';
import { ismayOstrand } from './ismay-ostrand.ts';
import { lucanFewtrell } from './lucan-fewtrell.ts';
import { odaMarl } from './oda-marl.ts';
import { petraRoe } from './petra-roe.ts';
import { pimSedgely } from './pim-sedgely.ts';
import { rolloPennant } from './rollo-pennant.ts';
import { sefaTern } from './sefa-tern.ts';
import { tamHollin } from './tam-hollin.ts';
import { tobinClamp } from './tobin-clamp.ts';

export const PORTRAITS: Readonly<Record<string, () => Picture>> = {
  'pim-sedgely': pimSedgely,
  'oda-marl': odaMarl,
  'tobin-clamp': tobinClamp,
  'ferrin-slake': ferrinSlake,
  'averil-stoke': averilStoke,
  'rollo-pennant': rolloPennant,
  'sefa-tern': sefaTern,
  'corvin-halse': corvinHalse,
  'petra-roe': petraRoe,
  'lucan-fewtrell': lucanFewtrell,
  'hesper-dunnock': hesperDunnock,
  'tam-hollin': tamHollin,
  'ismay-ostrand': ismayOstrand,
};
