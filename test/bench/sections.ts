/** The sections of `npm run bench`, in the order in which they run. `npm run bench engine` runs the ones named. */
import { measureAi } from './ai.ts';
import { engine } from './engine.ts';
import { frames } from './frames.ts';
import { load } from './load.ts';
import type { Section } from './section.ts';
import { thinking } from './thinking.ts';

const ai: Section = {
  name: 'ai',
  async run(print) {
    for (const { what, micros } of await measureAi()) print(`${what}: ${micros.toFixed(2)} µs`);
  },
};

const SECTIONS: readonly Section[] = [engine, ai, thinking, load, frames];

export async function runSections(names: readonly string[], print: (line: string) => void): Promise<void> {
  for (const name of names) {
    if (!SECTIONS.some((section) => section.name === name)) {
      throw new Error(
        `There is no section "${name}". Sections: ${SECTIONS.map((section) => section.name).join(', ')}`,
      );
    }
  }
  for (const section of SECTIONS) {
    if (names.length > 0 && !names.includes(section.name)) continue;
    print(`== ${section.name} ==`);
    await section.run(print);
    print('');
  }
}
