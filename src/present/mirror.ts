/** The page's mirror of a screen: what the view draws, as elements that can be heard, walked and pressed. */
import { mirrorMenu } from './mirror-menu.ts';
import type { Mirror } from './mirror-part.ts';
import { mirrorLog, mirrorTable } from './mirror-table.ts';
import type { ScreenModel } from './model.ts';

/** The mirror of a screen: a pure function of its model, so that nothing can be heard that could not be seen. */
export const mirrorOf = (model: ScreenModel): Mirror =>
  model.kind === 'table'
    ? { main: mirrorTable(model), log: model.question === null ? mirrorLog(model) : [] }
    : { main: [mirrorMenu(model)], log: [] };
