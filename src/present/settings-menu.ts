/** The settings: one control for every choice, each with its effect at once. */
import { DISPLAY_CHOICE_NAMES, DISPLAY_CHOICES, type Display, type DisplayChoice } from '../content/index.ts';
import { DISPLAY_WORDS, WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, Speed, TableModel } from './model.ts';
import { speedItem } from './table-model.ts';

/** The parts of the screen effect, and from which effect on each of them shows. */
const PARTS: Partial<Record<DisplayChoice, readonly Display['effects'][]>> = {
  scanlines: ['auto', 'ultra', 'high', 'low'],
  vignette: ['auto', 'ultra', 'high', 'low'],
  curvature: ['auto', 'ultra', 'high'],
  noise: ['auto', 'ultra', 'high'],
  glow: ['ultra'],
};

export function settingsMenu(display: Display, speed: Speed, behind: TableModel | null): Menu {
  return {
    kind: 'menu',
    id: 'settings',
    heading: WORDS.settings,
    lines: [],
    items: [
      ...DISPLAY_CHOICE_NAMES.map((name) => choiceItem(name, display)),
      speedItem(speed),
      { id: 'back', label: WORDS.back, kind: 'button', enabled: true },
    ],
    ...(behind && { behind }),
  };
}

function choiceItem(name: DisplayChoice, display: Display): MenuItem {
  const { label, note, values } = DISPLAY_WORDS[name];
  return {
    id: name,
    label,
    ...(note !== undefined && { note }),
    kind: 'choice',
    enabled: PARTS[name]?.includes(display.effects) ?? true,
    value: display[name],
    options: DISPLAY_CHOICES[name].map((value) => ({ value, label: values[value] ?? value })),
  };
}
