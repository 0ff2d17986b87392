/**
 * `npm run pictures`: the chief screens at three sizes in two palettes, effects off and nothing moving, compared with the
 * kept pictures in test/pictures. They differ between browsers and fonts, so that this is no part of `npm test`.
 * What differs is put beside the kept one as `<name>.new.png`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../.ci/options.mjs';
import { RULES_PAGES } from '../../src/content/index.ts';

const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;
const PALETTES = ['green', 'amber'] as const;
const SCREENS = [
  'opening',
  'late',
  'shown',
  'joker',
  'refusal',
  'question',
  'title',
  'quick',
  'pause',
  'result',
];
const PAGES = RULES_PAGES.slice(0, 2);
/** So many of a thousand spots may differ, and so much a channel, before a picture counts as another. */
const SPOTS = 0.5;
const CHANNEL = 12;
/** The kept pictures are as large as this part of the screen. */
const SHRUNK = 0.4;

/** By name, what the lab is asked for. */
const SHOWS: readonly (readonly [screen: string, model: string])[] = [
  ...SCREENS.map((name) => [name, `lab.SCREENS['${name}']()`] as const),
  ['settings', 'lab.settingsScreen()'],
  ...PAGES.map((name) => [`rules-${name}`, `lab.rulesScreen('${name}', 'standard')`] as const),
];
const NAMES = SIZES.flatMap(([width, height]) =>
  PALETTES.flatMap((palette) => SHOWS.map(([screen]) => `${screen}-${width}x${height}-${palette}`)),
);

const { values } = readOptions('npm run pictures', {
  does: 'Compares the chief screens with kept pictures.',
  options: {
    update: { what: 'keeps them as they are now' },
    only: {
      what: 'a part of the names of some, as the files of test/pictures are called',
      value: {
        placeholder: 'part of a name',
        expected: `a part of a name such as ${NAMES[0]}`,
        read: (text) => (NAMES.some((name) => name.includes(text)) ? text : undefined),
      },
    },
  },
});
const { inLab, labBrowser, openLab, serveLab } = await import('./lab-site.ts');
const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });

/** The screen that was `taken`, smaller and in a few colours, as PNG; and how many of a thousand spots differ from another picture. */
const SHOOT = `
  const draw = async (source, width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(source, 0, 0, width, height);
    return { canvas, pen };
  };
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + taken)).blob());
  const shot = await draw(picture, Math.round(innerWidth * ${SHRUNK}), Math.round(innerHeight * ${SHRUNK}));
  const { width, height } = shot.canvas;
  const pixels = shot.pen.getImageData(0, 0, width, height);
  for (let i = 0; i < pixels.data.length; i++) if (i % 4 < 3) pixels.data[i] = Math.round(pixels.data[i] / 17) * 17;
  shot.pen.putImageData(pixels, 0, 0);
  const bytes = new Uint8Array(await (await shot.canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let png = '';
  for (const byte of bytes) png += String.fromCharCode(byte);
  let differs = 1000;
  if (kept !== null) {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + kept)).blob());
    if (image.width === width && image.height === height) {
      const other = (await draw(image, width, height)).pen.getImageData(0, 0, width, height).data;
      let spots = 0;
      for (let i = 0; i < other.length; i += 4)
        if ([0, 1, 2].some((c) => Math.abs(other[i + c] - pixels.data[i + c]) > ${CHANNEL} + 17)) spots++;
      differs = (spots * 4000) / other.length;
    }
  }
  return { png: btoa(png), differs };
`;

/** A picture of one colour packs into next to nothing. */
const isBlank = (png: Buffer): boolean => png.length < 1500;

const lab = await serveLab();
const browser = await labBrowser();
let seen = 0;
const changed: string[] = [];
try {
  for (const [width, height] of SIZES) {
    const page = await openLab(browser, lab.address, { width, height });
    for (const palette of PALETTES) {
      for (const [screen, model] of SHOWS) {
        const name = `${screen}-${width}x${height}-${palette}`;
        if (!name.includes(values.only ?? '')) continue;
        const path = `${folder}${name}.png`;
        const kept = existsSync(path) ? readFileSync(path).toString('base64') : null;
        const show = `lab.view.show(${model}); await new Promise((resolve) => setTimeout(resolve, 400));`;
        const look = { palette, effects: 'off', motion: 'reduced' } as const;
        await inLab(page, look, show);
        // Read from the screen: between two pictures the canvas itself reads as nothing.
        const taken = (await page.screenshot({ timeout: 90_000 })).toString('base64');
        const given = `const kept = ${JSON.stringify(kept)}; const taken = ${JSON.stringify(taken)};`;
        const { png, differs } = (await page.evaluate(`(async () => { ${given} ${SHOOT} })()`)) as {
          png: string;
          differs: number;
        };
        if (isBlank(Buffer.from(png, 'base64'))) throw new Error(`${name} is blank`);
        seen++;
        rmSync(path.replace('.png', '.new.png'), { force: true });
        if (differs <= SPOTS) continue;
        changed.push(`${name}: ${kept === null ? 'new' : `${(differs / 10).toFixed(2)} % differs`}`);
        writeFileSync(values.update ? path : path.replace('.png', '.new.png'), Buffer.from(png, 'base64'));
      }
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  lab.close();
}
for (const line of changed) console.log(line);
console.log(`pictures: ${seen} seen, ${changed.length} ${values.update ? 'kept anew' : 'differ'}`);
process.exitCode = changed.length > 0 && !values.update ? 1 : 0;
