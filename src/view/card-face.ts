/**
 * Draws one card: a big index at the top left and again, upright, at the bottom right; pips, or a figure with the
 * mark of its effect. Face cards carry their index on a lit band, so that an attachment never looks like a load.
 */
import type { RankName, SuitName } from '../engine/index.ts';
import { drawFigure } from './card-figures.ts';
import { drawSign, type Sign, SUIT_SIGNS } from './glyph-paths.ts';
import { type Font, lettersOf } from './ink.ts';
import type { Rect } from './rect.ts';
import { mix, type Palette, toneOf } from './theme.ts';

type Pen = CanvasRenderingContext2D;

/**
 * Tucked under another card only an edge is seen, so the edge says everything: the right one, or the lower one
 * with the index at the end that newer cards leave free.
 */
export const TUCKED = ['right', 'below', 'below-end'] as const;
export type Tucked = (typeof TUCKED)[number];

export type FacePicture =
  | {
      readonly kind: 'card';
      readonly rank: RankName | 'X';
      readonly suit: SuitName | null;
      readonly tucked: Tucked | null;
      /** The suit's letter beside its sign. */
      readonly letter: SuitName | null;
      /** How its index is written, and whether its suit has a tone of its own. */
      readonly font: Font;
      readonly toned: boolean;
    }
  | { readonly kind: 'back'; readonly seat: 'A' | 'B'; readonly art: PaintBack | null };

/** Paints the back of a set into a rectangle; false where it is not to be had. */
export type PaintBack = (pen: Pen, rect: Rect) => boolean;

/** What each face card does, as a sign: cut out, turn round, double, sweep. */
const EFFECTS: Record<'J' | 'Q' | 'K' | 'X', Sign | '×2'> = { J: '✕', Q: '↕', K: '×2', X: '✱' };

const isFace = (rank: string): rank is 'J' | 'Q' | 'K' | 'X' => rank in EFFECTS;

/** Below this height in device pixels a suit's letter stands in place of its sign: there is no room for both. */
const LETTERS_BESIDE_FROM = 72;
/** Below this height in device pixels the picture on a back turns to dust: a plain pattern stands for it. */
const BACKS_FROM = 44;
/** Below this height in device pixels pips turn to dust: one big suit stands for them. */
const PIPS_FROM = 94;

export function drawCard(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  picture: FacePicture,
  palette: Palette,
): void {
  pen.save();
  pen.translate(x, y);
  if (picture.kind === 'back' && h >= BACKS_FROM && picture.art?.(pen, { x: 0, y: 0, w, h }))
    return pen.restore();
  const lit = picture.kind === 'card' && isFace(picture.rank);
  const paper = mix(palette.background, palette.line, lit ? 0.62 : 0.34);
  const edge = Math.max(1, Math.round(h / 70));
  plate(pen, w, h, edge, paper, picture.kind === 'back' ? palette.base : lit ? palette.bright : palette.base);
  if (picture.kind === 'back') drawBack(pen, w, h, edge, picture.seat, palette);
  else drawFront(pen, w, h, edge, picture, paper, palette);
  pen.restore();
}

function plate(pen: Pen, w: number, h: number, edge: number, paper: string, line: string): void {
  const r = h * 0.055;
  pen.fillStyle = paper;
  pen.strokeStyle = line;
  pen.lineWidth = edge;
  pen.beginPath();
  pen.roundRect(edge / 2, edge / 2, w - edge, h - edge, r);
  pen.fill();
  pen.stroke();
}

type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

const INDEX_CORNERS: Record<Tucked | 'open', readonly Corner[]> = {
  open: ['top left', 'bottom right'],
  right: ['top right', 'bottom right'],
  below: ['bottom left'],
  'below-end': ['bottom right'],
};
/** Where the effect mark stands and how large it is, in parts of width, height and width. */
const EFFECT_SPOTS: Record<Tucked | 'open', readonly [number, number, number]> = {
  open: [0.83, 0.135, 0.2],
  right: [0.76, 0.5, 0.3],
  below: [0.74, 0.865, 0.22],
  'below-end': [0.24, 0.865, 0.22],
};

function drawFront(
  pen: Pen,
  w: number,
  h: number,
  edge: number,
  { rank, suit, tucked, letter, font, toned }: Extract<FacePicture, { kind: 'card' }>,
  paper: string,
  given: Palette,
): void {
  const sign: Sign = suit ? SUIT_SIGNS[suit] : '✱';
  const tone = toned ? toneOf(sign, '') : '';
  const palette: Palette = tone === '' ? given : { ...given, bright: tone, hot: tone };
  if (isFace(rank)) {
    if (!tucked) drawPerson(pen, w, h, rank, given);
    const [x, y, size] = EFFECT_SPOTS[tucked ?? 'open'];
    drawEffect(pen, x * w, y * h, size * w, rank, given);
  } else if (h >= PIPS_FROM) drawPips(pen, w, h, rank, sign, paper, palette);
  else drawSign(pen, sign, w / 2, h / 2, w * 0.5, palette.bright, paper);
  for (const corner of INDEX_CORNERS[tucked ?? 'open'])
    drawIndex(pen, w, h, edge, rank, sign, letter ?? '', corner, paper, palette, font);
}

function drawPerson(pen: Pen, w: number, h: number, rank: 'J' | 'Q' | 'K' | 'X', palette: Palette): void {
  const size = Math.min(w * 0.86, h * 0.54);
  pen.save();
  pen.translate(w / 2 - size / 2, h * 0.51 - size / 2);
  drawFigure(pen, rank, size, palette);
  pen.restore();
}

/** The index: rank and suit beside each other, so that a strip one line high shows both. */
function drawIndex(
  pen: Pen,
  w: number,
  h: number,
  edge: number,
  rank: RankName | 'X',
  sign: Sign,
  letter: string,
  corner: Corner,
  paper: string,
  palette: Palette,
  font: Font,
): void {
  const face = isFace(rank);
  const text = rank === 'T' ? '10' : rank;
  // The face was made for 16 pixels: smaller cards keep them as long as they can.
  const px = Math.max(Math.round(h * 0.275), Math.min(16, Math.round(h * 0.32)));
  const letters = lettersOf(font, px);
  pen.font = letters.css;
  pen.textBaseline = 'alphabetic';
  const suitSize = letter !== '' && h < LETTERS_BESIDE_FROM ? 0 : px * 0.56;
  const textWidth = pen.measureText(text).width * letters.stretch;
  const space = px * 0.05;
  const width = textWidth + space + suitSize + pen.measureText(letter).width * letters.stretch;
  const pad = edge + Math.max(1, h * 0.018);
  const band = { w: width + h * 0.05, h: Math.max(h * 0.235, px * 0.72) };
  const left = corner.endsWith('right') ? w - pad - band.w : pad;
  const top = corner.startsWith('bottom') ? h - pad - band.h : pad;
  const ink = face ? palette.background : palette.hot;
  const ground = face ? palette.bright : paper;
  if (face) {
    pen.fillStyle = ground;
    pen.beginPath();
    pen.roundRect(left, top, band.w, band.h, h * 0.03);
    pen.fill();
  }
  const x = left + h * 0.025;
  const baseline = top + band.h / 2 + px * 0.285;
  pen.fillStyle = ink;
  write(pen, text, x, baseline, letters.stretch);
  const signEnd = x + textWidth + space + suitSize;
  if (suitSize > 0) drawSign(pen, sign, signEnd - suitSize / 2, baseline - px * 0.285, suitSize, ink, ground);
  pen.fillStyle = ink;
  write(pen, letter, signEnd, baseline, letters.stretch);
}

function write(pen: Pen, text: string, x: number, y: number, stretch: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(stretch, 1);
  pen.fillText(text, 0, 0);
  pen.restore();
}

function drawEffect(
  pen: Pen,
  cx: number,
  cy: number,
  size: number,
  rank: 'J' | 'Q' | 'K' | 'X',
  palette: Palette,
): void {
  const mark = EFFECTS[rank];
  if (mark !== '×2') return drawSign(pen, mark, cx, cy, size, palette.hot, palette.background);
  pen.font = `${Math.round(size * 1.35)}px VT323, monospace`;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.fillStyle = palette.hot;
  pen.fillText('×2', cx, cy + size * 0.4);
  pen.textAlign = 'left';
}

/** Columns and rows of pips from the middle of the card, in halves of the field. */
const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  '2': [
    [0, -1],
    [0, 1],
  ],
  '3': [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  '7': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  '8': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  '9': [
    [-1, -1],
    [1, -1],
    [-1, -0.33],
    [1, -0.33],
    [0, 0],
    [-1, 0.33],
    [1, 0.33],
    [-1, 1],
    [1, 1],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [0, -0.66],
    [-1, -0.33],
    [1, -0.33],
    [-1, 0.33],
    [1, 0.33],
    [0, 0.66],
    [-1, 1],
    [1, 1],
  ],
};

function drawPips(
  pen: Pen,
  w: number,
  h: number,
  rank: RankName | 'X',
  sign: Sign,
  paper: string,
  palette: Palette,
): void {
  const pips = PIPS[rank];
  if (!pips) {
    drawSign(pen, sign, w / 2, h / 2, w * 0.52, palette.bright, paper);
    return;
  }
  const size = w * (pips.length > 6 ? 0.17 : 0.21);
  for (const [px, py] of pips) {
    drawSign(pen, sign, w / 2 + px * w * 0.2, h / 2 + py * h * 0.165, size, palette.bright, paper);
  }
}

/** Two sets, two backs: a lattice with a wheel, and chevrons with a star. */
function drawBack(pen: Pen, w: number, h: number, edge: number, seat: 'A' | 'B', palette: Palette): void {
  const m = edge * 2.5 + h * 0.02;
  pen.save();
  pen.beginPath();
  pen.roundRect(m, m, w - 2 * m, h - 2 * m, h * 0.03);
  pen.clip();
  pen.strokeStyle = palette.dim;
  pen.lineWidth = Math.max(1, h / 90);
  const step = w / 6;
  pen.beginPath();
  if (seat === 'A') {
    for (let at = -h; at < w + h; at += step) {
      pen.moveTo(at, 0);
      pen.lineTo(at + h, h);
      pen.moveTo(at, h);
      pen.lineTo(at + h, 0);
    }
  } else {
    for (let at = -w; at < h + w; at += step) {
      pen.moveTo(0, at);
      pen.lineTo(w / 2, at + w / 2);
      pen.lineTo(w, at);
    }
  }
  pen.stroke();
  pen.restore();
  pen.strokeStyle = palette.dim;
  pen.lineWidth = Math.max(1, h / 110);
  pen.beginPath();
  pen.roundRect(m, m, w - 2 * m, h - 2 * m, h * 0.03);
  pen.stroke();
  const radius = w * 0.23;
  pen.fillStyle = palette.background;
  pen.strokeStyle = palette.base;
  pen.lineWidth = Math.max(1, h / 50);
  pen.beginPath();
  pen.arc(w / 2, h / 2, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  if (seat === 'A') {
    pen.lineWidth = Math.max(1, h / 80);
    pen.beginPath();
    for (let i = 0; i < 4; i++) {
      const angle = (Math.PI * i) / 4;
      pen.moveTo(w / 2 - radius * Math.cos(angle), h / 2 - radius * Math.sin(angle));
      pen.lineTo(w / 2 + radius * Math.cos(angle), h / 2 + radius * Math.sin(angle));
    }
    pen.stroke();
  } else drawSign(pen, '✱', w / 2, h / 2, radius * 1.2, palette.base, palette.background);
}
