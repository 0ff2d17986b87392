/** What a frame costs with each screen effect at 1280×720, in the software renderer of a headless browser. */
import { inLab, labBrowser, openLab, serveLab } from '../e2e/lab-site.ts';
import { quantile } from '../kit/quantile.ts';
import type { Section } from './section.ts';

const LEVELS = ['off', 'low', 'high', 'ultra'] as const;
const FRAMES = 40;

/** Times between frames while a card is dealt about, in milliseconds. */
const MEASURE = `
  lab.view.show(lab.SCREENS.late());
  await new Promise((resolve) => setTimeout(resolve, 500));
  const times = [];
  let before = await new Promise(requestAnimationFrame);
  const deal = lab.dealBeats(5);
  while (times.length < ${FRAMES}) {
    lab.view.show(deal.model);
    void lab.view.play(deal.beats, '1');
    for (let i = 0; i < 20 && times.length < ${FRAMES}; i++) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now - before);
      before = now;
    }
    lab.view.skip();
  }
  return times;
`;

export const frames: Section = {
  async run(print) {
    const lab = await serveLab();
    const browser = await labBrowser();
    try {
      const page = await openLab(browser, lab.address, { width: 1280, height: 720 });
      for (const effects of LEVELS) {
        const times = (await inLab(page, { effects, motion: 'full' }, MEASURE)) as number[];
        const [middle, slow] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1));
        print(`${effects}: ${middle} ms in the middle, ${slow} ms at the 95th percentile`);
      }
    } finally {
      await browser.close();
      lab.close();
    }
  },
};
