// The options of a command, read by a table that stands with it: what is not in the table, and a value that does not fit,
// is refused in one sentence, with how to use the command, before it sets to work. Plain Node and nothing else, because
// `npm start` and `npm test` read theirs before anything is installed.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

const REFUSED = 2;

/** See options.d.mts. */
export function readOptions(command, { does, options = {}, words }) {
  const refuse = (problem) => {
    console.error(`${problem}\n${usage(command, does, options, words)}`);
    process.exit(REFUSED);
  };
  const { tokens } = parseArgs({
    strict: false, // its own sentences speak of the syntax of a shell
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
  });
  if (tokens.some(({ kind, rawName }) => kind === 'option' && ['--help', '-h'].includes(rawName))) {
    console.log(usage(command, does, options, words));
    process.exit(0);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, { value, default: usual }]) => [name, value ? usual : false]),
  );
  const said = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (said.length === (words ? (words.most ?? 1) : 0)) refuse(`"${token.value}" is a word too many.`);
      said.push(read(words.value, `The ${words.value.placeholder}`, token.value, refuse));
    }
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    if (!Object.hasOwn(options, name) || !rawName.startsWith('--')) refuse(`There is no option ${rawName}.`);
    const { value } = options[name];
    if (!value && token.value !== undefined) refuse(`${rawName} takes no value.`);
    const isMissing = token.value === undefined || (!token.inlineValue && /^-[^\d.]/.test(token.value));
    if (value && isMissing) refuse(`${rawName} needs a value: ${value.expected}.`);
    values[name] = value ? read(value, rawName, token.value, refuse) : true;
  }
  if (said.length < (words?.least ?? 0))
    refuse(`The ${words.value.placeholder} is missing: ${words.value.expected}.`);
  return { values, words: said, refuse };
}

function read(kind, name, text, refuse) {
  const value = text === '' ? undefined : kind.read(text);
  return value === undefined ? refuse(`${name} must be ${kind.expected}; "${text}" is not.`) : value;
}

function usage(command, does, options, words) {
  const rows = Object.entries(options).map(([name, { what, value, default: usual }]) => [
    value ? `--${name} <${value.placeholder}>` : `--${name}`,
    usual === undefined ? what : `${what} (${usual})`,
  ]);
  const shown = words && `<${words.value.placeholder}>${(words.most ?? 1) > 1 ? ' …' : ''}`;
  if (words) rows.unshift([shown, words.what]);
  const parts = [
    command,
    ...(command.startsWith('npm ') && rows.length > 0 ? ['--'] : []),
    ...(Object.keys(options).length > 0 ? ['[options]'] : []),
    ...(words ? [words.least ? shown : `[${shown}]`] : []),
  ];
  rows.push(['--help', 'this text']);
  const width = Math.max(...rows.map(([left]) => left.length));
  const kinds = [...Object.values(options), words].flatMap((one) => one?.value ?? []);
  const choices = new Set(
    kinds.flatMap(({ placeholder, choices }) => (choices ? `<${placeholder}>: ${choices}` : [])),
  );
  return [
    `Use: ${parts.join(' ')}`,
    does,
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...choices,
  ].join('\n');
}

export const whole = (least, most) => numeric('a whole number', /^\d+$/, least, most);

export const decimal = (least, most) => numeric('a number', /^\d+(\.\d+)?(e-?\d+)?$/, least, most);

function numeric(what, form, least, most) {
  return {
    placeholder: 'number',
    expected: `${what} from ${least} ${most === undefined ? 'up' : `to ${most}`}`,
    read: (text) => {
      const value = form.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= (most ?? Number.MAX_SAFE_INTEGER) ? value : undefined;
    },
  };
}

export function oneOf(placeholder, names) {
  return {
    placeholder,
    choices: names.join(', '),
    expected: `one of ${names.join(', ')}`,
    read: (text) => (names.includes(text) ? text : undefined),
  };
}

export function listOf(kind) {
  return {
    ...kind,
    placeholder: `${kind.placeholder},…`,
    expected: `${kind.expected}, several with commas between`,
    read: (text) => {
      const all = text.split(',').map((each) => kind.read(each));
      return all.includes(undefined) ? undefined : all;
    },
  };
}

export const TEXT = { placeholder: 'text', expected: 'a text', read: (text) => text };

export const NEW_FILE = {
  placeholder: 'new file',
  expected: 'a file in a folder that is there',
  read: (text) => (existsSync(dirname(text)) ? text : undefined),
};
