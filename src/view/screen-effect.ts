/**
 * The look of the glass: the pass over the picture where the device can afford it, else faint lines over it, else
 * nothing. It goes down by itself when frames take too long, and up only when it is chosen anew.
 */
import type { Display } from '../present/index.ts';
import { Afterglow } from './afterglow.ts';
import { Crt, type CrtLook } from './crt.ts';
import { type EffectPart, STRENGTHS_OF_EFFECT } from './effect-strengths.ts';
import { Glass } from './glass.ts';
import { cheaper, isLevel, type Level, Pace } from './pace.ts';
import type { Stage } from './stage.ts';
import type { Palette } from './theme.ts';
import { straighten } from './warp.ts';

/** What the pass looks like as it is set; a halo only where there is power to spare. */
function lookOf(display: Pick<Display, EffectPart>, level: Level): CrtLook {
  const part = (name: EffectPart): number => STRENGTHS_OF_EFFECT[name][display[name]];
  return {
    scanlines: part('scanlines'),
    curvature: part('curvature'),
    vignette: part('vignette'),
    glow: level === 'ultra' ? part('glow') : 0,
    noise: part('noise'),
  };
}

/** What was chosen, and what had to do in its place. */
export interface SteppedDown {
  readonly chosen: Display['effects'];
  readonly level: Level;
}

/** Whether what was kept is of this form: it may be anything. */
export const isSteppedDown = (value: unknown): value is SteppedDown =>
  typeof value === 'object' &&
  value !== null &&
  'chosen' in value &&
  typeof value.chosen === 'string' &&
  'level' in value &&
  isLevel(value.level);

export class ScreenEffect {
  private level: Level = 'off';
  private display: Display | null = null;
  private readonly pace = new Pace();
  private readonly glass: Glass;
  private readonly crt: Crt | null = null;
  private readonly afterglow: Afterglow | null = null;
  private readonly stage: Stage;

  private remembered: SteppedDown | null;
  private readonly remember: (to: SteppedDown | null) => void;

  constructor(
    stage: Stage,
    palette: Palette,
    depth: number,
    remembered: SteppedDown | null,
    remember: (to: SteppedDown | null) => void,
  ) {
    this.stage = stage;
    this.remembered = remembered;
    this.remember = remember;
    this.glass = new Glass(stage.scene, palette, depth);
    if (stage.usesWebGL) {
      const camera = stage.scene.cameras.main;
      this.crt = new Crt(camera);
      this.afterglow = new Afterglow(camera);
      camera.filters.external.add(this.afterglow);
      camera.filters.external.add(this.crt);
    }
  }

  set(display: Display, palette: Palette): void {
    const { effects } = display;
    const first = this.display === null;
    const chosen = this.display?.effects !== effects;
    this.display = display;
    this.crt?.setTint(palette.base);
    if (chosen) this.level = this.levelFor(effects, first);
    this.apply();
  }

  /** What is chosen, or what it had to go down to before; another choice forgets that. */
  private levelFor(effects: Display['effects'], first: boolean): Level {
    if (this.remembered?.chosen === effects) return this.remembered.level;
    // The settings are read a moment after the view opens: what is remembered waits for them.
    if (this.remembered && !first) {
      this.remembered = null;
      this.remember(null);
    }
    return effects === 'auto' ? fitting() : effects;
  }

  resize(): void {
    const { width, height } = this.stage.size();
    const ratio = this.stage.scale();
    if (this.crt) this.crt.pitch = pitchOf(ratio);
    this.glass.resize(Math.round(width * ratio), Math.round(height * ratio), pitchOf(ratio));
  }

  /** Something else takes time now. */
  interrupt(): void {
    this.pace.interrupt();
  }

  /** A frame while things are drawn at full speed. */
  frame(now: number): void {
    if (!this.pace.frame(now) || this.level === 'off') return;
    this.level = cheaper(this.level);
    if (this.display) {
      this.remembered = { chosen: this.display.effects, level: this.level };
      this.remember(this.remembered);
    }
    this.apply();
  }

  /** The place of the picture that is seen at a place of the screen, in CSS pixels. */
  straighten(x: number, y: number): readonly [number, number] {
    return this.crt?.active ? straighten([x, y], this.stage.size(), this.crt.look.curvature) : [x, y];
  }

  private apply(): void {
    if (!this.display) return;
    const look = lookOf(this.display, this.level);
    if (this.crt) {
      this.crt.look = look;
      this.crt.setActive(this.level === 'ultra' || this.level === 'high');
    }
    this.afterglow?.setFade(
      this.level === 'ultra' ? STRENGTHS_OF_EFFECT.persistence[this.display.persistence] : 0,
    );
    this.glass.show(this.level === 'low' && this.crt ? look : null);
  }
}

/** Two dark lines are three CSS pixels apart, in whole device pixels. */
const pitchOf = (ratio: number): number => Math.max(3, Math.round(3 * ratio));

/** Phones have small batteries and many pixels. */
const fitting = (): Level => (matchMedia('(pointer: coarse)').matches ? 'low' : 'high');
