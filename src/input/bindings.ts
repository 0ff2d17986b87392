/** Which key means what, as data. Keys carry the names browsers give them (`KeyboardEvent.key`, letters in lower case). */
import type { Command, Intent, Way } from './intents.ts';

export interface Binding {
  readonly key: string;
  readonly shift?: boolean;
  readonly intent: Intent;
}

const way = (key: string, to: Way, shift = false): Binding => ({
  key,
  ...(shift && { shift }),
  intent: { type: 'move', way: to },
});
const command = (key: string, name: Command): Binding => ({
  key,
  intent: { type: 'command', command: name },
});

/** The keys as they are at first. Esc stays bound to cancel whatever a player changes. */
export const KEYBOARD: readonly Binding[] = [
  way('ArrowUp', 'up'),
  way('ArrowDown', 'down'),
  way('ArrowLeft', 'left'),
  way('ArrowRight', 'right'),
  // Tab belongs to the page: it walks the real elements, and taking it would lock a keyboard in.
  way('n', 'next'),
  way('n', 'previous', true),
  ...(
    [
      ['PageUp', 'page-up'],
      ['PageDown', 'page-down'],
      ['Home', 'start'],
      ['End', 'end'],
    ] as const
  ).map(([key, to]): Binding => ({ key, intent: { type: 'scroll', way: to } })),
  command('Enter', 'confirm'),
  command(' ', 'confirm'),
  command('Escape', 'cancel'),
  command('Backspace', 'erase'),
  command('d', 'discard'),
  command('x', 'disband'),
  command('i', 'inspect'),
  command('l', 'log'),
  command('p', 'menu'),
  command('v', 'speed'),
  command('F1', 'help'),
  command('?', 'help'),
  command('t', 'terminal'),
  ...Array.from(
    { length: 10 },
    (_, index): Binding => ({
      key: `${(index + 1) % 10}`,
      intent: { type: 'pick', index },
    }),
  ),
  ...(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const).map(
    (place, i): Binding => ({
      key: 'qweasf'.charAt(i), // no clash with D
      intent: { type: 'point', place },
    }),
  ),
];

/** A key as it was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
}

/** What a key press means, or null when it means nothing. */
export function intentOf({ key, shift }: KeyPress, bindings: readonly Binding[] = KEYBOARD): Intent | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const meant = bindings.filter((binding) => binding.key === name);
  const exact = meant.find((binding) => (binding.shift ?? false) === shift);
  return (exact ?? meant.find((binding) => binding.shift === undefined))?.intent ?? null;
}

/** The key a command is bound to, as prompts show it. */
export function keyFor(name: Command, bindings: readonly Binding[] = KEYBOARD): string {
  const found = bindings.find(({ intent }) => intent.type === 'command' && intent.command === name);
  return found ? keyName(found.key) : '';
}

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' } as const;

/** A key as written on it. */
function keyName(key: string): string {
  if (key === ' ') return 'Space';
  if (key === 'Escape') return 'Esc';
  if (key in ARROWS) return ARROWS[key as keyof typeof ARROWS];
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The kinds of things keys do: a command, or an intent with an argument. */
export type Deed = Command | 'move' | 'step' | 'pick' | 'place' | 'scroll';

/** What can be done with keys, in the order of the bindings, each with all its keys as written on them. */
export function keysByDeed(
  bindings: readonly Binding[] = KEYBOARD,
): { readonly does: Deed; readonly keys: readonly string[] }[] {
  const deeds = new Map<Deed, string[]>();
  for (const { key, intent } of bindings) {
    const does = deedOf(intent);
    const keys = does && (deeds.get(does) ?? deeds.set(does, []).get(does)!);
    if (keys && !keys.includes(keyName(key))) keys.push(keyName(key));
  }
  return [...deeds].map(([does, keys]) => ({ does, keys }));
}

function deedOf(intent: Intent): Deed | null {
  switch (intent.type) {
    case 'command':
      return intent.command;
    case 'move':
      return intent.way === 'next' || intent.way === 'previous' ? 'step' : 'move';
    case 'pick':
      return 'pick';
    case 'point':
      return 'place';
    case 'scroll':
      return 'scroll';
    default:
      return null;
  }
}
