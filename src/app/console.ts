/**
 * The text terminal's side of the program: it answers command lines, one after the other, and makes moves by the
 * same choice of a move as every other hand. Words about the match are the protocol's; here are those for the rest.
 */
import { waitFor } from 'xstate';
import { isPresetId, parsePresetName } from '../content/index.ts';
import { keysByDeed } from '../input/index.ts';
import { SPEEDS } from '../present/index.ts';
import { answer, parseCommand, type TerminalContext, type TerminalEffect } from '../protocol/index.ts';
import { CONTROLS_WORDS, DEED_WORDS } from '../text/controls.ts';
import { terminalFaultLine } from '../text/index.ts';
import { CONSOLE_WORDS, WORDS } from '../text/screens.ts';
import type { ProgramContext } from './context.ts';
import { bindingsOf } from './hands.ts';
import type { Ports } from './ports.ts';
import type { Program } from './program.ts';
import { VIEWER } from './table.ts';

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

/** @param kept resolves when everything that was to be kept is kept */
export function createConsole(program: Program, kept: () => Promise<void>, people: Ports['people']): Console {
  const now = (): ProgramContext => program.getSnapshot().context;
  let last: Promise<unknown> = Promise.resolve();

  /** The match has come to rest: the person is asked, or there is no match, or nobody is to be asked. */
  const isAtRest = (): boolean => {
    const snapshot = program.getSnapshot();
    const { table } = snapshot.context;
    if (!snapshot.matches('table') || !table) return true;
    if (table.setup.you !== null) return true;
    const match = snapshot.children.match?.getSnapshot();
    return match !== undefined && isChoosing(match.value) && table.seen.next === VIEWER;
  };
  const rest = () => waitFor(program, isAtRest, { timeout: Number.POSITIVE_INFINITY });

  async function makeMove(move: string): Promise<readonly string[]> {
    const before = now().table;
    if (!before) return [];
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
    const own = ownCommand(program, line);
    if (own) return { lines: own, forMachines: false };
    if (/^(close|quit|exit)$/i.test(line.trim()))
      return { lines: [CONSOLE_WORDS.closed], forMachines: false, closes: true };
    const command = parseCommand(line);
    if (!('fault' in command)) {
      // A move waits for one's turn, and what a program reads is the table at rest.
      if (command.type === 'move' || command.type === 'state') await rest();
      if (command.type === 'new' && command.opponent !== null) await meet(command.opponent);
      const { lines, effect } = answer(command, contextOf(now()));
      const more = effect ? await bringAbout(effect) : [];
      await kept();
      return {
        lines: [...lines, ...more, ...(command.type === 'help' ? CONSOLE_WORDS.help : [])],
        forMachines: command.type === 'state',
      };
    }
    return { lines: [terminalFaultLine(command.fault, command.word)], forMachines: false };
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
