/** The pages of the rules on the screen: what lays them out and their cards are fetched with the first of them. */
import type Phaser from 'phaser';
import type { MenuModel } from '../present/index.ts';
import type { Brush } from './brush.ts';
import type { CardAtlas } from './card-atlas.ts';
import type { FontSizes } from './layout.ts';
import type { LaySheet } from './menu-screen.ts';
import type { RulesCards } from './rules-cards.ts';

type Pages = typeof import('./rules-sheet.ts');

export class RulesLayer {
  private pages: Pages | null = null;
  private cards: RulesCards | null = null;
  private asked = false;

  private readonly scene: Phaser.Scene;
  private readonly atlas: CardAtlas;
  private readonly brush: Brush;
  private readonly depth: number;

  constructor(scene: Phaser.Scene, atlas: CardAtlas, brush: Brush, depth: number) {
    this.scene = scene;
    this.atlas = atlas;
    this.brush = brush;
    this.depth = depth;
  }

  begin(scale: number): void {
    this.cards?.begin(scale);
  }

  end(): void {
    this.cards?.end();
  }

  /** Fetches what a page needs; true when it has just come. Where it cannot be had, the next page asks again. */
  async fetch(): Promise<boolean> {
    if (this.asked) return false;
    this.asked = true;
    try {
      const [pages, { RulesCards: Cards }] = await Promise.all([
        import('./rules-sheet.ts'),
        import('./rules-cards.ts'),
      ]);
      this.pages = pages;
      this.cards = new Cards(this.scene, this.atlas, this.depth);
      return true;
    } catch (error) {
      console.warn('The pages of the rules could not be read.', error);
      this.asked = false;
      return false;
    }
  }

  /** Null until everything is here. */
  get lay(): LaySheet | null {
    const { pages, cards, brush } = this;
    return (
      pages && cards && ((model, layout, width) => pages.sheetBlocks(brush, cards, model, layout, width))
    );
  }

  /** The heights of cards its pictures need, in CSS pixels. */
  cardHeights(model: MenuModel, fonts: FontSizes): readonly number[] {
    const { pages, brush } = this;
    return pages ? pages.sheetCardHeights(brush, model, fonts) : [];
  }
}
