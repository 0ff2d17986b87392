/** The view lab: any screen of the game by its name, without the game. Open test/view/lab.html?screen=mid on the dev server. */
import { createView, type PaletteName } from '../../src/view/index.ts';
import { beatsAfter, dealBeats, SCREENS, sweepBeats } from './canned.ts';

const query = new URLSearchParams(location.search);
const view = await createView(document.getElementById('host')!, {
  palette: (query.get('palette') ?? 'green') as PaletteName,
  textScale: Number(query.get('text') ?? 1),
  ...(query.has('still') && { reducedMotion: true }),
  onNotice: (notice) => console.log(`notice ${notice}`),
});
const intents: unknown[] = [];
view.onIntent((intent) => intents.push(intent));
view.show(SCREENS[query.get('screen') ?? 'mid']!());
Object.assign(window, { lab: { view, intents, SCREENS, beatsAfter, dealBeats, sweepBeats } });
document.title = 'ready';
