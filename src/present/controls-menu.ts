/** The screens on which keys and buttons are changed, and a pad is asked which of its buttons is which. */
import type { Bound, PadSetup } from '../input/index.ts';
import { ACTION_WORDS, CONTROLS_WORDS, padName } from '../text/controls.ts';
import { WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem } from './model.ts';

const button = (id: string, label: string, more: { primary?: boolean; shows?: string } = {}): MenuItem => ({
  id,
  label,
  kind: 'button',
  enabled: true,
  ...more,
});

/** @param lines what every action is bound to, as it is written on the device */
export function bindingsMenu(
  bound: Bound,
  lines: readonly { readonly id: string; readonly names: readonly string[] }[],
): Menu {
  return {
    kind: 'menu',
    id: 'controls',
    heading: CONTROLS_WORDS[bound],
    lines: [],
    arranged: 'grid',
    items: [
      ...lines.map(({ id, names }) =>
        button(`bind-${id}`, ACTION_WORDS[id] ?? id, {
          shows: names.length === 0 ? CONTROLS_WORDS.none : names.join(', '),
        }),
      ),
      button('controls-reset', CONTROLS_WORDS.reset[bound]),
      button('controls-back', WORDS.back),
    ],
  };
}

/** The next key or button is taken for an action. */
export const listeningMenu = (bound: Bound, action: string): Menu => ({
  kind: 'menu',
  id: 'controls',
  heading: CONTROLS_WORDS.press[bound](ACTION_WORDS[action] ?? action),
  lines: [CONTROLS_WORDS.pressLine[bound]],
  items: [button('controls-stop', CONTROLS_WORDS.stop, { primary: true })],
});

/** Another action has that key or button. */
export const takenMenu = (name: string, from: string, left: readonly string[]): Menu => ({
  kind: 'menu',
  id: 'controls',
  heading: CONTROLS_WORDS.taken(name, ACTION_WORDS[from] ?? from),
  lines: [CONTROLS_WORDS.takenLine(ACTION_WORDS[from] ?? from, left.join(', '))],
  items: [
    button('controls-stop', CONTROLS_WORDS.stop, { primary: true }),
    button('controls-take', CONTROLS_WORDS.take),
  ],
});

/** @param mayLack whether a pad may have no such button */
export const padSetupMenu = (
  { pad }: PadSetup,
  asked: keyof typeof CONTROLS_WORDS.askedNames,
  mayLack: boolean,
): Menu => ({
  kind: 'menu',
  id: 'controls',
  heading: CONTROLS_WORDS.asked(CONTROLS_WORDS.askedNames[asked]),
  lines: [...CONTROLS_WORDS.askedLines(padName(pad)), ...(mayLack ? [CONTROLS_WORDS.maybeNone] : [])],
  items: [button('controls-stop', CONTROLS_WORDS.stop, { primary: true })],
});
