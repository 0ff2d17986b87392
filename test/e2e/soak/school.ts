/**
 * Every lesson and every puzzle from its first step to its last by keyboard, mouse, touch, gamepad and in words, each
 * device on a page of its own; each puzzle is also failed once by the move that tempts. `--many` of each kind at most.
 */
import { SCHOOL } from '../../../src/app/school.ts';
import { PUZZLES } from '../../../src/content/puzzles/index.ts';
import { keepPicture, type Site, TerminalHand, type Visit, visit } from '../kit.ts';
import { FAKE_PADS, PadHand } from '../pad-hand.ts';
import { completeInWords, QUICK_SAVE, SchoolHand } from '../school-hand.ts';
import { keptSave, picture } from '../table-hand.ts';
import type { SoakOptions, SoakPart } from './part.ts';

/** Each device on the screen it is used with; a small one where it does not matter. */
const DEVICES = {
  keyboard: { width: 640, height: 360 },
  mouse: { width: 800, height: 450 },
  touch: { width: 390, height: 844 },
  pad: { width: 844, height: 390 },
} as const;
type Device = keyof typeof DEVICES;
const NAMES = Object.keys(DEVICES) as Device[];

async function byDevice({ page }: Visit, device: Device, many: number): Promise<void> {
  await picture(page);
  if (device === 'pad') await new PadHand(page).plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
  const hand = await SchoolHand.at(page, QUICK_SAVE);
  hand.by = device;
  for (const kind of ['lesson', 'puzzle'] as const) {
    const courses = SCHOOL[`${kind}s`].slice(0, many);
    await hand.sitDown(kind, 1);
    for (const [i, course] of courses.entries()) {
      if (kind === 'puzzle' && i % NAMES.length === NAMES.indexOf(device))
        await hand.fail(course, PUZZLES[i]!.tempting.move);
      await hand.complete(course);
      if (i < courses.length - 1) await hand.next();
    }
    // The list of the puzzles may be longer than the screen, and nothing follows them.
    await hand.toList();
    if (kind === 'lesson') await hand.toTitle();
  }
}

async function inWords({ page }: Visit, many: number): Promise<void> {
  const terminal = await TerminalHand.open(page);
  for (const courses of [SCHOOL.lessons, SCHOOL.puzzles])
    for (const [i, course] of courses.slice(0, many).entries())
      await completeInWords(terminal, course, i + 1);
}

async function run(site: Site, { many }: SoakOptions): Promise<string[]> {
  const found: string[] = [];
  for (const device of [...NAMES, 'terminal'] as const) {
    const started = performance.now();
    const there = await visit(site, '', {
      keeps: QUICK_SAVE,
      before: FAKE_PADS,
      touch: device === 'touch',
      ...(device !== 'terminal' && { size: DEVICES[device] }),
    });
    try {
      if (device === 'terminal') await inWords(there, many);
      else await byDevice(there, device, many);
      const campaign = (await keptSave(there.page))?.campaign;
      for (const kind of ['lessons', 'puzzles'] as const) {
        const undone = SCHOOL[kind].slice(0, many).filter(({ id }) => !campaign?.[kind].includes(id));
        if (undone.length > 0)
          found.push(`${device}: not kept as done: ${undone.map(({ id }) => id).join(', ')}`);
      }
    } catch (error) {
      found.push(`${device}: ${error instanceof Error ? error.message : String(error)}`);
      await keepPicture(there.page, `school ${device}`);
    }
    found.push(...there.faults.map((fault) => `${device}: ${fault}`));
    await there.context.close();
    console.log(`${device}: done (${((performance.now() - started) / 60_000).toFixed(1)} min)`);
  }
  return found;
}

export default { many: 30, run } satisfies SoakPart;
