/**
 * The cards as pictures that move. They are given goals and go there; what they are doing can be finished at any
 * moment, after which they lie exactly where they belong. Pictures come out of a pool.
 */
import type Phaser from 'phaser';
import { type CardAtlas, frameOf } from './card-atlas.ts';
import type { CardGoal } from './card-goals.ts';
import type { Rect } from './rect.ts';

export interface Arranging {
  /** Milliseconds; 0 puts everything in its place. */
  readonly duration: number;
  /** Milliseconds before a card that changes its zone starts, one after the other. */
  readonly stagger: number;
  readonly delay: number;
  /** Fade at the goal instead of moving there. */
  readonly still: boolean;
  /** Where a card comes from that was not on the screen before, and goes to when it leaves it. */
  readonly source: (goal: CardGoal) => Rect | null;
}

interface Sprite {
  readonly image: Phaser.GameObjects.Image;
  goal: CardGoal;
  /** Where it is now, in CSS pixels. */
  now: Rect;
  from: Rect;
  to: Rect;
  start: number;
  duration: number;
  flies: boolean;
  /** What it shows until it starts. */
  waitsAs: string;
  /** The frame it shows until it has turned half round. */
  turnsFrom: string | null;
  fades: boolean;
  leaves: boolean;
  /** It has not arrived yet. */
  moving: boolean;
}

const FLIGHT_DEPTH = 15;

export class CardSprites {
  private readonly sprites = new Map<number, Sprite>();
  private readonly leaving: Sprite[] = [];
  private readonly pool: Phaser.GameObjects.Image[] = [];
  private scale = 1;
  private dragged: number | null = null;

  private readonly scene: Phaser.Scene;
  private readonly atlas: CardAtlas;
  private readonly depth: number;
  private readonly canTint: boolean;

  constructor(scene: Phaser.Scene, atlas: CardAtlas, depth: number, canTint: boolean) {
    this.scene = scene;
    this.atlas = atlas;
    this.depth = depth;
    this.canTint = canTint;
  }

  arrange(goals: readonly CardGoal[], how: Arranging, now: number, scale: number): void {
    this.scale = scale;
    const wanted = new Map(goals.map((goal) => [goal.id, goal]));
    for (const [id, sprite] of this.sprites) {
      if (wanted.has(id)) continue;
      this.sprites.delete(id);
      this.leave(sprite, how, now);
    }
    let order = 0;
    for (const goal of goals) {
      const known = this.sprites.get(goal.id);
      const changesZone = known ? known.goal.zone !== goal.zone : how.source(goal) !== null;
      const wait = how.delay + (changesZone ? how.stagger * order++ : 0);
      if (known) this.send(known, goal, how, now + wait, changesZone);
      else this.add(goal, how, now + wait);
    }
    this.tick(now);
  }

  /** Moves everything on to a time; true while something is still moving. */
  tick(now: number): boolean {
    let moving = false;
    for (const sprite of this.sprites.values()) moving = this.step(sprite, now) || moving;
    for (let i = this.leaving.length - 1; i >= 0; i--) {
      const sprite = this.leaving[i]!;
      if (this.step(sprite, now)) moving = true;
      else {
        this.leaving.splice(i, 1);
        this.release(sprite.image);
      }
    }
    return moving;
  }

  finish(): void {
    this.tick(Infinity);
  }

  /** Lets a card follow the pointer, centred there; it goes back when the next goals are set. */
  drag(id: number, x: number, y: number): void {
    const sprite = this.sprites.get(id);
    if (!sprite) return;
    this.dragged = id;
    const { w, h } = sprite.to;
    sprite.now = { x: x - w / 2, y: y - h * 0.6, w: w * 1.06, h: h * 1.06 };
    this.show(sprite, sprite.now, 1, 1);
    sprite.image.setDepth(this.depth + 30);
  }

  /** Lets go of the dragged card: it starts its next way from where it is. */
  drop(): void {
    this.dragged = null;
  }

  clear(): void {
    for (const sprite of [...this.sprites.values(), ...this.leaving]) this.release(sprite.image);
    this.sprites.clear();
    this.leaving.length = 0;
  }

  private add(goal: CardGoal, how: Arranging, start: number): void {
    const image = this.pool.pop() ?? this.scene.add.image(0, 0, '__DEFAULT');
    image.setVisible(true);
    const source = how.duration > 0 && !how.still ? how.source(goal) : null;
    const from = source ?? goal.rect;
    const sprite: Sprite = {
      image,
      goal,
      now: from,
      from,
      to: goal.rect,
      start,
      duration: how.duration,
      flies: source !== null,
      waitsAs: source ? `back-${goal.owner}` : frameFor(goal),
      turnsFrom: source && goal.card !== null ? `back-${goal.owner}` : null,
      fades: source === null && how.duration > 0,
      leaves: false,
      moving: true,
    };
    this.sprites.set(goal.id, sprite);
  }

  private send(sprite: Sprite, goal: CardGoal, how: Arranging, start: number, flies: boolean): void {
    const before = frameFor(sprite.goal);
    const after = frameFor(goal);
    const sameGoal = sameRect(sprite.to, goal.rect) && before === after;
    sprite.goal = goal;
    // A card that is still on its way to this very place goes on undisturbed.
    if (sameGoal && sprite.moving && this.dragged !== goal.id) return;
    sprite.from = how.still ? goal.rect : sprite.now;
    sprite.to = goal.rect;
    sprite.waitsAs = before;
    sprite.start = start;
    sprite.duration = sameRect(sprite.now, goal.rect) && before === after ? 0 : how.duration;
    sprite.flies = flies || (sprite.moving && sprite.flies);
    // Only a hidden card turns over; to be tucked under another changes its frame, not its face.
    sprite.turnsFrom = before === after || !before.startsWith('back') ? null : before;
    sprite.fades = how.still && flies;
  }

  private leave(sprite: Sprite, how: Arranging, now: number): void {
    const to = how.duration > 0 && !how.still ? how.source(sprite.goal) : null;
    if (!to) return this.release(sprite.image);
    Object.assign(sprite, {
      from: sprite.now,
      to,
      start: now + how.delay,
      duration: how.duration,
      flies: true,
      leaves: true,
    });
    sprite.turnsFrom = frameFor(sprite.goal);
    sprite.goal = { ...sprite.goal, card: null };
    this.leaving.push(sprite);
  }

  private release(image: Phaser.GameObjects.Image): void {
    image.setVisible(false);
    this.pool.push(image);
  }

  private step(sprite: Sprite, now: number): boolean {
    if (sprite.goal.id === this.dragged) return true;
    const { from, to, start, duration } = sprite;
    if (now < start) {
      sprite.now = from;
      this.show(sprite, from, 1, 1, sprite.waitsAs);
      return true;
    }
    const share = duration <= 0 || now === Infinity ? 1 : Math.max(0, Math.min(1, (now - start) / duration));
    const eased = sprite.flies ? flight(share) : 1 - (1 - share) ** 3;
    const swell = sprite.flies ? Math.sin(Math.PI * Math.min(1, share)) * 0.1 : 0;
    const w = from.w + (to.w - from.w) * eased;
    const h = from.h + (to.h - from.h) * eased;
    sprite.now = {
      x: from.x + (to.x - from.x) * eased - (w * swell) / 2,
      y: from.y + (to.y - from.y) * eased - h * swell * 0.9,
      w: w * (1 + swell),
      h: h * (1 + swell),
    };
    const turning = sprite.turnsFrom !== null && share < 1;
    const squeeze = turning ? Math.max(0.04, Math.abs(Math.cos(Math.PI * share))) : 1;
    // In the air a card is seen whole; it is tucked under another when it gets there.
    const { card, owner, tucked } = sprite.goal;
    const whole = sprite.flies && share < 1 && tucked !== null ? frameOf(card, owner, null) : null;
    const old = turning && share < 0.5 ? sprite.turnsFrom : whole;
    this.show(sprite, sprite.now, squeeze, sprite.fades ? share : 1, old);
    sprite.moving = share < 1;
    const inFlight = sprite.flies && sprite.moving;
    const depth = inFlight
      ? this.depth + FLIGHT_DEPTH + sprite.goal.z * 1e-3
      : this.depth + sprite.goal.z * 0.01;
    if (sprite.image.depth !== depth) sprite.image.setDepth(depth);
    return sprite.moving;
  }

  private show(sprite: Sprite, rect: Rect, squeeze: number, fade: number, old: string | null = null): void {
    const { image, goal } = sprite;
    const s = this.scale;
    const texture = this.atlas.textureFor(sprite.to.h * s);
    const frame = old ?? frameFor(goal);
    if (image.texture !== texture || image.frame.name !== frame) image.setTexture(texture.key, frame);
    const { width, height } = image.frame;
    // A card at rest lies on whole device pixels at its drawn size: only so are its lines sharp.
    const w = Math.abs(rect.w * s - width) < 1.5 ? width : rect.w * s;
    const h = Math.abs(rect.h * s - height) < 1.5 ? height : rect.h * s;
    image
      .setOrigin(0)
      .setScale((w / width) * squeeze, h / height)
      .setPosition(Math.round(rect.x * s + (w * (1 - squeeze)) / 2), Math.round(rect.y * s))
      .setAlpha(goal.alpha * fade);
    if (this.canTint) image.setTint(goal.dimmed ? 0x858585 : 0xffffff);
  }
}

/**
 * How far a flying card has come: it draws back a little, goes, and settles a little beyond its place. Exactly 0 at
 * the start and 1 at the end.
 */
export function flight(share: number): number {
  const BACK = 0.14;
  if (share < BACK) return -0.025 * Math.sin((Math.PI * share) / BACK);
  const left = 1 - (share - BACK) / (1 - BACK);
  return 1 - left ** 3 + 0.022 * Math.sin(Math.PI * Math.min(1, left * 2.2)) * (left < 0.4545 ? 1 : 0);
}

const sameRect = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.w - b.w) < 0.5;

const frameFor = ({ card, owner, tucked }: CardGoal): string => frameOf(card, owner, tucked);
