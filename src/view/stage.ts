/** The Phaser game: one scene on one canvas, as sharp as the screen, without sound, keys or pads of its own. */
import type Phaser from 'phaser';
import { AFTERGLOW_NODES } from './afterglow.ts';
import { CRT_NODES } from './crt.ts';
import { AUTO, CREATE, Game, RESTORE_WEBGL, SCALE_NONE, Scene, WEBGL } from './phaser.ts';

export interface Stage {
  readonly game: Phaser.Game;
  readonly scene: Phaser.Scene;
  /** Device pixels per CSS pixel. */
  readonly scale: () => number;
  readonly size: () => { width: number; height: number };
  readonly usesWebGL: boolean;
  /** The colour where nothing is drawn. */
  setBackground(colour: string): void;
  /** Draws at full speed from now on. */
  wake(): void;
  /** Nothing moves: draws seldom, which spares batteries. */
  rest(): void;
  onFrame(listener: (now: number) => void): void;
  onResize(listener: () => void): void;
  /** The graphics chip has forgotten everything and is back: what was drawn must be drawn anew. */
  onRestored(listener: () => void): void;
  destroy(): void;
}

/** Pictures per second while nothing moves. */
const RESTING_FPS = 10;

/** More than two device pixels per CSS pixel cannot be told apart, but cost. */
const SHARPEST = 2;

class Plain extends Scene {
  frame: (now: number) => void = () => {};
  constructor() {
    super('table');
  }
  override update(): void {
    this.frame(performance.now());
  }
}

export async function openStage(host: HTMLElement): Promise<Stage> {
  let ratio = 1;
  const measure = (): { width: number; height: number } => {
    ratio = Math.min(SHARPEST, window.devicePixelRatio || 1);
    return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
  };
  let size = measure();
  const scene = new Plain();
  const game = await new Promise<Phaser.Game>((resolve) => {
    const made = new Game({
      type: AUTO,
      parent: host,
      banner: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      scale: {
        mode: SCALE_NONE,
        width: Math.round(size.width * ratio),
        height: Math.round(size.height * ratio),
        zoom: 1 / ratio,
      },
      // Everything drawn is upright: smoothing whole frames would cost much and show nothing.
      render: {
        roundPixels: true,
        stencil: false,
        antialiasGL: false,
        renderNodes: { ...CRT_NODES, ...AFTERGLOW_NODES },
      },
      autoFocus: false,
      scene,
      callbacks: { postBoot: () => resolve(made) },
    });
  });
  const resized: (() => void)[] = [];
  const resize = (): void => {
    const before = `${size.width} ${size.height} ${ratio}`;
    size = measure();
    if (before === `${size.width} ${size.height} ${ratio}`) return;
    game.scale.setZoom(1 / ratio);
    game.scale.resize(Math.round(size.width * ratio), Math.round(size.height * ratio));
    // At a zoom of 1 the scale manager leaves the last size in the style.
    Object.assign(game.canvas.style, { width: `${size.width}px`, height: `${size.height}px` });
    for (const listener of resized) listener();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  // A window dragged to another screen changes its density without changing its size.
  window.addEventListener('resize', resize);
  const { canvas } = game;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { display: 'block', touchAction: 'none', userSelect: 'none' });
  await new Promise<void>((resolve) => {
    if (scene.sys.isActive()) resolve();
    else scene.events.once(CREATE, () => resolve());
  });
  let resting = false;
  const limit = (fps: number): void => {
    if (resting === fps > 0) return;
    resting = fps > 0;
    game.loop.setFPSLimit(fps);
  };
  return {
    game,
    scene,
    scale: () => ratio,
    size: () => size,
    usesWebGL: game.renderer.type === WEBGL,
    setBackground: (colour) => scene.cameras.main.setBackgroundColor(colour),
    wake: () => limit(0),
    rest: () => limit(RESTING_FPS),
    onFrame: (listener) => {
      scene.frame = listener;
    },
    onResize: (listener) => {
      resized.push(listener);
    },
    onRestored: (listener) => {
      game.renderer.on(RESTORE_WEBGL, listener);
    },
    destroy: () => {
      observer.disconnect();
      window.removeEventListener('resize', resize);
      game.destroy(true);
    },
  };
}
