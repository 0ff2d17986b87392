/** The elements of the page, pressed as a screen reader does: by name, with what is said of them, and nothing seen. */
import type { Page } from 'playwright-core';

/** Presses a control of the page, which needs no place on the screen. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).dispatchEvent('click');
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** The match is over. */
export const matchOver = (page: Page) => heading(page, /^(You win|You lose|A draw)$/);

/** What can be pressed to play. */
const PLACES = `[...document.querySelectorAll('#mirror [data-place]')].map((each) => ({
  place: each.dataset.place,
  name: each.textContent,
  shut: each.getAttribute('aria-disabled') === 'true',
  told: document.getElementById(each.getAttribute('aria-describedby'))?.textContent ?? '',
}))`;

interface Met {
  readonly place: string;
  readonly name: string;
  readonly shut: boolean;
  readonly told: string;
}

/** Waits for one's turn and makes a move; false when the match is over. */
export async function moveByElements(page: Page, turn: number): Promise<boolean> {
  const over = matchOver(page);
  await page
    .getByRole('region', { name: 'Now' })
    .getByText(/^Your turn/)
    .or(over)
    .first()
    .waitFor({ state: 'attached' });
  if ((await over.count()) > 0) return false;
  const met = async (): Promise<Met[]> => (await page.evaluate(PLACES)) as Met[];
  const within = async (region: string | RegExp, name: string): Promise<void> =>
    page
      .getByRole('region', { name: region })
      .getByRole('button', { name, exact: true })
      .first()
      .dispatchEvent('click');
  const hand = (await met()).filter(({ place }) => place.startsWith('hand.'));
  const cards = hand.filter(({ told }) => told === '');
  const numbers = cards.filter(({ name }) => !/^(Jack|Queen|King|Joker)/.test(name));
  const from = numbers.length > 0 && turn % 4 !== 3 ? numbers : cards;
  const card = from[turn % from.length] ?? hand[0]!;
  await within('Your hand', card.name);
  const held = page.locator('#mirror [aria-pressed="true"]');
  await held.waitFor({ state: 'attached' });
  const goals = (await met()).filter(
    ({ place, shut, told }) => /^[AB]/.test(place) && !shut && told !== '' && !/A\d [^;]*heavy/.test(told),
  );
  const goal =
    goals.find(({ told }) => /A\d [^;]*sold/.test(told)) ?? goals[turn % Math.max(1, goals.length)];
  if (goal) await within(goal.place.startsWith('A') ? 'Your caravans' : /(?<!^Your) caravans$/, goal.name);
  else {
    await press(page, 'Discard');
    await press(page, 'Yes');
  }
  await held.waitFor({ state: 'detached' });
  return true;
}
