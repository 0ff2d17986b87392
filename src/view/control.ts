/** Controls as they stand beside the cards and on every menu: buttons, choices with steppers, toggles, numbers. */
import { type MenuItem, valueWords } from '../present/index.ts';
import { SWITCH } from '../text/switch.ts';
import type { Brush } from './brush.ts';
import type { Hits } from './hits.ts';
import { TARGET } from './layout.ts';
import { Carving, inset, type Rect, split } from './rect.ts';
import { wrap } from './text-fit.ts';
import type { Tone } from './theme.ts';

/** A control's value, as it is drawn; null for a button without one. */
const shownValue = (item: MenuItem): string | null =>
  valueWords(item, { on: `■ ${SWITCH.on}`, off: `□ ${SWITCH.off}` });

/** The value one step on or back; null where there is none. */
function stepped(item: MenuItem, by: 1 | -1): string | null {
  if (item.kind === 'choice') {
    const { options, value } = item;
    const at = options.findIndex((option) => option.value === value);
    if (item.ends) return options[at + by]?.value ?? null;
    return options[(at + by + options.length) % options.length]?.value ?? null;
  }
  if (item.kind === 'number') {
    const next = item.value === '' ? item.min : Number(item.value) + by;
    return next < item.min || next > item.max ? null : String(next);
  }
  return null;
}

/** A button among others in a row. */
export function drawButton(
  brush: Brush,
  hits: Hits,
  rect: Rect,
  item: MenuItem,
  focused: boolean,
  size: number,
): void {
  const value = shownValue(item);
  const label = value === null ? item.label : `${item.label}: ${value}`;
  const primary = item.kind === 'button' && item.primary === true && item.enabled;
  brush.fill(rect, primary ? 'base' : 'background', primary ? 1 : 0.82);
  if (item.enabled) brush.frame(rect, primary ? 'bright' : 'base', 1);
  else brush.dashedFrame(rect, 'dim', 4);
  const tone = primary ? 'background' : item.enabled ? 'bright' : 'dim';
  const room = inset(rect, 4, 2);
  // What is set stands below its name where both do not fit on one line.
  const two = value !== null && brush.textWidth(label, size * 0.8) > room.w;
  brush.text(room, (two ? `${item.label}\n${value}` : label).toUpperCase(), {
    size: two ? size * 0.9 : size,
    least: Math.min(size * 0.6, 10),
    lines: two ? 2 : 1,
    align: 'centre',
    tone,
  });
  if (focused) brush.ring(inset(rect, 4), 'hot');
  hits.add(rect, `item.${item.id}`);
}

/** A line of a menu: the label on the left, what is set on the right. */
export function drawControl(
  brush: Brush,
  hits: Hits,
  rect: Rect,
  item: MenuItem,
  focused: boolean,
  size: number,
  small: number = size * 0.88,
): void {
  const place = `item.${item.id}` as const;
  const tone = item.enabled ? (focused ? 'hot' : 'bright') : 'dim';
  const primary = item.kind === 'button' && item.primary === true && item.enabled;
  brush.fill(rect, primary ? 'line' : 'background', primary ? 0.6 : 0.5);
  if (item.enabled) brush.frame(rect, primary ? 'base' : 'dim', 1);
  else brush.dashedFrame(rect, 'line', 4);
  hits.add(rect, place);
  const marker = size * 1.6;
  const inside = new Carving(inset(rect, size * 0.5, 0));
  inside.take('left', marker);
  const narrow = (item.kind === 'choice' || item.kind === 'number') && inside.rest.w < size * NARROW;
  if (focused) brush.ring(inset(rect, 4), 'hot');
  if (focused && !narrow) {
    brush.text({ ...rect, x: rect.x + size * 0.5, w: marker }, '►', { size, tone: 'hot' });
  }
  const value = shownValue(item);
  if (item.detail !== undefined) {
    const lines = wrap(item.label, brush.columns(inside.rest.w, size)).length;
    const high = lines * brush.lineHeight(size);
    brush.text({ ...inside.rest, y: rect.y + 5, h: high }, item.label, { size, least: size * 0.7, tone });
    brush.text({ ...inside.rest, y: rect.y + 6 + high, h: rect.h - high - 8 }, item.detail, {
      size: small,
      least: small * 0.8,
      vertical: 'top',
    });
    return;
  }
  if (narrow) {
    drawNarrow(brush, hits, rect, item, tone, size, small);
    return;
  }
  if (value !== null) {
    const most = Math.min(inside.rest.w * 0.6, size * 19);
    // What a button shows takes no more room than it needs: its label comes first.
    const wide = item.kind === 'button' ? Math.min(most, brush.textWidth(value, size) + size) : most;
    const right = new Carving(inside.take('right', wide, size * 0.5));
    if (item.kind === 'choice' || item.kind === 'number') {
      const back = right.take('left', TARGET);
      const on = right.take('right', TARGET);
      drawSteppers(brush, hits, item, back, on, tone, size);
    }
    brush.text(right.rest, value, { size, least: size * 0.7, align: 'centre', tone });
  }
  brush.text(inside.rest, item.label, { size, least: size * 0.55, tone });
}

/** Where a control is narrower, in letter sizes, what is set stands under its label. */
const NARROW = 21;

/** Label over value, with the steppers at both ends. */
function drawNarrow(
  brush: Brush,
  hits: Hits,
  rect: Rect,
  item: MenuItem,
  tone: Tone,
  size: number,
  small: number,
): void {
  const room = new Carving(rect);
  const back = room.take('left', TARGET);
  const on = room.take('right', TARGET);
  drawSteppers(brush, hits, item, back, on, tone, size);
  const [label, value] = split(inset(room.rest, 0, 2), 2, 'y') as [Rect, Rect];
  const style = { align: 'centre', lines: 1 } as const;
  brush.text(label, item.label, { ...style, size: small * 0.9, least: small * 0.6 });
  brush.text(value, shownValue(item) ?? '', { ...style, size, least: small * 0.6, tone });
}

/** One value back, one value on. */
function drawSteppers(
  brush: Brush,
  hits: Hits,
  item: MenuItem,
  back: Rect,
  on: Rect,
  tone: Tone,
  size: number,
): void {
  for (const [arrow, zone, by] of [
    ['◄', back, -1],
    ['►', on, 1],
  ] as const) {
    const next = item.enabled ? stepped(item, by) : null;
    brush.text(zone, arrow, { size: size * 1.1, align: 'centre', tone: next === null ? 'line' : tone });
    if (next !== null) hits.add(zone, `item.${item.id}`, { type: 'set', item: item.id, value: next });
  }
}
