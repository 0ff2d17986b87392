/**
 * Random matches by random rules and decks with everything checked that holds at every ply (test/kit/conformance.ts), until
 * `--many` plies have been played. No page is needed.
 */
import fc from 'fast-check';
import {
  CHOICES,
  COUNTS,
  copyState,
  DECK_COUNTS,
  DECK_KINDS,
  isOver,
  MAX_MOVES,
  observe,
  playRandomly,
  Random,
  type RuleOptions,
  STREAM,
} from '../../../src/engine/index.ts';
import { anyDeal, anyOptions, RULE_SETS } from '../../kit/arbitrary.ts';
import { checkMatch } from '../../kit/conformance.ts';
import type { SoakOptions, SoakPart } from './part.ts';

/** A match is looked at so far and then played to its end: some go on for thousands of plies in which nothing is new. */
const MOST_PLIES = 400;
/** One match in so many is by a preset with its house rules, the others by any options. */
const PRESET_EVERY = 5;
const TELL_EVERY = 50_000;

/** How many plies were played by each value of each option. */
class Coverage {
  private readonly plies = new Map<string, Map<string, number>>();

  constructor() {
    const expect = (option: string, values: readonly unknown[]): void =>
      void this.plies.set(option, new Map(values.map((value) => [String(value), 0])));
    for (const [option, values] of Object.entries(CHOICES)) expect(option, values);
    for (const option of COUNTS) expect(option, [null, 1, 'more']);
    expect('deck.kind', DECK_KINDS);
    for (const option of DECK_COUNTS) expect(`deck.${option}`, [null, 'a number']);
  }

  add(options: RuleOptions, plies: number): void {
    const add = (option: string, value: unknown): void => {
      const of = this.plies.get(option)!;
      of.set(String(value), (of.get(String(value)) ?? 0) + plies);
    };
    for (const option of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) add(option, options[option]);
    for (const option of COUNTS) add(option, (options[option] ?? 0) > 1 ? 'more' : options[option]);
    add('deck.kind', options.deck.kind);
    for (const option of DECK_COUNTS)
      add(`deck.${option}`, options.deck[option] === null ? null : 'a number');
  }

  lines(): string[] {
    return [...this.plies].map(
      ([option, of]) => `  ${option}: ${[...of].map(([value, plies]) => `${value} ${plies}`).join(', ')}`,
    );
  }

  missed(): string[] {
    return [...this.plies].flatMap(([option, of]) =>
      [...of].flatMap(([value, plies]) => (plies === 0 ? [`no ply was played with ${option} ${value}`] : [])),
    );
  }
}

/** Endings met, and for how many matches. */
const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

async function run(_: unknown, { many, seed }: SoakOptions): Promise<string[]> {
  const found: string[] = [];
  const coverage = new Coverage();
  const endings = new Map<string, number>();
  let [plies, matches, unseen] = [0, 0, 0];
  const started = performance.now();
  for (let told = TELL_EVERY; plies < many && found.length < 20; matches++) {
    const preset =
      matches % PRESET_EVERY === 0 ? RULE_SETS[(matches / PRESET_EVERY) % RULE_SETS.length] : undefined;
    const chance = { seed: seed * 1_000_003 + matches, numRuns: 1 };
    const options = preset?.options ?? fc.sample(anyOptions, chance)[0]!;
    const dealt = fc.sample(anyDeal, chance)[0]!;
    try {
      const walked = checkMatch(options, dealt, MOST_PLIES);
      plies += walked.plies;
      coverage.add(options, walked.plies);
      const end = copyState(walked.last);
      if (!isOver(end)) {
        const more = playRandomly(end, new Random(dealt.seed, STREAM.playout));
        if (walked.plies + more > MAX_MOVES)
          found.push(`match ${matches} goes on for ${walked.plies + more} plies`);
        unseen += more;
      }
      const why = String(observe(end, 'A').why);
      endings.set(why, (endings.get(why) ?? 0) + 1);
    } catch (error) {
      found.push(
        `match ${matches} (${preset?.name ?? JSON.stringify(options)}, ${JSON.stringify(dealt)}): ${String(error)}`,
      );
    }
    if (plies >= told) {
      const seconds = (performance.now() - started) / 1000;
      console.log(`  ${plies} plies in ${matches + 1} matches (${Math.round(plies / seconds)} a second)`);
      told += TELL_EVERY;
    }
  }
  console.log(coverage.lines().join('\n'));
  console.log(
    `${plies} plies in ${matches} matches, and ${unseen} more to their ends; endings: ${counted(endings)}`,
  );
  return [...found, ...coverage.missed()];
}

export default { many: 1_000_000, withoutPage: true, run } satisfies SoakPart;
