/** A control as an element of the page. */
import type { Place } from '../input/index.ts';
import { cellName, MIRROR_WORDS, spoken } from '../text/mirror.ts';
import { described, type MirrorPart, part, words } from './mirror-part.ts';
import type { MenuItem } from './model.ts';

/** The line that explains a control: its own, or that of the option it stands at. */
export function noteOf(item: MenuItem): string {
  const option = item.kind === 'choice' ? item.options.find(({ value }) => value === item.value) : null;
  return option?.note ?? item.note ?? '';
}

/** A control's value in words; null for a button without one. @param toggle what a toggle says that is on or off */
export function valueWords(
  item: MenuItem,
  toggle: { readonly on: string; readonly off: string } = MIRROR_WORDS,
): string | null {
  switch (item.kind) {
    case 'button':
      return item.shows ?? null;
    case 'toggle':
      return item.value ? toggle.on : toggle.off;
    case 'cell':
      return `${item.value}`;
    case 'number':
      return item.value === '' ? (item.empty ?? '') : item.value;
    case 'choice':
      return item.options.find(({ value }) => value === item.value)?.label ?? item.value;
  }
}

/** What a control is called. */
export const itemName = (item: MenuItem): string =>
  spoken(item.kind === 'cell' ? cellName(item.label, item.card) : item.label);

/** A control in its list. */
export function mirrorItem(item: MenuItem): MirrorPart {
  const notes = [noteOf(item), item.detail ?? '', item.enabled ? '' : MIRROR_WORDS.notNow]
    .filter((note) => note !== '')
    .map(spoken);
  return part(item.id, 'li', described(controlOf(item), `m-note-${item.id}`, notes));
}

function controlOf(item: MenuItem): MirrorPart {
  const place: Place = `item.${item.id}`;
  const name = itemName(item);
  const why = item.enabled ? {} : { 'aria-disabled': 'true' };
  const press = item.enabled
    ? { press: [{ type: 'press', place } as const] }
    : { says: [name, noteOf(item), MIRROR_WORDS.notNow].filter((text) => text !== '').join('. ') };
  switch (item.kind) {
    case 'button': {
      const label = item.shows === undefined ? name : `${name}: ${spoken(item.shows)}`;
      return words('it', 'button', label, { attributes: { type: 'button', ...why }, place, ...press });
    }
    case 'toggle':
      return words('it', 'button', name, {
        attributes: { type: 'button', role: 'switch', 'aria-checked': `${item.value}`, ...why },
        place,
        ...press,
      });
    case 'number':
      return {
        key: 'it',
        tag: 'input',
        attributes: {
          type: 'text',
          inputmode: 'numeric',
          autocomplete: 'off',
          'aria-label': name,
          ...(item.empty !== undefined && { placeholder: item.empty }),
          ...(item.enabled ? {} : { disabled: '' }),
        },
        place,
        field: { item: item.id, value: item.value },
      };
    case 'choice':
      return listField(item, place, name, item.value, item.options);
    case 'cell':
      return listField(
        item,
        place,
        name,
        `${item.value}`,
        Array.from({ length: item.most + 1 }, (_, i) => ({ value: `${i}`, label: `${i}` })),
      );
  }
}

const listField = (
  { id, enabled }: MenuItem,
  place: Place,
  name: string,
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
): MirrorPart =>
  part(
    'it',
    'select',
    options.map((option) =>
      words(option.value, 'option', spoken(option.label), { attributes: { value: option.value } }),
    ),
    {
      attributes: { 'aria-label': name, ...(enabled ? {} : { disabled: '' }) },
      place,
      field: { item: id, value },
    },
  );
