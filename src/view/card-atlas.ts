/** All cards of one height on one texture, drawn at device resolution. */
import type Phaser from 'phaser';
import type { CardName, PerSeat, RankName, Seat, SuitName } from '../engine/index.ts';
import { RANK_NAMES, SEATS, SUIT_NAMES } from '../engine/index.ts';
import type { Art } from './art.ts';
import { CARD_RATIO } from './caravan-layout.ts';
import { drawCard, type FacePicture, type PaintBack, TUCKED, type Tucked } from './card-face.ts';
import type { Font } from './ink.ts';
import type { Palette } from './theme.ts';

const COLUMNS = 12;
/** The back that everybody has, and what stands in for it where both would show it. */
const PLAIN = 1;
const IN_ITS_PLACE = 2;
/** Larger cards are drawn at this height and stretched: a texture of all cards must fit every graphics chip. */
const TALLEST = 360;

export class CardAtlas {
  private readonly textures = new Map<number, Phaser.Textures.CanvasTexture>();

  /** Whether suits have their letter beside them. Cards drawn before keep what they have. */
  letters = false;
  toned = false;
  font: Font = 'terminal';

  private sets: PerSeat<number> = { A: 1, B: 2 };
  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;
  private readonly art: Art;

  constructor(scene: Phaser.Scene, palette: Palette, art: Art) {
    this.scene = scene;
    this.palette = palette;
    this.art = art;
  }

  /** Takes the backs of these sets; two of one set would not tell whose a card is, so that one's own gives way to theirs. */
  wear({ A, B }: PerSeat<number>): void {
    const sets = A !== B ? { A, B } : A === PLAIN ? { A, B: IN_ITS_PLACE } : { A: PLAIN, B };
    if (sets.A === this.sets.A && sets.B === this.sets.B) return;
    this.sets = sets;
    this.forget();
  }

  /** Draws everything anew when it is next prepared: colours or backs have changed. */
  forget(): void {
    for (const texture of this.textures.values()) this.scene.textures.remove(texture);
    this.textures.clear();
  }

  /** Makes textures for exactly these heights in device pixels; others are thrown away. */
  prepare(heights: readonly number[]): void {
    const wanted = new Set(heights.map(drawnHeight));
    for (const height of wanted) {
      if (!this.textures.has(height)) this.textures.set(height, this.draw(height));
    }
    for (const [height, texture] of this.textures) {
      if (wanted.has(height)) continue;
      this.scene.textures.remove(texture);
      this.textures.delete(height);
    }
  }

  /** The texture that shows cards sharpest at a height. */
  textureFor(height: number): Phaser.Textures.CanvasTexture {
    const wanted = drawnHeight(height);
    let best: Phaser.Textures.CanvasTexture | undefined;
    let distance = Infinity;
    for (const [drawn, texture] of this.textures) {
      const apart = Math.abs(drawn - wanted);
      if (apart < distance) [best, distance] = [texture, apart];
    }
    return best!;
  }

  private draw(height: number): Phaser.Textures.CanvasTexture {
    const width = Math.round(height * CARD_RATIO);
    const cell = { w: width + 2, h: height + 2 };
    const pictures = allPictures(
      this,
      (seat) => (pen, rect) => this.art.paint(pen, `back-${this.sets[seat]}`, rect),
    );
    const texture = this.scene.textures.createCanvas(
      `cards-${height}`,
      cell.w * COLUMNS,
      cell.h * Math.ceil(pictures.length / COLUMNS),
    )!;
    for (const [i, [name, picture]] of pictures.entries()) {
      const x = (i % COLUMNS) * cell.w + 1;
      const y = Math.floor(i / COLUMNS) * cell.h + 1;
      drawCard(texture.context, x, y, width, height, picture, this.palette);
      texture.add(name, 0, x, y, width, height);
    }
    texture.refresh();
    return texture;
  }
}

/** The name of a card's frame; the set it comes from does not show on its face. */
export function frameOf(card: CardName | null, owner: Seat, tucked: Tucked | null): string {
  if (card === null) return `back-${owner}`;
  return `${card.replace(/\[.*/, '')}${tucked ? `-${tucked}` : ''}`;
}

const drawnHeight = (height: number): number => Math.min(TALLEST, Math.max(24, Math.round(height)));

function allPictures(
  { letters, toned, font }: Pick<CardAtlas, 'letters' | 'toned' | 'font'>,
  backOf: (seat: Seat) => PaintBack,
): [string, FacePicture][] {
  const fronts = [
    ...SUIT_NAMES.flatMap((suit: SuitName) =>
      RANK_NAMES.map((rank: RankName) => ({ name: `${rank}${suit}`, rank, suit })),
    ),
    { name: 'X', rank: 'X' as const, suit: null },
  ];
  const picture = (
    { name, rank, suit }: (typeof fronts)[number],
    tucked: Tucked | null,
  ): [string, FacePicture] => [
    `${name}${tucked ? `-${tucked}` : ''}`,
    { kind: 'card', rank, suit, tucked, letter: letters ? suit : null, toned, font },
  ];
  return [
    ...fronts.map((front) => picture(front, null)),
    ...TUCKED.flatMap((tucked) =>
      fronts.filter(({ rank }) => /[JQKX]/.test(rank)).map((front) => picture(front, tucked)),
    ),
    ...SEATS.map((seat): [string, FacePicture] => [
      `back-${seat}`,
      { kind: 'back', seat, art: backOf(seat) },
    ]),
  ];
}
