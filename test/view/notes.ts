/** A brush that draws nothing and notes what it is asked to write: for tests of what stands where. */
import type { TextStyle } from '../../src/view/brush.ts';
import type { Rect } from '../../src/view/rect.ts';
import { longestWord, wrap } from '../../src/view/text-fit.ts';

export interface Written {
  readonly rect: Rect;
  readonly text: string;
  readonly size: number;
}

/** How far a letter moves the pen, on a screen of whole pixels. */
const advance = (size: number, face: string): number =>
  Math.round(Math.round(size) * (face === 'body' ? 0.6 : 0.4));

export class Notes {
  /** Texts of which a part had to be left out. */
  readonly cut: string[] = [];
  /** Lines that stand where they are told to, with a rectangle as high as their line. */
  readonly written: Written[] = [];
  /** Every line, also those fitted into a rectangle. */
  readonly placed: Written[] = [];

  columns(width: number, size: number, face = 'body'): number {
    return Math.floor((width + 1) / advance(size, face));
  }
  textWidth(text: string, size: number, face = 'body'): number {
    return text.length * advance(size, face);
  }
  lineHeight(size: number, face = 'body'): number {
    return Math.round(size * (face === 'body' ? 1.32 : 1));
  }
  text(rect: Rect, text: string, style: TextStyle): number {
    if (text === '' || rect.w <= 0) return 0;
    const { size, least = size, face = 'body', lines, align = 'left', vertical = 'middle' } = style;
    for (let s = size; ; s--) {
      const columns = this.columns(rect.w, s, face);
      const step = this.lineHeight(s, face);
      const fitting = Math.max(1, Math.floor((rect.h + 1) / step));
      const wrapped = wrap(text, columns);
      const fits = wrapped.length <= Math.min(fitting, lines ?? fitting) && longestWord(text) <= columns;
      if (!fits && s - 1 >= Math.min(least, size)) continue;
      if (!fits) this.cut.push(text);
      const height = step * wrapped.length;
      const spare = rect.h - height;
      const middle = wrapped.length === 1 ? spare / 2 : Math.max(0, spare / 2);
      const top = rect.y + (vertical === 'bottom' ? spare : vertical === 'top' ? 0 : middle);
      for (const [i, line] of wrapped.entries()) {
        const over = rect.w - this.textWidth(line, s, face);
        const x = rect.x + (align === 'right' ? over : align === 'centre' ? over / 2 : 0);
        this.place(x, top + i * step, line, s, face);
      }
      return height;
    }
  }
  line(x: number, y: number, text: string, { size, face = 'body' }: TextStyle): void {
    if (text !== '') this.written.push(this.place(x, y, text, size, face));
  }
  private place(x: number, y: number, text: string, size: number, face: string): Written {
    const rect = { x, y, w: this.textWidth(text, size, face), h: this.lineHeight(size, face) };
    const placed = { rect, text, size };
    this.placed.push(placed);
    return placed;
  }
  picture(): boolean {
    return false;
  }
  fill(): void {}
  frame(): void {}
  ring(): void {}
  bracket(): void {}
  corners(): void {}
  circle(): void {}
  path(): void {}
  dashedFrame(): void {}
  hatch(): void {}
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
export const within = ({ x, y, w, h }: Rect, whole: Rect): boolean =>
  x >= whole.x - 0.5 &&
  y >= whole.y - 0.5 &&
  x + w <= whole.x + whole.w + 0.5 &&
  y + h <= whole.y + whole.h + 0.5;
export const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));
