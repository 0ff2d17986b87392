/** Lists every fault in the people, places and words, so that a slip in the data is found before a player finds it. */
import { deckRefusal, parseCards, standardDeck } from '../engine/index.ts';
import { CARD_BACKS } from './backs.ts';
import { checkLessons } from './lessons/check-lessons.ts';
import type { Lesson } from './lessons/lesson.ts';
import { LEVELS, OCCASIONS, type Occasion, type Opponent, STYLES } from './opponent.ts';
import { OPPONENTS } from './opponents/index.ts';
import { HOUSE_RULES, PRESET_IDS, parsePresetName, presetOptions } from './presets.ts';
import { checkPuzzles } from './puzzles/check-puzzles.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import {
  CURRENCY,
  FREIGHT_COMPANY,
  OWN_SET,
  ROAD,
  STOPS,
  type Stop,
  TERMINAL,
  WORLD_WORDS,
  type WorldWord,
} from './world.ts';

/** An error must not ship; a warning is a matter of taste. */
export type Severity = 'error' | 'warning';

export interface Problem {
  readonly severity: Severity;
  /** `pim-sedgely.lines.sale[1]` */
  readonly where: string;
  readonly message: string;
}

export interface Content {
  /** In the order in which one meets them. */
  readonly opponents: readonly Opponent[];
  /** In the order of the road. */
  readonly stops: readonly Stop[];
  readonly words: readonly WorldWord[];
  /** What else is read: firm, terminal, money, road, own set. */
  readonly world: Readonly<Record<string, unknown>>;
  /** Easiest first; they are loaded apart from the rest. */
  readonly puzzles?: readonly Puzzle[];
  /** In the order in which they are learnt; loaded apart as well. */
  readonly lessons?: readonly Lesson[];
}

export const CONTENT: Content = {
  opponents: OPPONENTS,
  stops: STOPS,
  words: WORLD_WORDS,
  world: { company: FREIGHT_COMPANY, terminal: TERMINAL, currency: CURRENCY, road: ROAD, ownSet: OWN_SET },
};

const LONGEST_LINE = 140;
const GOOD_LINE = 110;
const FEWEST_LINES = 25;
const STORY_WORDS = { least: 60, most: 120 };
/** The last stop has one. */
const PER_STOP = { least: 2, most: 3 };
const PER_LEVEL = 3;
/** So many play the plain game. */
const BEGINNERS = 2;
const KEBAB_CASE = /^[a-z]+(?:-[a-z]+)*$/;
/** What the fonts can show. */
const PRINTABLE = /^[ -~’“”–—…]*$/;

type Report = (where: string, message: string, severity?: Severity) => void;

/** @param forbidden words that may stand nowhere, as expressions without the flag `g` */
export function checkContent(content: Content = CONTENT, forbidden: readonly RegExp[] = []): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (where, message, severity = 'error') => {
    problems.push({ severity, where, message });
  };
  checkTexts(content, forbidden, report);
  checkStops(content, report);
  for (const opponent of content.opponents) checkOpponent(opponent, report);
  checkLinesDiffer(content.opponents, report);
  checkRoad(content, report);
  if (content.puzzles) checkPuzzles(content.puzzles, report);
  if (content.lessons) checkLessons(content.lessons, report);
  return problems;
}

/** Every text with the place where it stands. */
function* textsOf(value: unknown, where: string): Generator<{ where: string; text: string }> {
  if (typeof value === 'string') {
    yield { where, text: value };
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* textsOf(item, `${where}[${i}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, `${where}.${name}`);
  }
}

/** Of a lesson, what is read. */
const lessonWords = ({ title, about, steps }: Lesson): object => ({
  title,
  about,
  steps: steps.map((step) => ({
    asks: step.asks,
    ...(step.kind !== 'free' && { told: step.told }),
    ...(step.kind === 'puzzle' && { hint: step.hint }),
  })),
});

/** Names for programs, not for people. */
const IS_ID = /\.table\.rules$|\.deck\[\d+\]$/;

function checkTexts(content: Content, forbidden: readonly RegExp[], report: Report): void {
  const roots = [
    ...Object.entries(content.world).map(([name, value]) => ({ name, value })),
    ...content.stops.map((value) => ({ name: value.id as string, value })),
    ...content.words.map((value) => ({ name: `words.${value.word}`, value })),
    ...content.opponents.map((value) => ({ name: value.id, value })),
    ...(content.lessons ?? []).map((value) => ({ name: value.id, value: lessonWords(value) })),
    ...(content.puzzles ?? []).map(({ id, title, hint, why }) => ({ name: id, value: { title, hint, why } })),
  ];
  for (const { name, value } of roots) {
    for (const { where, text } of textsOf(value, name)) {
      if (IS_ID.test(where)) continue;
      if (text.trim() === '') report(where, 'is empty');
      if (text !== text.trim() || text.includes('  ')) report(where, 'has spaces too many');
      if (!PRINTABLE.test(text)) report(where, 'has a character the fonts may lack');
      if (/['"`]/.test(text)) report(where, 'has a straight quotation mark');
      for (const word of forbidden) {
        if (word.test(text)) report(where, `has a forbidden word: ${word.exec(text)?.[0]}`);
      }
    }
  }
}

function checkStops({ stops, words }: Content, report: Report): void {
  reportRepeated(
    stops.map(({ id }) => ({ where: id, key: id })),
    'a stop has this id already',
    report,
  );
  reportRepeated(
    words.map(({ word }) => ({ where: `words.${word}`, key: word })),
    'this word is explained already',
    report,
  );
  for (const [i, { id, mile }] of stops.entries()) {
    const before = stops[i - 1];
    if (before && mile <= before.mile) report(`${id}.mile`, `is no further than ${before.id}`);
  }
}

function checkOpponent(opponent: Opponent, report: Report): void {
  const { id, story, style, level, purse, stakeShare } = opponent;
  if (!KEBAB_CASE.test(id)) report(id, 'is no id in kebab-case');
  const words = story.split(' ').length;
  if (words < STORY_WORDS.least || words > STORY_WORDS.most) {
    report(`${id}.story`, `has ${words} words, not ${STORY_WORDS.least} to ${STORY_WORDS.most}`);
  }
  if (!STYLES.includes(style)) report(`${id}.style`, `there is no style ${style}`);
  if (!LEVELS.includes(level)) report(`${id}.level`, `there is no level ${level}`);
  if (!Number.isSafeInteger(purse) || purse <= 0) report(`${id}.purse`, 'is no number of drays');
  if (!(stakeShare > 0 && stakeShare <= 1)) report(`${id}.stakeShare`, 'is no part of the purse');
  else if (openingStake(opponent) < 1) report(`${id}.stakeShare`, 'opens with nothing');
  checkSet(opponent, report);
  checkTable(opponent, report);
  checkLines(opponent, report);
}

/** The numbers of sets stand in saved games, so that they follow no order; the back is chosen by its name. */
function checkSet({ id, set }: Opponent, report: Report): void {
  const back = Object.entries(CARD_BACKS).find(([, number]) => number === set.number)?.[0];
  const name = set.name.toLowerCase().replaceAll(' ', '-');
  if (back !== name) report(`${id}.set.number`, `is the back ${back ?? 'of nobody'}, not ${name}`);
}

/** What they lay on the table first. */
const openingStake = ({ purse, stakeShare }: Opponent): number => Math.floor(purse * stakeShare);

function checkTable({ id, table, deck, dare }: Opponent, report: Report): void {
  const name = parsePresetName(table.rules);
  if (name === null) return report(`${id}.table.rules`, `there is no rule set ${table.rules}`);
  const rules = presetOptions(name.id, name.house);

  if (deck !== null && rules.deck.kind === 'standard54') {
    report(`${id}.deck`, `${table.rules} is played with a full set`);
  } else {
    const cards = deck === null ? standardDeck() : parseCards(deck);
    const refusal = cards === null ? 'no such card' : deckRefusal(rules.deck, cards);
    if (refusal !== null) report(`${id}.deck`, `may not be brought to ${table.rules}: ${refusal}`);
  }

  const where = `${id}.dare`;
  if (dare.kind === 'deck-at-most' && (rules.deck.kind !== 'custom' || dare.cards < (rules.deck.min ?? 0))) {
    report(where, `no such deck may be brought to ${table.rules}`);
  }
  if (dare.kind === 'hands-off' && rules.faceOnOpponent === 'none') {
    report(where, `is what ${table.rules} asks for anyway`);
  }
  if (dare.kind === 'long-caravan' && dare.cards > (rules.maxRows ?? 10))
    report(where, 'asks for too many cards');
  if ((dare.kind === 'sold-at' || dare.kind === 'sold-at-least') && (dare.value < 21 || dare.value > 26)) {
    report(where, 'asks for a value that is not for sale');
  }
  if ((dare.kind === 'straight-games') !== table.bestOf > 1)
    report(where, 'does not fit the number of games');
}

/** What happens only where face cards may be played on the other side. */
const ACROSS: readonly Occasion[] = ['king', 'yourKing'];

function checkLines({ id, lines, table }: Opponent, report: Report): void {
  const name = parsePresetName(table.rules);
  const across = name === null || presetOptions(name.id, name.house).faceOnOpponent === 'all';
  for (const occasion of OCCASIONS) {
    const has = (lines[occasion]?.length ?? 0) > 0;
    const needs = across || !ACROSS.includes(occasion);
    if (needs && !has) report(`${id}.lines`, `there is no line for ${occasion}`);
    if (!needs && has) report(`${id}.lines.${occasion}`, `cannot happen under ${table.rules}`);
  }
  if ((lines.greeting?.length ?? 0) > 1)
    report(`${id}.lines.greeting[1]`, 'is never heard: nobody is met twice');
  for (const occasion of Object.keys(lines)) {
    if (!(OCCASIONS as readonly string[]).includes(occasion)) {
      report(`${id}.lines`, `there is no occasion ${occasion}`);
    }
  }
  const all = [...textsOf(lines, `${id}.lines`)];
  if (all.length < FEWEST_LINES) report(`${id}.lines`, `has ${all.length} lines, not ${FEWEST_LINES}`);
  for (const { where, text } of all) {
    if (text.length > LONGEST_LINE) report(where, `has ${text.length} characters, not ${LONGEST_LINE}`);
    else if (text.length > GOOD_LINE) report(where, `has ${text.length} characters`, 'warning');
    // A line is shown between quotation marks.
    if (/[“”]/.test(text)) report(where, 'has quotation marks within quotation marks');
  }
}

/** Nobody says what was said already, even with other stops and capitals. */
function checkLinesDiffer(opponents: readonly Opponent[], report: Report): void {
  const lines = opponents.flatMap(({ id, lines, dare }) => [
    ...textsOf(lines, `${id}.lines`),
    { where: `${id}.dare.words`, text: dare.words },
  ]);
  reportRepeated(
    lines.map(({ where, text }) => ({
      where,
      key: text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    })),
    'is said already',
    report,
  );
}

/** What holds for the people together: two or three to a stop, one at the end, stronger and dearer from stop to stop. */
function checkRoad({ opponents, stops }: Content, report: Report): void {
  reportRepeated(
    opponents.map(({ id }) => ({ where: id, key: id })),
    'somebody has this id already',
    report,
  );
  reportRepeated(
    opponents.map(({ id, name }) => ({ where: `${id}.name`, key: name })),
    'somebody has this name already',
    report,
  );
  reportRepeated(
    opponents.flatMap(({ id, set }) => [
      { where: `${id}.set.number`, key: String(set.number) },
      { where: `${id}.set.name`, key: set.name },
    ]),
    'somebody’s set has this already',
    report,
  );
  reportRepeated(
    opponents.map(({ id, dare: { words, ...dare } }) => ({ where: `${id}.dare`, key: JSON.stringify(dare) })),
    'somebody dares this already',
    report,
  );

  for (const { id, stop } of opponents) {
    if (!stops.some((known) => known.id === stop)) report(`${id}.stop`, `there is no stop ${stop}`);
  }
  for (const [i, { id }] of stops.entries()) {
    const sitting = opponents.filter(({ stop }) => stop === id).length;
    if (i === stops.length - 1) {
      if (sitting !== 1) report(id, `has ${sitting} people, not 1`);
    } else if (sitting < PER_STOP.least || sitting > PER_STOP.most) {
      report(id, `has ${sitting} people, not ${PER_STOP.least} to ${PER_STOP.most}`);
    }
  }
  for (const level of LEVELS) {
    const equals = opponents.filter((opponent) => opponent.level === level);
    if (equals.length === 0 || equals.length > PER_LEVEL) {
      report(`levels.${level}`, `has ${equals.length} people, not 1 to ${PER_LEVEL}`);
    }
    reportRepeated(
      equals.map(({ id, style }) => ({ where: `${id}.style`, key: style })),
      'somebody of this level plays like this already',
      report,
    );
  }
  for (const [i, opponent] of opponents.entries()) {
    const before = opponents[i - 1];
    const last = i === opponents.length - 1;
    if ((opponent.table.bestOf === 3) !== last) {
      report(`${opponent.id}.table.bestOf`, 'only the last match is a best of three');
    }
    if (!before) continue;
    const order = (ids: readonly string[], id: string, former: string) =>
      ids.indexOf(id) - ids.indexOf(former);
    const onward = order(
      stops.map(({ id }) => id),
      opponent.stop,
      before.stop,
    );
    if (onward < 0) report(`${opponent.id}.stop`, `comes before that of ${before.id}`);
    const stronger = order(LEVELS, opponent.level, before.level);
    if (stronger < 0) report(`${opponent.id}.level`, `is lower than that of ${before.id}`);
    if (openingStake(opponent) < openingStake(before)) {
      report(`${opponent.id}.stakeShare`, `opens lower than ${before.id}`);
    }
  }

  const tables = opponents.map(({ table }) => table.rules);
  for (const { id, table, deck } of opponents.slice(0, BEGINNERS)) {
    if (table.rules !== 'standard' || deck !== null) report(`${id}.table`, 'beginners play the plain game');
  }
  const met = new Set(
    tables.flatMap((rules) => [
      rules.split('+')[0],
      ...rules
        .split('+')
        .slice(1)
        .map((over) => `+${over}`),
    ]),
  );
  for (const preset of PRESET_IDS) {
    if (!met.has(preset)) report('tables', `nobody plays ${preset}`);
  }
  for (const house of HOUSE_RULES) {
    if (!met.has(`+${house}`)) report('tables', `nobody lays ${house} over another rule set`);
  }
}

function reportRepeated(
  items: readonly { where: string; key: string }[],
  message: string,
  report: Report,
): void {
  const first = new Map<string, string>();
  for (const { where, key } of items) {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, where);
    else report(where, `${message} (${earlier})`);
  }
}
