/** Any menu as elements of the page. */
import { MIRROR_WORDS, spoken } from '../text/mirror.ts';
import { mirrorItem } from './mirror-item.ts';
import { listOf, type MirrorPart, paragraphs, part, sectionOf, words } from './mirror-part.ts';
import type { MenuItem, MenuModel } from './model.ts';
import type { MenuPicture } from './road-picture.ts';
import type { SheetPart } from './sheet.ts';

export function mirrorMenu(model: MenuModel): MirrorPart {
  const { id, heading, lines, items, notice, sheet = [], picture } = model;
  const title = id === 'title';
  const controls = groupsOf(items).map(({ group, members }, i) => {
    const list = part('list', 'ul', members.map(mirrorItem), { attributes: { role: 'list' } });
    return group === null ? { ...list, key: `list-${i}` } : sectionOf(`group-${i}`, spoken(group), [list]);
  });
  return part(
    `menu-${id}`,
    'section',
    [
      words('head', 'h2', title ? MIRROR_WORDS.mainMenu : heading, { attributes: { id: 'm-head' } }),
      ...(notice === null ? [] : [words('notice', 'p', notice)]),
      ...(id === 'log' ? [listOf('lines', 'ol', lines.map(spoken))] : paragraphs('line', lines.map(spoken))),
      ...sheet.map(mirrorSheet),
      ...(picture ? mirrorPicture(picture) : []),
      ...(title
        ? [part('nav', 'nav', controls, { attributes: { 'aria-label': MIRROR_WORDS.mainMenu } })]
        : controls),
    ],
    { attributes: { 'aria-labelledby': 'm-head' } },
  );
}

/** Neighbours under one head. */
function groupsOf(items: readonly MenuItem[]): { group: string | null; members: MenuItem[] }[] {
  const groups: { group: string | null; members: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const group = item.group ?? null;
    if (last && last.group === group) last.members.push(item);
    else groups.push({ group, members: [item] });
  }
  return groups;
}

function mirrorPicture(picture: MenuPicture): MirrorPart[] {
  if (picture.kind !== 'charts') return []; // the controls and lines say what the others show
  return picture.charts.map(({ title, values }, i) =>
    sectionOf(`chart-${i}`, title, [
      listOf(
        'values',
        'ul',
        values.map(({ label, shown }) => spoken(`${label}: ${shown}`)),
      ),
    ]),
  );
}

function mirrorSheet(sheet: SheetPart, at: number): MirrorPart {
  const key = `sheet-${at}`;
  switch (sheet.kind) {
    case 'head':
      return words(key, 'h3', sheet.text);
    case 'text':
    case 'aside':
      return words(key, 'p', spoken(sheet.text));
    case 'keys':
      return words(key, 'p', `${sheet.keys.join(', ')}: ${sheet.text}`);
    case 'picture': {
      const { caption, refusal } = sheet.picture;
      return words(
        key,
        'p',
        [caption, ...(refusal === null ? [] : [MIRROR_WORDS.gameSays(refusal)])].join(' '),
      );
    }
    case 'table':
      return part(key, 'table', [
        part('head', 'thead', [
          part('row', 'tr', [
            words('corner', 'td', ''),
            ...sheet.columns.map(({ id, title, marked }) =>
              words(id, 'th', marked ? MIRROR_WORDS.thisTable(title) : title, {
                attributes: { scope: 'col' },
              }),
            ),
          ]),
        ]),
        part(
          'body',
          'tbody',
          sheet.rows.map(({ head, cells }, i) =>
            part(`${i}`, 'tr', [
              words('head', 'th', head, { attributes: { scope: 'row' } }),
              ...cells.map((cell, j) => words(`${j}`, 'td', spoken(cell))),
            ]),
          ),
        ),
      ]);
  }
}
