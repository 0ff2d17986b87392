/** The lessons as data: no fault, every planted fault is found, and what they say of the table is what the engine makes of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCHOOL } from '../../src/app/school.ts';
import { CONTENT, checkContent } from '../../src/content/check.ts';
import type { ForcedStep, Lesson, LessonStep } from '../../src/content/lessons/index.ts';
import { LESSONS } from '../../src/content/lessons/index.ts';
import { observe } from '../../src/engine/index.ts';
import {
  beginCourse,
  isLastStep,
  lessonRefusal,
  lessonSeen,
  makeLessonMove,
  makeLessonReply,
  nextStep,
  stepOf,
} from '../../src/match/index.ts';
import { legalFrom } from '../../src/present/index.ts';

const problems = (lessons: readonly Lesson[]): string[] =>
  checkContent({ ...CONTENT, lessons }).map(({ where, message }) => `${where}: ${message}`);

test('the lessons have no fault', () => {
  expect(LESSONS).toHaveLength(10);
  expect(problems(LESSONS)).toEqual([]);
});

test('they are loaded apart from the rest of the content', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('content/lessons') && file !== 'app/school.ts',
  );
  expect(files).toContain('content/check.ts');
  for (const file of files) {
    expect(readFileSync(`src/${file}`, 'utf8'), file).not.toMatch(/from '.*lessons\/(index|lessons)\.ts/);
  }
});

/** How a caravan stands after a step: `A1 25 sold`. */
const HAPPENS: Record<string, readonly string[]> = {
  'goal 0': ['A1 25 up sold', 'B1 8 none light'],
  'goal 1': ['A2 26 up sold', 'B2 22 down outbid'],
  'numbers 0': ['A1 20 up light', 'B2 14 down light'],
  'numbers 1': ['A2 17 down light', 'B3 14 down light'],
  'numbers 2': ['A2 25 up sold'],
  'second-card 0': ['A3 3 none light', 'B3 8 none light'],
  'second-card 1': ['A3 11 up light', 'B1 17 down light'],
  'second-card 2': ['A1 16 down light', 'B2 13 up light'],
  'letting-go 0': ['A1 19 up light', 'A2 27 up heavy'],
  'letting-go 1': ['A2 0 none light'],
  'letting-go 2': ['A2 9 none light'],
  'king 0': ['A1 26 down sold', 'B2 23 down sold'],
  'king 1': ['B2 33 down heavy'],
  'jack 0': ['A1 22 down sold', 'B1 14 down light'],
  'jack 1': ['A2 24 down sold'],
  'jack 2': ['B3 10 none light'],
  'queen 0': ['A1 14 down light', 'B1 18 down light'],
  'queen 1': ['A1 21 down sold'],
  'queen 2': ['B1 18 up light'],
  'joker-number 0': ['A1 22 down sold', 'A2 15 up light', 'B1 19 down light'],
  'joker-number 1': ['A2 23 down sold', 'B2 13 down light'],
  'joker-ace 0': ['A1 21 down sold', 'A3 1 none light', 'B1 8 none light'],
  'joker-ace 1': ['A1 22 down sold', 'A2 22 down sold', 'B2 1 none light', 'B3 0 none light'],
  'ending 0': ['A2 25 down sold', 'B2 23 down outbid'],
  'ending 1': ['A3 25 down sold', 'B3 23 down outbid'],
  'ending 2': ['B3 21 up sold', 'A wins'],
  'ending 3': ['A3 0 none light', 'B3 23 down sold', 'A wins'],
};

describe.each(SCHOOL.lessons)('$id', (course) => {
  test('every step does what it says', () => {
    let run = beginCourse(course);
    for (;;) {
      const { kind, move, reply, told } = stepOf(run);
      const legal = legalFrom(lessonSeen(run, 'A'));
      const made = makeLessonMove(run, move ?? legal[0]!).run;
      expect(made.stage).toBe(reply === null ? 'told' : 'answered');
      const done = made.stage === 'answered' ? makeLessonReply(made).run : made;
      const seen = observe(done.state, 'A');
      if (kind === 'forced') {
        const facts = HAPPENS[`${course.id} ${run.at}`] ?? [];
        expect(facts.length).toBeGreaterThan(0);
        for (const fact of facts) {
          const [name, value, direction, status] = fact.split(' ');
          if (value === 'wins') {
            expect(seen.result).toBe(fact);
            continue;
          }
          const caravan = seen.caravans[name as 'A1'];
          expect(`${name} ${caravan.value} ${caravan.direction} ${caravan.status}`).toBe(fact);
          expect(direction && status).toBeTruthy();
        }
        // Every figure from 10 on that is told stands on the table, or is a rule's or a card's.
        for (const figure of told.match(/\b\d\d\b/g) ?? []) {
          const values = Object.values(seen.caravans).flatMap(({ value, rows }) => [
            value,
            ...rows.map(({ card, attachments }) => {
              const printed = card.startsWith('T') ? 10 : Number(card.charAt(0));
              return printed * 2 ** attachments.filter((one) => one.card.startsWith('K')).length;
            }),
          ]);
          const before = Object.values(observe(run.state, 'A').caravans).map(({ value }) => value);
          expect([...values, ...before, 10, 20, 21, 26], `${figure} in: ${told}`).toContain(Number(figure));
        }
      } else if (kind === 'puzzle') expect(seen.result).toBe('A wins');
      if (isLastStep(run)) break;
      const next = nextStep(done)!;
      expect(next.at).toBe(run.at + 1);
      // Skipping comes to the same table.
      if (kind !== 'free') expect(observe(nextStep(run)!.state, 'A')).toEqual(observe(next.state, 'A'));
      run = next;
    }
  });

  test('a forced step takes its move alone', () => {
    let run = beginCourse(course);
    for (; stepOf(run).kind === 'forced'; run = nextStep(run)!) {
      const taken = legalFrom(lessonSeen(run, 'A')).filter((move) => lessonRefusal(run, move) === null);
      expect(taken).toEqual([stepOf(run).move]);
    }
    expect(lessonRefusal(run, 'whatever')).toBeNull();
  });
});

test('each teaches what its title says', () => {
  const cardOf: Record<string, RegExp> = {
    king: /^K/,
    jack: /^J/,
    queen: /^Q/,
    'joker-number': /^X/,
    'joker-ace': /^X/,
  };
  for (const { id, steps } of LESSONS) {
    const forced = steps.filter((step): step is ForcedStep => step.kind === 'forced');
    if (cardOf[id]) expect(forced.some(({ move }) => cardOf[id]!.test(move))).toBe(true);
  }
  const moves = LESSONS.find(({ id }) => id === 'letting-go')!.steps.map((step) =>
    'move' in step ? step.move : undefined,
  );
  expect(moves.some((move) => move?.startsWith('discard'))).toBe(true);
  expect(moves.some((move) => move?.startsWith('disband'))).toBe(true);
});

describe('the checker finds', () => {
  const first = LESSONS[0]!;
  const withLesson = (changes: Partial<Lesson>): Lesson[] => [{ ...first, ...changes }, ...LESSONS.slice(1)];
  const withStep = (i: number, changes: object): Lesson[] =>
    withLesson({
      steps: first.steps.map((step, j) => (i === j ? ({ ...step, ...changes } as LessonStep) : step)),
    });
  const setting = first.steps[0]!.setting!;
  const PLANTED: [string, Lesson[], RegExp][] = [
    ['an id of the wrong form', withLesson({ id: 'Goal' }), /^Goal: is no id in kebab-case$/],
    ['an id twice', withLesson({ id: 'king' }), /^king: a lesson has this id already$/],
    ['a title twice', withLesson({ title: 'The King' }), /title: a lesson has this title already$/],
    ['a long sentence', withStep(0, { asks: 'x'.repeat(126) }), /asks: has 126 characters, not 125$/],
    ['an empty sentence', withStep(0, { told: '' }), /told: is empty$/],
    ['steps in another order', withLesson({ steps: first.steps.toReversed() }), /goes puzzle free forced/],
    ['a move that is not legal', withStep(0, { move: '2C>A1' }), /move: 2C>A1 is not legal$/],
    ['a reply that is not legal', withStep(0, { reply: 'KC>B2.1' }), /reply: KC>B2.1 is not legal$/],
    ['no setting', withStep(0, { setting: null }), /setting: is missing$/],
    [
      'a step out of turn',
      LESSONS.map((lesson) => ({
        ...lesson,
        steps: lesson.steps.map((step) => ({ ...step, reply: undefined }) as unknown as LessonStep),
      })),
      /^numbers\.steps\[1\]: begins out of turn$/,
    ],
    ['a card twice', withStep(0, { setting: { ...setting, hand: 'TH TH' } }), /shows more of a card/],
    [
      'a hidden card that is seen',
      withStep(0, { setting: { ...setting, theirHand: '8D' } }),
      /is not there$/,
    ],
    ['a puzzle without a solution', withStep(3, { move: '9D>A2' }), /is won by 7S>A3$/],
    [
      'a puzzle with two solutions',
      withStep(3, { setting: { ...first.steps[3]!.setting, hand: '9D 7S 8H 3C 5S KD' } }),
      /is won by .* and /,
    ],
  ];
  test.each(PLANTED)('%s', (_, lessons, message) => {
    expect(problems(lessons)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });
});
