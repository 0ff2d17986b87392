/**
 * What a screen reader is told when a screen changes: the head of a new one, the value that was changed, what is asked
 * or refused. What happens in a match is told by its own sentences, and what is in focus by the page's mirror.
 */
import type { Place } from '../input/index.ts';
import { whereItGoes } from '../text/index.ts';
import { MIRROR_WORDS, spoken } from '../text/mirror.ts';
import { itemName, valueWords } from './mirror-item.ts';
import type { MenuItem, MenuModel, ScreenModel, TableModel } from './model.ts';

/** More than this, in letters, is read on the page and not told. */
const LONGEST = 400;

/**
 * Sentences, in their order; none where nothing needs to be said.
 * @param brief without what one knows who has just done it, and what can be read on the page
 */
export function spokenChange(before: ScreenModel | null, after: ScreenModel, brief = false): string[] {
  return changes(before, after, brief).map(spoken);
}

function changes(before: ScreenModel | null, after: ScreenModel, brief: boolean): string[] {
  if (after.kind === 'table') {
    if (before?.kind === 'table') return atTable(before, after, brief);
    return [`${ended(MIRROR_WORDS.table(after.rulesTitle))} ${after.question ?? after.asked}`];
  }
  // While the game is loading there is nothing to hear.
  if (after.id === 'boot') return [];
  if (before?.kind !== 'menu' || before.id !== after.id || before.heading !== after.heading) {
    // How a match has ended was told with its last turn.
    const lines = after.id === 'result' ? after.lines.slice(1) : after.lines;
    return [[ended(after.heading), ...(brief ? [] : told(lines))].join(' ')];
  }
  return [...valuesChanged(before, after), ...linesChanged(before, after)];
}

const ended = (words: string): string => (/[.?!…]$/.test(words) ? words : `${words}.`);

const told = (lines: readonly string[]): readonly string[] =>
  lines.join(' ').length > LONGEST ? [] : lines.map(ended);

function valuesChanged(before: { items: readonly MenuItem[] }, after: ScreenModel): string[] {
  const changed = after.items.filter((item) => {
    const was = before.items.find(({ id }) => id === item.id);
    return was !== undefined && valueWords(was) !== valueWords(item);
  });
  // One change may bring others with it: what was meant is the one in focus.
  const meant = changed.find(({ id }) => after.focus === `item.${id}`) ?? changed[0];
  return meant ? [`${itemName(meant)}: ${valueWords(meant) || MIRROR_WORDS.empty}.`] : [];
}

function linesChanged(before: MenuModel, after: MenuModel): string[] {
  const fresh = after.lines.filter((line) => !before.lines.includes(line));
  const text = told(fresh).join(' ');
  return text === '' ? [] : [text];
}

function atTable(before: TableModel, after: TableModel, brief: boolean): string[] {
  const said: string[] = [];
  if (after.question !== null && after.question !== before.question)
    said.push([after.question, ...outcomeOf(after)].join(' '));
  if (after.refusal && after.refusal.text !== before.refusal?.text) said.push(after.refusal.text);
  const takes = after.held !== before.held || after.heldCard !== before.heldCard;
  if (after.heldCard && takes) {
    const where = goes(after.targets);
    said.push([...(brief && where.length > 0 ? [] : [after.asked]), ...where].join(' '));
  }
  // The cards have been dealt: now there is something to ask.
  if (before.seen.hand.length === 0 && after.seen.hand.length > 0) said.push(after.asked);
  said.push(...valuesChanged(before, after));
  if (after.said && after.said !== before.said && !brief) {
    const across = after.seen.seat === 'A' ? 'B' : 'A';
    said.push(MIRROR_WORDS.says(after.names[across], after.said));
  }
  return said;
}

/** What the move in question does to the table, where it does anything. */
const outcomeOf = ({ preview }: TableModel): string[] =>
  preview && preview.changes.length > 0 ? [preview.text] : [];

/** On which caravans the held card may go. */
function goes(targets: readonly Place[]): string[] {
  const caravans = [...new Set(targets.map((place) => place.slice(0, 2)))];
  return caravans.length === 0 ? [] : [whereItGoes(caravans, null)];
}

/** A screen as it is before something is tried on it: a refusal that comes again is then said again. */
export const aboutToTry = (model: ScreenModel | null): ScreenModel | null =>
  model?.kind === 'table' ? { ...model, refusal: null } : model;
