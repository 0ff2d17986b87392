/**
 * The view lab: any screen of the game by its name, without the game. Open test/view/lab.html?screen=mid on
 * the dev server; settings of the screen go the same way: &palette=amber&textScale=150&effects=ultra.
 */
import { DEFAULT_DISPLAY, type Display } from '../../src/present/index.ts';
import { createView } from '../../src/view/index.ts';
import { beatsAfter, dealBeats, SCREENS, sweepBeats } from './canned.ts';

const query = new URLSearchParams(location.search);
const view = await createView(document.getElementById('host')!, {
  display: { ...DEFAULT_DISPLAY, ...Object.fromEntries(query) } as Display,
  onNotice: (notice) => console.log(`notice ${notice}`),
});
const intents: unknown[] = [];
view.onIntent((intent) => intents.push(intent));
view.show(SCREENS[query.get('screen') ?? 'mid']!());
Object.assign(window, { lab: { view, intents, SCREENS, beatsAfter, dealBeats, sweepBeats } });
document.title = 'ready';
