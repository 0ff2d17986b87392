/**
 * A language is a build: `CARAVAN_LANGUAGE=de npm run build` takes, for a module `x.ts` of the folders with words, the
 * file `x.de.ts` beside it where there is one, and English where there is none. The page's own words and its `lang` are
 * set in `index.html`, by `src/text/page.de.json`: English words to those of the language.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const ENGLISH = 'en';
const CODE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
/** Where words are. */
const FOLDERS = ['src/text', 'src/content'];
const PAGE = 'src/text/page';

/**
 * Redirects imports to a language's files. Used for the page and for the worker.
 * @param code what `CARAVAN_LANGUAGE` says; nothing, or `en`, is English
 * @param root the project's folder
 * @throws where the code is none, or no file of that language exists
 */
export function language(code: string | undefined, root: string): Plugin {
  const plugin: Plugin = { name: 'language', enforce: 'pre' };
  if (!code || code === ENGLISH) return plugin;
  if (!CODE.test(code))
    throw new Error(`CARAVAN_LANGUAGE: "${code}" is no code of a language. Write it like de, nds or pt-BR.`);
  const ending = `.${code}.ts`;
  /** By the English file. */
  const translations = new Map(
    FOLDERS.flatMap((folder) => filesIn(join(realpathSync(root), folder)))
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.replace(ending, '.ts'), file]),
  );
  const words = pageWords(join(root, `${PAGE}.${code}.json`));
  if (translations.size === 0 && words === null)
    throw new Error(
      `CARAVAN_LANGUAGE: no file of the language "${code}" exists. The first could be src/text/screens${ending}.`,
    );
  for (const [english, file] of translations)
    if (!existsSync(english)) throw new Error(`${file} translates nothing: there is no ${english}`);

  return {
    ...plugin,
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external) return null;
      const translation = translations.get(normalizePath(found.id));
      // A translation takes from its English sibling what it leaves as it is.
      return translation === undefined || translation === importer ? found : translation;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => pageIn(html, code, words ?? {}) },
  };
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        normalizePath(join(folder, name)),
      )
    : [];

const pageWords = (file: string): Readonly<Record<string, string>> | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** The page with its words between tags and in quotation marks changed. */
function pageIn(html: string, code: string, words: Readonly<Record<string, string>>): string {
  let page = html.replace('<html lang="en">', `<html lang="${code}">`);
  for (const [english, other] of Object.entries(words)) {
    const parts = page.split(new RegExp(`(?<=[>"]\\s*)${escaped(english)}(?=\\s*[<"])`));
    if (parts.length === 1) throw new Error(`index.html does not say "${english}"`);
    page = parts.join(other.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  }
  return page;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
