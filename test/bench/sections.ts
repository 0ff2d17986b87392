/** The sections of `npm run bench`. */
import { measureAi } from './ai.ts';
import { engine } from './engine.ts';
import { frames } from './frames.ts';
import { load } from './load.ts';
import { SECTION_NAMES, type Section, type SectionName } from './section.ts';
import { thinking } from './thinking.ts';

const ai: Section = {
  async run(print) {
    for (const { what, micros } of await measureAi()) print(`${what}: ${micros.toFixed(2)} µs`);
  },
};

const SECTIONS: Readonly<Record<SectionName, Section>> = { engine, ai, thinking, load, frames };

/** @param names those to run, or none for all */
export async function runSections(
  names: readonly SectionName[],
  print: (line: string) => void,
): Promise<void> {
  for (const name of SECTION_NAMES) {
    if (names.length > 0 && !names.includes(name)) continue;
    print(`== ${name} ==`);
    await SECTIONS[name].run(print);
    print('');
  }
}
