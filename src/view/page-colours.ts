/** The page around the canvas follows the palette: terminal, boot text, and the bars of the browser. */
import type { Palette } from './theme.ts';

export function paintPage({ background, dim, bright }: Palette): void {
  const { style } = document.documentElement;
  style.setProperty('--ground', background);
  style.setProperty('--dim', dim);
  style.setProperty('--ink', bright);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}
