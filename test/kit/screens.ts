/** Screen models with next to nothing on them, for tests of what is made of a change between two. */
import type { MenuModel, TableModel } from '../../src/present/index.ts';

export const menuWith = (more: Partial<MenuModel> = {}): MenuModel => ({
  kind: 'menu',
  id: 'title',
  heading: 'Caravan',
  lines: [],
  items: [],
  focus: 'item.a',
  notice: null,
  ...more,
});

export const tableWith = (more: Partial<TableModel> = {}): TableModel =>
  ({
    kind: 'table',
    items: [],
    focus: 'hand.0',
    held: null,
    question: null,
    refusal: null,
    preview: null,
    notice: null,
    ...more,
  }) as unknown as TableModel;
