/**
 * The text terminal's side of the program: it answers command lines, one after the other, and makes moves by the
 * same choice of a move as every other hand. Words about the match are the protocol's; here are those for the rest.
 */
import { waitFor } from 'xstate';
import { isPresetId, isShared, parsePresetName } from '../content/index.ts';
import { keysByDeed } from '../input/index.ts';
import { SPEEDS } from '../present/index.ts';
import {
  answer,
  faultLines,
  parseCommand,
  type TerminalContext,
  type TerminalEffect,
} from '../protocol/index.ts';
import { CONTROLS_WORDS, DEED_WORDS } from '../text/controls.ts';
import { HINT_WORDS } from '../text/hint.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { TERMINAL_WORDS } from '../text/index.ts';
import { LESSON_CONSOLE, LESSON_WORDS, NOT_HERE } from '../text/lessons.ts';
import { CONSOLE_WORDS, WORDS } from '../text/screens.ts';
import type { ProgramContext } from './context.ts';
import { bindingsOf } from './hands.ts';
import { hintFor } from './hint.ts';
import { courseAt, courseEntries, guideOf } from './lesson.ts';
import type { Ports } from './ports.ts';
import type { Program } from './program.ts';
import { screenOf } from './screen.ts';

export interface ConsoleAnswer {
  readonly lines: readonly string[];
  /** For programs, not to be read aloud. */
  readonly forMachines: boolean;
  /** The person wants to go back to the screen. */
  readonly closes?: boolean;
}

export interface Console {
  /** Answers a line when what it asks for is done. */
  run(line: string): Promise<ConsoleAnswer>;
}

/** Commands that tell nobody's cards. */
const EVERYWHERE: ReadonlySet<string> = new Set(['rules', 'new', 'log', 'last', 'help']);

/** @param kept resolves when everything that was to be kept is kept */
export function createConsole(
  program: Program,
  kept: () => Promise<void>,
  { people, openSchool, think }: Pick<Ports, 'people' | 'openSchool' | 'think'>,
): Console {
  const now = (): ProgramContext => program.getSnapshot().context;
  let last: Promise<unknown> = Promise.resolve();

  /** The match has come to rest: the person is asked, or there is no match, or nobody is to be asked. */
  const isAtRest = (): boolean => {
    const snapshot = program.getSnapshot();
    const { table } = snapshot.context;
    if (snapshot.matches({ lesson: 'showing' }) || snapshot.matches({ lesson: 'weighing' })) return false;
    if (!snapshot.matches('table') || !table) return true;
    // Behind the curtain nothing happens either.
    if (table.setup.you !== null || table.curtain) return true;
    const match = snapshot.children.match?.getSnapshot();
    return match !== undefined && isChoosing(match.value) && table.seen.next === table.seen.seat;
  };
  const rest = () => waitFor(program, isAtRest, { timeout: Number.POSITIVE_INFINITY });

  /** Whose cards may be told: nobody's while the screen is passed on. */
  const eyes = (): string => {
    const { table } = now();
    return table && isShared(table.setup) ? `${table.seen.seat} ${table.curtain !== null}` : '';
  };

  const passLines = (): readonly string[] => {
    const { table } = now();
    return table?.curtain ? [HOT_SEAT_WORDS.typeReady(table.curtain.seat)] : [];
  };

  /** Whoever is to move takes the screen. */
  async function takeScreen(): Promise<readonly string[]> {
    const seat = now().table?.curtain?.seat;
    if (!seat || !program.getSnapshot().matches('table')) return [HOT_SEAT_WORDS.nothingToPass];
    program.send({ type: 'chosen', item: 'resume' }); // where the menu is open
    await waitFor(program, ({ context: { table } }) => table?.curtain?.settled !== false);
    program.send({ type: 'chosen', item: 'ready' });
    return [HOT_SEAT_WORDS.taken(seat)];
  }

  /** One good move for whoever is to move. */
  async function hint(): Promise<readonly string[]> {
    const { table } = now();
    if (!table || table.curtain) return passLines();
    if (table.seen.next !== table.seen.seat || table.setup.you !== null) return [HINT_WORDS.notYours];
    const told = eyes();
    const text = await hintFor(think, table.seen, table.names);
    return told === eyes() ? [text] : passLines();
  }

  /** What a lesson says now. */
  const lessonLines = (): readonly string[] => {
    const { lesson, school } = now();
    const guide = guideOf(lesson, school);
    return guide ? [`${guide.title}.`, guide.text] : [];
  };

  /** A move in a lesson, as far as the step takes it: what has happened and what is said, or why not. */
  async function moveInLesson(move: string): Promise<readonly string[]> {
    const lines = now().table?.log.length ?? 0;
    const { run } = now().lesson!;
    program.send({ type: 'say', move });
    await rest();
    const { table, lesson } = now();
    const model = screenOf(now());
    if (lesson?.run === run) return model.kind === 'table' && model.refusal ? [model.refusal.text] : [];
    return [...(table?.log.slice(lines).map(({ text }) => text) ?? []), ...lessonLines().slice(1)];
  }

  /** Commands around lessons and puzzles; null when it is none of them. */
  async function schoolCommand(line: string): Promise<readonly string[] | null> {
    const [word = '', number, ...more] = line.trim().toLowerCase().split(/\s+/);
    const list = /^(lesson|puzzle)(s?)$/.exec(word);
    if (list && more.length === 0) {
      const kind = list[1] as 'lesson' | 'puzzle';
      const school = await openSchool().catch(() => null);
      if (!school) return [LESSON_WORDS.failed];
      const entries = courseEntries(school, now().campaign, kind)!;
      if (list[2] === 's' && number === undefined)
        return entries.map(({ title, about, done }, i) => LESSON_CONSOLE.entry(i + 1, title, about, done));
      const course = courseAt(school, `${kind}-${number}`);
      if (!course || list[2] === 's') return [LESSON_CONSOLE.none(kind, entries.length)];
      program.send({ type: 'courseOpened', school, course });
      return lessonLines();
    }
    const nothing = Object.hasOwn(NOT_HERE, word) ? NOT_HERE[word] : undefined;
    if (nothing === undefined || number !== undefined) return null;
    await rest();
    const { lesson, school } = now();
    const offered = guideOf(lesson, school)?.items.some(({ id }) => id === word);
    // A puzzle can be skipped and any step be done again whenever one likes.
    if (!lesson || !(offered || word === 'skip' || word === 'again'))
      return [LESSON_CONSOLE.notHere(nothing)];
    program.send({ type: 'chosen', item: word });
    await rest();
    if (!now().lesson)
      return [program.getSnapshot().matches('table') ? TERMINAL_WORDS.starts : LESSON_WORDS.puzzles];
    return lessonLines();
  }

  async function makeMove(move: string): Promise<readonly string[]> {
    const before = now().table;
    if (!before) return [];
    if (before.curtain) return passLines();
    if (now().lesson) return moveInLesson(move);
    program.send(move.startsWith('forfeit') ? { type: 'resign' } : { type: 'say', move });
    const played = await waitFor(program, ({ context }) => context.table?.record !== before.record, {
      timeout: Number.POSITIVE_INFINITY,
    });
    const count = before.record.moves.length + 1;
    // Shown, or overtaken by the next move.
    await waitFor(
      program,
      (snapshot) =>
        !snapshot.matches('table') ||
        snapshot.context.table?.record.moves.length !== count ||
        isChoosing(snapshot.children.match?.getSnapshot().value),
      { timeout: Number.POSITIVE_INFINITY },
    );
    return played.context.news?.lines ?? [];
  }

  async function bringAbout(effect: TerminalEffect): Promise<readonly string[]> {
    if (effect.type === 'move') return makeMove(effect.move);
    const { setup } = now();
    const rules = parsePresetName(effect.rules);
    if (!rules || !isPresetId(rules.id)) return [];
    program.send({
      type: 'deal',
      setup: {
        preset: rules.id,
        house: rules.house,
        set: {},
        opponent: effect.opponent ?? setup.opponent,
        you: null,
        seed: effect.seed ?? null,
        first: null,
      },
    });
    return [];
  }

  /** Calls the people, where somebody is named who is not known without them. */
  async function meet(id: string): Promise<void> {
    const { opponents, people: known } = now();
    if ([...opponents, ...known].some((one) => one.id === id)) return;
    program.send({ type: 'peopleMet', people: await people().catch(() => []) });
  }

  async function run(line: string): Promise<ConsoleAnswer> {
    if (/^ready$/i.test(line.trim())) return { lines: await takeScreen(), forMachines: false };
    if (/^hint$/i.test(line.trim()) && program.getSnapshot().matches('table'))
      return { lines: await hint(), forMachines: false };
    const own = ownCommand(program, line) ?? (await schoolCommand(line));
    if (own) return { lines: own, forMachines: false };
    if (/^(close|quit|exit)$/i.test(line.trim()))
      return { lines: [CONSOLE_WORDS.closed], forMachines: false, closes: true };
    const command = parseCommand(line);
    if (!('fault' in command)) {
      // A move waits for one's turn, and what a program reads is the table at rest.
      if (command.type === 'move' || command.type === 'state') await rest();
      if (command.type === 'new' && command.opponent !== null) await meet(command.opponent);
      if (now().table?.curtain && program.getSnapshot().matches('table') && !EVERYWHERE.has(command.type))
        return { lines: passLines(), forMachines: false };
      const told = eyes();
      const { lines, effect } = answer(command, contextOf(now()));
      const more = effect ? await bringAbout(effect) : [];
      await kept();
      // The screen was passed on before this could be said.
      if (told !== eyes() && !effect) return { lines: passLines(), forMachines: false };
      return {
        lines: [
          ...lines,
          ...more,
          ...(command.type === 'help'
            ? [...CONSOLE_WORDS.help, HINT_WORDS.help, HOT_SEAT_WORDS.help, ...LESSON_CONSOLE.help]
            : []),
        ],
        forMachines: command.type === 'state',
      };
    }
    return { lines: faultLines(command), forMachines: false };
  }

  return {
    run: (line) => {
      const answered = last.then(() => run(line));
      last = answered.catch(() => {});
      return answered;
    },
  };
}

const isChoosing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).includes('choosing');

function contextOf({ table, opponents, people }: ProgramContext): TerminalContext {
  return {
    seen: table?.seen ?? null,
    names: table?.names ?? { A: WORDS.you, B: '' },
    log: table?.log ?? [],
    opponents: [...opponents, ...people].map(({ id }) => id),
  };
}

/** Commands about the program rather than the match; null when it is none of them. */
function ownCommand(program: Program, line: string): readonly string[] | null {
  const words = line.trim().toLowerCase().split(/\s+/);
  const press = (item: string) =>
    program.send({ type: 'intent', intent: { type: 'press', place: `item.${item}` } });
  const { context } = program.getSnapshot();
  switch (words.join(' ')) {
    case 'continue':
      if (context.screen !== 'title' || !context.kept) return [CONSOLE_WORDS.nothingToContinue];
      press('continue');
      return [CONSOLE_WORDS.continued];
    case 'rematch':
      if (context.screen !== 'result') return [CONSOLE_WORDS.noRematch];
      press('rematch');
      return [CONSOLE_WORDS.rematch];
    case 'keys':
      return keysByDeed(bindingsOf(context.settings.controls)).map(({ does, keys }) =>
        CONTROLS_WORDS.keysAre(DEED_WORDS[does].does, keys.join(', ')),
      );
    case 'leave':
      if (context.lesson) {
        program.send({ type: 'leave' });
        return [LESSON_WORDS.leftIt];
      }
      if (!program.getSnapshot().matches('table')) return [CONSOLE_WORDS.nothingToLeave];
      program.send({ type: 'leave' });
      return [CONSOLE_WORDS.left];
  }
  if (words[0] !== 'speed') return null;
  const speed = SPEEDS.find((one) => one === words[1]);
  if (!speed || words.length !== 2) return [CONSOLE_WORDS.speeds(SPEEDS)];
  program.send({ type: 'changed', item: 'speed', value: speed });
  return [CONSOLE_WORDS.speed(speed)];
}
