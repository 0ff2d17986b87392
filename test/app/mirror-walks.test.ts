/**
 * Every screen of the program is reached and left by pressing the elements of the page's mirror alone, and on every
 * screen on the way the mirror is whole: all that can be done can be pressed, and no card is named that is hidden.
 */
import { expect, test } from 'vitest';
import { toDirectedGraph } from 'xstate/graph';
import { CARAVANS } from '../../src/engine/index.ts';
import { legalFrom, mirrorOf, type TableModel } from '../../src/present/index.ts';
import { cardInWords } from '../../src/text/index.ts';
import { nameOf, partsIn, type Reader, textOf } from '../kit/reader.ts';
import { Walker, walkEverywhere } from '../kit/walker.ts';

/** What a mirror must hold on any screen. */
function assertWhole({ screen }: Reader): void {
  if (!screen) return;
  const { main, log } = mirrorOf(screen);
  const parts = partsIn([...main, ...log]);
  const faults: string[] = [];
  const unlike = (kind: string, all: readonly string[]): void => {
    const seen = new Set<string>();
    for (const one of all) {
      if (seen.has(one)) faults.push(`${kind} ${one} comes twice`);
      seen.add(one);
    }
  };
  const places = parts.flatMap(({ place }) => place ?? []);
  const ids = parts.flatMap(({ attributes = {} }) => attributes['id'] ?? []);
  unlike('place', places);
  unlike('id', ids);
  for (const { key, parts: within = [] } of parts)
    unlike(
      `in ${key}:`,
      within.map((one) => one.key),
    );
  for (const { id, enabled } of screen.items) {
    const part = parts.find(({ place }) => place === `item.${id}`);
    if (!part || nameOf(part) === '') faults.push(`${id} is not there, or has no name`);
    else if (!part.field && Boolean(part.press) !== enabled) faults.push(`${id} is pressed in vain`);
    else if (!part.field && !enabled && !part.says) faults.push(`${id} does not say why not`);
  }
  if (screen.focus && !places.includes(screen.focus)) faults.push(`the focus ${screen.focus} is not there`);
  for (const { attributes = {} } of parts)
    for (const by of ['aria-describedby', 'aria-labelledby'])
      if (attributes[by] && !ids.includes(attributes[by])) faults.push(`${attributes[by]} is missing`);
  const strange = /undefined|\[object|[→×]/.exec(textOf(parts));
  if (strange) faults.push(`it says ${strange[0]}`);
  expect(faults).toEqual([]);
}

/** The cards a person may know of, in words. */
function openCards({ seen }: TableModel): Set<string> {
  const cards = [
    ...seen.hand,
    ...CARAVANS.flatMap((name) =>
      seen.caravans[name].rows.flatMap(({ card, attachments }) => [
        card,
        ...attachments.map((one) => one.card),
      ]),
    ),
    ...seen.discards.A,
    ...seen.discards.B,
  ];
  return new Set(cards.map((card) => cardInWords(card).toLowerCase()));
}

const NAMED =
  /\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (?:spades|hearts|diamonds|clubs)\b/gi;

test('every screen is reached and left by the elements of the page alone', async () => {
  const walker = new Walker(true, assertWhole);
  await walkEverywhere(walker);

  const leaves: string[] = [];
  const collect = (node: ReturnType<typeof toDirectedGraph>): void => {
    const id = node.id === 'page' ? 'branch.open' : node.id.replace(/^program\./, '');
    if (node.children.length === 0) leaves.push(id);
    for (const child of node.children) collect(child);
  };
  // biome-ignore lint/suspicious/noExplicitAny: the graph reads any machine
  collect(toDirectedGraph((walker.program as any).logic));
  expect(leaves.length).toBeGreaterThan(25);
  expect(leaves.filter((id) => !PASSING.has(id) && !walker.visited.has(id))).toEqual([]);
  expect(leaves.filter((id) => !PASSING.has(id) && !walker.left.has(id))).toEqual([]);
});

/** What is gone through before anything can be pressed. */
const PASSING = new Set(['boot', 'arriving', 'branch.fetching', 'lesson.showing', 'lesson.weighing']);

test('the page never names a card that is hidden', async () => {
  for (const seed of [20]) {
    const walker = new Walker();
    await walker.rest();
    await walker.pressItem('quick-table');
    await walker.set('Seed', `${seed}`);
    await walker.pressItem('deal');
    let named = 0;
    for (let turn = 0; walker.where() === 'table.playing' && turn < 40; turn++) {
      const model = walker.screen as TableModel;
      const open = openCards(model);
      const { main } = mirrorOf(model);
      for (const [card] of textOf(main).matchAll(NAMED)) {
        named++;
        expect([...open], `${card} in turn ${turn}`).toContain(card.toLowerCase());
      }
      const { seen } = model;
      if (seen.next !== 'A') break;
      const useful = walker.parts().filter(({ place }) => place?.startsWith('hand.'));
      const move =
        legalFrom(seen).find((one) => one.includes('>')) ??
        legalFrom(seen).find((one) => one.startsWith('discard'))!;
      const [, card, place] = /^(.+?)>(.+)$/.exec(move) ?? [null, move.replace('discard ', ''), undefined];
      const at = seen.hand.findIndex((one) => one.replace(/\[.*/, '') === card);
      await walker.give([...useful[at]!.press!]);
      const goal = walker.parts().find((one) => one.place === place);
      if (goal?.press) await walker.give([...goal.press]);
      else {
        await walker.pressItem('discard');
        await walker.pressItem('yes');
      }
      // What the other side has drawn is never told in the log either.
      for (const line of (walker.screen?.kind === 'table' ? walker.screen.log : []).map(({ text }) => text))
        expect(line).not.toMatch(/^(?!You).*\bdraws the /);
    }
    expect(named).toBeGreaterThan(100);
  }
});
