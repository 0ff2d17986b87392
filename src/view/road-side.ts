/** Draws what stands beside the words of a menu: a portrait, the map with what is open on it, figures as charts. */
import type { Chart, MenuModel, MenuPicture } from '../present/index.ts';
import type { Brush } from './brush.ts';
import type { Hits } from './hits.ts';
import type { FontSizes } from './layout.ts';
import { cut, inset, type Rect, split } from './rect.ts';
import type { RoadMap } from './road-map.ts';

interface Side {
  /** Over the menu and over the map. */
  readonly brush: Brush;
  readonly hits: Hits;
  readonly map: RoadMap;
  readonly scale: number;
}

export function drawSide(side: Side, rect: Rect, model: MenuModel, fonts: FontSizes): void {
  const { picture } = model;
  switch (picture?.kind) {
    case 'portrait':
      drawPortrait(side, rect, picture.id);
      break;
    case 'stop': {
      const place = side.map.show(rect, side.scale, picture.id);
      if (!place) side.brush.frame(rect, 'line');
      break;
    }
    case 'road':
      drawMap(side, rect, picture, model.focus, fonts);
      break;
    case 'charts':
      for (const [i, part] of chartPlaces(rect, picture.charts, fonts).entries())
        drawChart(side.brush, part, picture.charts[i]!, fonts);
      break;
  }
}

/** Charts under each other: one of rows gets what its rows need, the others share the rest. */
function chartPlaces(rect: Rect, charts: readonly Chart[], fonts: FontSizes): Rect[] {
  const [first, ...bars] = charts;
  // Where three under each other would be too low for bars, those stand beside each other.
  if (
    first?.kind === 'line' &&
    bars.length > 1 &&
    bars.every(({ kind }) => kind === 'bars') &&
    rect.h / charts.length < fonts.small * LEAST_BARS + fonts.body * 0.5
  ) {
    const [line, rest] = cut(rect, 'top', rect.h * 0.42, fonts.body * 0.4);
    return [line, ...split(rest, bars.length, 'x', fonts.body)];
  }
  const gap = fonts.body * 0.6;
  const fixed = charts.map(({ kind, values }) =>
    kind === 'rows' ? Math.min(rect.h * 0.6, fonts.small * (1.5 + 1.7 * values.length)) : null,
  );
  const left = rect.h - fixed.reduce<number>((sum, h) => sum + (h ?? 0), 0) - gap * (charts.length - 1);
  const each = left / Math.max(1, fixed.filter((h) => h === null).length);
  let y = rect.y;
  return fixed.map((h) => {
    const place = { ...rect, y, h: h ?? each };
    y += place.h + gap;
    return place;
  });
}

function drawPortrait({ brush }: Side, rect: Rect, id: string): void {
  const size = Math.min(rect.w, rect.h);
  const square = { x: rect.x + (rect.w - size) / 2, y: rect.y, w: size, h: size };
  if (!brush.picture(square, `portrait-${id}`))
    brush.picture(inset(square, size * 0.25), 'icon-person-24', 0.7);
  brush.frame(square, 'dim');
}

function drawMap(
  { brush, hits, map, scale }: Side,
  rect: Rect,
  { stops, here }: Extract<MenuPicture, { kind: 'road' }>,
  focus: string | null,
  fonts: FontSizes,
): void {
  const place = map.show(rect, scale);
  if (!place) {
    brush.frame(rect, 'line');
    return;
  }
  brush.frame(place, 'line');
  const size = Math.max(10, Math.min(fonts.small, place.w / 42));
  for (const { id, point, scene } of map.places) {
    const stop = stops.find((one) => one.id === id);
    if (!stop) continue;
    const spot = {
      x: place.x + scene.x * place.w,
      y: place.y + scene.y * place.h,
      w: scene.w * place.w,
      h: scene.h * place.h,
    };
    if (stop.state === 'shut') brush.fill(inset(spot, -2), 'background', 0.66);
    const [x, y] = [place.x + point[0] * place.w, place.y + point[1] * place.h];
    if (id === here)
      brush.frame({ x: x - size * 0.8, y: y - size * 0.8, w: size * 1.6, h: size * 1.6 }, 'hot', 2);
    if (stop.state !== 'shut') {
      const label = { x: spot.x + spot.w * 0.32, y: spot.y - size * 0.3, w: spot.w * 0.36, h: size * 1.5 };
      brush.fill(label, 'background');
      brush.frame(label, stop.state === 'done' ? 'hot' : 'dim');
      brush.text(label, stop.marks, {
        size,
        align: 'centre',
        tone: stop.state === 'done' ? 'hot' : 'bright',
      });
    }
    if (focus === `item.stop-${id}`) brush.ring(inset(spot, 3), 'hot', 2);
    hits.add(spot, `item.stop-${id}`);
  }
}

/** Bars lower than this are no picture, in letters. */
const LEAST_BARS = 4.6;

/** How much of a chart its figures take. */
const FIGURES = 0.62;

function drawChart(brush: Brush, rect: Rect, chart: Chart, fonts: FontSizes): void {
  const small = Math.max(9, fonts.small * 0.86);
  if (chart.kind === 'bars' && rect.h < fonts.small * LEAST_BARS) {
    drawFigures(brush, rect, chart, small);
    return;
  }
  const [head, rest] = cut(rect, 'top', fonts.small * 1.5);
  brush.text(head, chart.title, { size: fonts.small, least: small * 0.8, tone: 'bright' });
  if (chart.kind === 'rows') {
    drawRows(brush, rest, chart, small);
    return;
  }
  const [labels, body] = cut(rest, 'bottom', small * 1.5);
  brush.fill({ x: body.x, y: body.y + body.h - 1, w: body.w, h: 1 }, 'dim');
  if (chart.values.length === 0) return;
  if (chart.kind === 'line') drawLine(brush, body, labels, chart, small);
  else drawBars(brush, body, labels, chart, small);
}

/** Where bars would have no height: their labels and figures, side by side. */
function drawFigures(brush: Brush, rect: Rect, { values }: Chart, size: number): void {
  for (const [i, column] of split(rect, values.length, 'x').entries()) {
    const { label, shown } = values[i]!;
    const [high, low] = split(column, 2, 'y') as [Rect, Rect];
    const style = { size, least: size * 0.7, lines: 1, align: 'centre' } as const;
    brush.text(high, label, style);
    brush.text(low, shown, { ...style, tone: 'bright' });
  }
}

function drawBars(brush: Brush, body: Rect, labels: Rect, { values, most }: Chart, size: number): void {
  const columns = split(body, values.length, 'x');
  for (const [i, { label, value, shown }] of values.entries()) {
    const column = columns[i]!;
    const room = Math.max(0, column.h - size * 1.4);
    const h = most === 0 ? 0 : (room * value) / most;
    const w = column.w * FIGURES;
    const bar = { x: column.x + (column.w - w) / 2, y: column.y + column.h - h, w, h };
    if (value > 0) brush.fill(bar, 'base');
    brush.text({ ...column, y: bar.y - size * 1.4, h: size * 1.4 }, shown, {
      size,
      least: size * 0.7,
      align: 'centre',
      tone: value > 0 ? 'bright' : 'dim',
    });
    brush.text({ ...labels, x: column.x, w: column.w }, label, { size, least: size * 0.7, align: 'centre' });
  }
}

/** Label and figure over a bar, one under the other. */
function drawRows(brush: Brush, body: Rect, { values, most }: Chart, size: number): void {
  for (const [i, row] of split(body, values.length, 'y', 2).entries()) {
    const { label, value, shown } = values[i]!;
    const [bar, words] = cut(row, 'bottom', Math.max(3, Math.min(8, row.h * 0.22)), 2);
    const figure = brush.textWidth(shown, size) + size * 0.5;
    const style = { size, least: size * 0.6, lines: 1 } as const;
    brush.text({ ...words, w: words.w - figure }, label, style);
    brush.text(words, shown, { ...style, align: 'right', tone: 'bright' });
    brush.frame(bar, 'dim');
    if (value > 0) brush.fill({ ...bar, w: (bar.w * value) / most }, 'base');
  }
}

function drawLine(brush: Brush, body: Rect, labels: Rect, { values, most }: Chart, size: number): void {
  const half = { x: body.x, y: body.y + body.h / 2, w: body.w, h: 1 };
  brush.fill(half, 'line');
  const step = body.w / Math.max(1, values.length - 1);
  const heightOf = (value: number): number => body.y + body.h - (body.h * value) / most;
  for (const [i, { value }] of values.entries()) {
    const x = body.x + (values.length === 1 ? body.w / 2 : i * step);
    const y = heightOf(value);
    const next = values[i + 1];
    if (next) {
      // Steps rather than slopes: a day is a day.
      const to = heightOf(next.value);
      brush.fill({ x, y: y - 1, w: step, h: 2 }, 'base');
      brush.fill({ x: x + step - 1, y: Math.min(y, to) - 1, w: 2, h: Math.abs(y - to) + 2 }, 'base');
    }
    if (values.length < 40) brush.fill({ x: x - 3, y: y - 3, w: 6, h: 6 }, 'bright');
  }
  const last = values.at(-1)!;
  brush.text(labels, values[0]!.label, { size, least: size * 0.7 });
  brush.text(labels, `${last.label} · ${last.shown}`, { size, least: size * 0.7, align: 'right' });
}
