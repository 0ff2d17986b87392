import assert from 'node:assert/strict';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';

/** Plays a few moves against whoever the link names. */
async function playSome(terminal: TerminalHand, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const state = await terminal.state();
    if (state.result !== 'continue') return;
    await terminal.say(pickMove(state));
  }
  await terminal.state();
}

const person: E2eTest = {
  name: 'a person plays under their own name with their own deck, with WASM and without',
  async run(site) {
    for (const withWasm of [true, false]) {
      const { page, context, faults } = await visit(site);
      const loaded: string[] = [];
      page.on('response', (response) => {
        if (response.ok()) loaded.push(new URL(response.url()).pathname);
      });
      // A file that is no WASM is what a page meets where it is refused.
      if (!withWasm)
        await context.route('**/*.wasm', (route) =>
          route.fulfill({ status: 200, contentType: 'application/wasm', body: 'refused' }),
        );
      await page.goto(
        `${site.address}#table?rules=Holotape%20and%20wiki&opponent=averil%20stoke&seed=5&first=A&speed=instant`,
      );
      // The people come in a file of their own, and the match begins when they are there.
      await page.waitForFunction(() => location.hash === '#play');
      const terminal = await TerminalHand.open(page);
      await playSome(terminal, 5);
      const told = (await terminal.events()).join('\n');
      assert.match(told, /Averil Stoke/);
      assert.doesNotMatch(told, /could not think/);
      assert.ok(loaded.some((path) => /main-[^/]*\.net$/.test(path)));
      assert.equal(
        loaded.some((path) => path.endsWith('.wasm')),
        true,
      );
      assert.deepEqual(faults, []);
      await context.close();
    }
  },
};

const late: E2eTest = {
  name: 'the people are fetched when the quick table opens, not before',
  async run(site) {
    const { page, context, faults } = await visit(site);
    const people: string[] = [];
    page.on('request', (request) => {
      if (/people-[^/]*\.js$/.test(request.url())) people.push(request.url());
    });
    await page.waitForSelector('#boot[hidden]', { state: 'attached' });
    assert.deepEqual(people, []);
    const came = page.waitForRequest(/people-[^/]*\.js$/);
    // Whoever is new begins at the lessons; the quick table comes after the road.
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await came;
    assert.equal(people.length, 1);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default [person, late];
