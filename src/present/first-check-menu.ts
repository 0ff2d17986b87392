/** The first check: the few things that decide whether somebody can play at all, asked once and in one breath. */
import type { Display, SoundChoices } from '../content/index.ts';
import type { Device } from '../input/index.ts';
import { FIRST_CHECK_WORDS } from '../text/first-check.ts';
import type { Menu } from './menus.ts';
import type { TableModel } from './model.ts';
import { choiceItem, soundItem } from './settings-menu.ts';

/** One confirmation leaves everything as it is. */
export function firstCheckMenu(
  display: Display,
  sound: SoundChoices,
  device: Device,
  behind: TableModel | null = null,
): Menu {
  return {
    kind: 'menu',
    id: 'welcome',
    heading: FIRST_CHECK_WORDS.heading,
    lines: FIRST_CHECK_WORDS.lines,
    ...(behind && { behind }),
    items: [
      { id: 'begin', label: FIRST_CHECK_WORDS.begin, kind: 'button', enabled: true, primary: true },
      choiceItem('textScale', display),
      choiceItem('effects', display),
      choiceItem('motion', display),
      soundItem('masterLevel', sound),
      {
        id: device === 'pad' ? 'controls-buttons' : 'controls-keys',
        label: FIRST_CHECK_WORDS.device,
        shows: FIRST_CHECK_WORDS.devices[device],
        note: FIRST_CHECK_WORDS.deviceNote,
        kind: 'button',
        enabled: true,
      },
    ],
  };
}
