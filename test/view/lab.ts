/**
 * The view lab: any screen of the game by its name, without the game. Open test/view/lab.html?screen=mid on
 * the dev server, or ?rules=king&preset=foxon for a page of the rules; settings of the screen go the same way: &palette=amber&textScale=150&effects=ultra.
 */
import { actionOfKey } from '../../src/input/index.ts';
import { DEFAULT_DISPLAY, type Display } from '../../src/present/index.ts';
import { createView } from '../../src/view/index.ts';
import { BRANCH_SCREENS } from './branch-screens.ts';
import { beatsAfter, dealBeats, moment, SCREENS, sweepBeats } from './canned.ts';
import { rulesScreen, settingsScreen } from './menu-screens.ts';

const query = new URLSearchParams(location.search);
const view = await createView(document.getElementById('host')!, {
  display: { ...DEFAULT_DISPLAY, ...Object.fromEntries(query) } as Display,
  onNotice: (notice) => console.log(`notice ${notice}`),
});
const intents: unknown[] = [];
view.onIntent((intent) => intents.push(intent));
const page = query.get('rules');
view.show(
  page
    ? rulesScreen(page, query.get('preset') ?? 'standard', query.get('focus'))
    : query.get('screen') === 'settings'
      ? settingsScreen()
      : SCREENS[query.get('screen') ?? 'mid']!(),
);
addEventListener('keydown', ({ key }) => {
  const intent = actionOfKey({ key, shift: false })?.intent;
  if (intent) view.takes(intent);
});
Object.assign(window, {
  lab: {
    view,
    intents,
    SCREENS,
    BRANCH_SCREENS,
    beatsAfter,
    dealBeats,
    moment,
    sweepBeats,
    rulesScreen,
    settingsScreen,
  },
});
document.title = 'ready';
