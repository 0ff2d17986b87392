/** What was taken in is shown: saves that are strange and yet saves, on the screens that show what is kept. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROAD_BOOK } from '../../src/app/road.ts';
import { SCHOOL } from '../../src/app/school.ts';
import { type Campaign, NEW_SAVE, readSave, type Save } from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { legalFrom } from '../../src/present/index.ts';
import { keptMatch, richSave } from '../kit/campaign.ts';
import { BAD_TEXTS, changed, watchDoor } from '../kit/hostile.ts';
import { Reader, textOf } from '../kit/reader.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('screens');
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const WHOLE = { ...richSave(), match: keptMatch(3) };

/** The game with this save, and what it last gave to be kept. */
async function started(save: Save) {
  const kept: { campaign: Campaign } = { campaign: save.campaign };
  const reader = new Reader({
    ports: {
      load: async () => ({ ...save, troubles: [] }),
      keepCampaign: (campaign) => {
        kept.campaign = campaign;
      },
      think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      openSchool: async () => SCHOOL,
      openRoad: async () => ROAD_BOOK,
    },
  });
  await reader.rest();
  return { reader, kept };
}

const itemOf = (place: string | undefined): string => /^item\.(.+)$/.exec(place ?? '')?.[1] ?? '';
const itemsOf = (reader: Reader): string[] =>
  reader.controls().flatMap(({ press, place }) => (press && itemOf(place) ? [itemOf(place)] : []));

async function press(reader: Reader, item: string): Promise<boolean> {
  const part = reader.controls().find(({ place }) => itemOf(place) === item);
  if (!part?.press) return false;
  await reader.give([...part.press]);
  expectShown(reader);
  return true;
}

function expectShown(reader: Reader): void {
  const text = textOf(reader.parts());
  for (const line of text.split('\n'))
    if (!/^[^\p{C}\p{Zl}\p{Zp}]*$/u.test(line))
      expect.fail(`${reader.where()} shows ${JSON.stringify(line)}`);
  expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object|native code/);
}

const PAGES: readonly string[] = [
  'records',
  'decks',
  'road',
  'settings',
  'quick-table',
  'lessons',
  'puzzles',
];

/** The pages that tell what is kept, each looked at with what it leads to, and back at the title. */
/** @returns the pages that were looked at from the title */
async function lookAround(reader: Reader): Promise<string[]> {
  expectShown(reader);
  expect(reader.screen?.kind).toBe('menu');
  const seen: string[] = [];
  for (const item of itemsOf(reader).filter((one) => PAGES.includes(one))) {
    seen.push(item);
    await press(reader, item);
    const here = itemsOf(reader);
    for (const further of here
      .filter((one) => /^(?:deck-\d|opponents|achievements|prizes|shelved|stop-|person-)/.test(one))
      .slice(0, 4)) {
      if (await press(reader, further)) {
        const deep = itemsOf(reader).find((one) => /^(?:person-|more$|ideas$)/.test(one));
        if (deep) {
          await press(reader, deep);
          await press(reader, 'back');
        }
        await press(reader, 'back');
      }
    }
    for (let i = 0; i < 4 && reader.where() !== 'title'; i++) await press(reader, 'back');
    expect(reader.where(), `back from ${item}`).toBe('title');
  }
  return seen;
}

test('the save that the strange ones are made of is shown', async () => {
  tried();
  const seen = await lookAround((await started(WHOLE)).reader);
  expect(seen.sort()).toEqual([...PAGES].sort());
});

test(seeded('strange saves are shown like others'), async () => {
  await fc.assert(
    fc.asyncProperty(changed([copy(WHOLE)]), async (value) => {
      tried();
      const { save } = readSave(value);
      const { sitting } = save.campaign.road;
      // Where one sits down first, one is led back to the table.
      const road = { ...save.campaign.road, sitting: null };
      await lookAround(
        (
          await started({
            ...save,
            campaign: { ...save.campaign, road: sitting ? road : save.campaign.road },
          })
        ).reader,
      );
    }),
    checked(3),
  );
});

test('a match with somebody who is not on the road is called off when one goes there', async () => {
  const { road } = WHOLE.campaign;
  for (const opponent of ['nobody', 'greenhorn', 'a-b-c']) {
    tried();
    const sitting = { ...road.sitting!, opponent, stake: 15, record: null };
    const { save } = readSave(
      copy({ ...WHOLE, campaign: { ...WHOLE.campaign, road: { ...road, sitting } } }),
    );
    expect(save.campaign.road.sitting?.opponent).toBe(opponent);
    const { reader, kept } = await started(save);
    await press(reader, 'road');
    await press(reader, itemsOf(reader).find((item) => item.startsWith('stop-'))!);
    expect(kept.campaign.road).toMatchObject({ sitting: null, money: road.money + 15 });
    expect(reader.program.getSnapshot().context.notice).toContain('called off');
    await press(reader, itemsOf(reader).find((item) => item.startsWith('stop-'))!);
    expect(itemsOf(reader).some((item) => item.startsWith('person-'))).toBe(true);
  }
});

test('names and ids of every kind in records and decks', async () => {
  const tally = WHOLE.campaign.records.tallies[0]!;
  const ids = ['others', 'nobody', 'a+b', 'x'.repeat(64), OPPONENTS[0]!.id];
  const save = readSave(
    copy({
      ...NEW_SAVE,
      campaign: {
        ...WHOLE.campaign,
        road: { ...WHOLE.campaign.road, sitting: null },
        records: {
          ...WHOLE.campaign.records,
          tallies: ids.flatMap((opponent) =>
            ids.map((rules) => ({ ...tally, opponent, rules, level: rules })),
          ),
        },
        achievements: Object.fromEntries(['first-win', 'nobody'].map((id) => [id, Number.MAX_SAFE_INTEGER])),
        decks: BAD_TEXTS.filter((name) => name.length <= 48)
          .slice(0, 40)
          .map((name) => ({ name, cards: ['7H', 'ZZ', '[]', 'X[99]', '7H[1]'] })),
        deck: 'constructor',
        lessons: ['nobody', 'goal'],
      },
    }),
  );
  expect(save.troubles).toEqual([]);
  tried();
  await lookAround((await started(save.save)).reader);
});
