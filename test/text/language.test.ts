// A build in another language: its files stand in for the English ones, of the page as of the worker, file by file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { language } from '../../.ci/language.ts';
import type { Translated } from '../../src/text/translated.ts';

const PAGE =
  '<!doctype html><html lang="en"><p title="Good day">\n Good day\n</p><script type="module" src="/src/main.ts"></script>';
const GAME = {
  'index.html': PAGE,
  'src/main.ts': `
    import { WORDS } from './text/index.ts';
    console.log(WORDS);
    import('./content/people/pim.ts').then(console.log);
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });`,
  'src/worker.ts': "import { WORDS } from './text/screens.ts'; console.log(WORDS);",
  'src/text/index.ts': "export * from './screens.ts'; export * from './left.ts';",
  'src/text/screens.ts':
    "import { YES } from './switch.ts'; export const WORDS = { hello: 'Hello', bye: 'Goodbye', YES };",
  'src/text/switch.ts': "export const YES = 'Yes';",
  'src/text/left.ts': "console.log('Not translated');",
  'src/content/people/pim.ts': "export const PIM = { line: 'Hard luck' };",
  'src/view/view.ts': '',
};
const GERMAN = {
  'src/text/screens.de.ts':
    "import { WORDS as ENGLISH } from './screens.ts'; export * from './screens.ts'; export const WORDS = { ...ENGLISH, hello: 'Grüße' };",
  'src/text/switch.de.ts': "export const YES = 'Ja';",
  'src/content/people/pim.de.ts': "export const PIM = { line: 'Pech gehabt' };",
  'src/text/page.de.json': '{ "Good day": "Guten \\"Tag\\"" }',
};

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'caravan-language-'));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** The built files: the page, and all scripts of a kind together. */
async function built(code: string | undefined, files: Readonly<Record<string, string>>) {
  const root = folderWith(files);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [language(code, root)],
    worker: { format: 'es', plugins: () => [language(code, root)] },
    build: { write: false, minify: false, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  const textOf = (name: RegExp): string =>
    output
      .filter(({ fileName }) => name.test(fileName))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return {
    page: textOf(/\.html$/),
    main: textOf(/assets\/(?!worker).*\.js$/),
    worker: textOf(/assets\/worker.*\.js$/),
  };
}

test('what is translated is taken, and the rest is English', async () => {
  const { page, main, worker } = await built('de', { ...GAME, ...GERMAN });
  for (const words of ['Grüße', 'Goodbye', 'Ja', 'Not translated', 'Pech gehabt'])
    expect(main).toContain(words);
  for (const words of ['Yes', 'Hard luck']) expect(main).not.toContain(words);
  for (const words of ['Grüße', 'Goodbye', 'Ja']) expect(worker).toContain(words);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('title="Guten &#34;Tag&#34;"');
  expect(page).toContain('Guten &#34;Tag&#34;\n</p>');
});

test('without a language all is English', async () => {
  const { page, main, worker } = await built(undefined, { ...GAME, ...GERMAN });
  for (const words of ['Hello', 'Yes', 'Hard luck']) expect(main).toContain(words);
  expect(main + worker + page).not.toMatch(/Grüße|Ja|Pech|Guten|"de"/);
  for (const code of ['', 'en'])
    expect(Object.keys(language(code, '/nowhere'))).toEqual(Object.keys(language(undefined, '/nowhere')));
});

test.each(['German', 'd', 'DE', 'de_AT', 'de-at', '../de', 'de/../en'])('%s is refused', (code) => {
  expect(() => language(code, folderWith(GAME))).toThrow(
    `CARAVAN_LANGUAGE: "${code}" is no code of a language. Write it like de, nds or pt-BR.`,
  );
});

test('a language is refused of which there is nothing, or something that translates nothing', () => {
  const elsewhere = { ...GAME, 'src/view/view.fr.ts': '', 'src/text/screens.fr-CA.ts': '' };
  expect(() => language('fr', folderWith(elsewhere))).toThrow(
    'CARAVAN_LANGUAGE: no file of the language "fr" exists. The first could be src/text/screens.fr.ts.',
  );
  expect(() => language('fr', folderWith({ ...GAME, 'src/text/screns.fr.ts': '' }))).toThrow(
    /screns\.fr\.ts translates nothing: there is no .*screns\.ts$/,
  );
});

test('words that the page does not say are refused', async () => {
  const page = { 'src/text/page.de.json': '{ "Good night": "Gute Nacht" }' };
  await expect(built('de', { ...GAME, ...page })).rejects.toThrow('index.html does not say "Good night"');
});

test('a translated table has the same names and functions, and other words', () => {
  const english = { hello: 'Hello', count: (n: number) => `${n} cards`, list: ['a', 'b'] } as const;
  const german: Translated<typeof english> = {
    hello: 'Grüße',
    count: (n) => `${n} Karten`,
    list: ['ä', 'ö'],
  };
  // @ts-expect-error a word is missing
  const missing: Translated<typeof english> = { hello: 'Grüße', count: (n: number) => `${n}` };
  // @ts-expect-error no word but a number
  const number: Translated<typeof english> = { ...german, hello: 1 };
  // @ts-expect-error it is given a number
  const given: Translated<typeof english> = { ...german, count: (name: string) => name };
  expect([german, missing, number, given]).toHaveLength(4);
});
