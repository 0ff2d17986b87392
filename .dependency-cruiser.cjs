// The borders between the folders of src, as a table. test/borders.test.ts runs it over the sources and over
// a fixture with planted breaches.
//
// `imports`: folders it may import. `types`: folders it may only name types of. `packages`: packages it may use.
// Every folder may import within itself, and name the types and constants of the engine (that constants are all
// that view, platform and input take from it is checked in the test: their names are in capitals).

const TABLE = {
  engine: {},
  content: { imports: ['engine'] },
  text: { imports: ['engine'], types: ['content'] },
  ai: { imports: ['engine'], types: ['content'] },
  campaign: { imports: ['engine', 'content'], packages: ['valibot'] },
  match: { imports: ['engine', 'content'], types: ['input'], packages: ['xstate'] },
  protocol: { imports: ['engine', 'content', 'text'] },
  present: { imports: ['engine', 'content', 'text'], types: ['input'] },
  input: { imports: ['engine'] },
  view: { imports: ['engine', 'present', 'input', 'text'], packages: ['phaser'] },
  platform: {
    imports: ['engine', 'ai/messages', 'campaign', 'input', 'present', 'text', 'protocol'],
    packages: ['howler', 'idb-keyval'],
  },
  app: {
    imports: ['engine', 'content', 'text', 'campaign', 'match', 'protocol', 'present', 'input'],
    packages: ['xstate'],
  },
};

/** The composition roots: the only files that may import everything, and that nobody may import. */
const ROOTS = '^src/(main|headless)\\.ts$';
/** Run by hand with Node, never shipped: it may use Node and any package, and nothing may use it. */
const TRAINING = '^src/ai/training/';
const TRAINING_IMPORTS = ['engine', 'content', 'ai'].map((folder) => `src/${folder}/`);
const SHIPPED = { path: '^src/', pathNot: TRAINING };
/** Folders that show or play files of `assets`; the others hold no addresses. */
const USE_ASSETS = ['view', 'platform'];
const PACKAGES = '(^|/)node_modules/';
/** A file of this project; what cannot be resolved has a rule of its own. */
const LOCAL = { dependencyTypesNot: ['core'], couldNotResolve: false };

/** A folder, or one module of it: `ai/messages`. */
const place = (name) => (name.includes('/') ? `src/${name}\\.ts$` : `src/${name}/`);
const among = (places) => `^(${places.join('|')})`;
const packagePath = (name) => `${PACKAGES}(@types/)?${name}/`;
const PLACES = [among(Object.keys(TABLE).map(place)), ROOTS, '\\.css$', '\\.d\\.ts$'];

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

const borders = Object.entries(TABLE).flatMap(([folder, { imports = [], types = [], packages = [] }]) => {
  const from = { path: `^src/${folder}/`, pathNot: TRAINING };
  const assets = USE_ASSETS.includes(folder) ? ['assets/(?!build/)'] : [];
  const inside = [...[folder, ...imports, ...types].map(place), ...assets];
  return [
    forbid(`${folder}: folders`, from, { ...LOCAL, pathNot: [PACKAGES, among(inside)] }),
    forbid(`${folder}: packages`, from, { path: PACKAGES, pathNot: packages.map(packagePath) }),
    forbid(`${folder}: no Node`, from, { dependencyTypes: ['core'] }),
    ...types.map((other) =>
      forbid(`${folder}: only types of ${other}`, from, {
        path: `^${place(other)}`,
        dependencyTypesNot: ['type-only'],
      }),
    ),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...borders,
    forbid('a place in the table', { path: '^src/', pathNot: PLACES }, {}),
    forbid('a place in the table', {}, { path: '^src/', pathNot: PLACES }),
    forbid(
      'training: folders',
      { path: TRAINING },
      { path: '^(src|test)/', pathNot: among(TRAINING_IMPORTS) },
    ),
    forbid('training is not shipped', SHIPPED, { path: TRAINING }),
    forbid('tests are not shipped', SHIPPED, { path: '^test/' }),
    forbid('development packages are not shipped', SHIPPED, {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    }),
    forbid('nothing imports the roots', {}, { path: ROOTS }),
    forbid('no cycles', {}, { circular: true }),
    forbid('nothing unresolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // imports of types count
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'module', 'default', 'types'],
      extensions: ['.ts', '.mts', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
