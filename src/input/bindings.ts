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

/** A key as written on it. */
function keyName(key: string): string {
  if (key === ' ') return 'Space';
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key;
}
