/**
 * What moves leaves a light behind that fades: a pass before the tube's that keeps its last picture and shows the
 * brighter of the two. It fades by time and not by frame, so that it looks the same at every speed. WebGL only.
 */
import type Phaser from 'phaser';
import { FRAGMENT_HEAD } from './crt.ts';
import { BaseFilterShader, FilterController } from './phaser.ts';

type DrawingContext = Phaser.Renderer.WebGL.DrawingContext;

const NODE = 'Afterglow';
/** Who holds the last picture, so that the pool of pictures does not hand it out. */
const HOLDER = 'afterglow';

export class Afterglow extends FilterController {
  /** Milliseconds until a third of the light is left (one e-th). */
  private fade = 0;
  private last: DrawingContext | null = null;
  private lastAt = 0;

  constructor(camera: Phaser.Cameras.Scene2D.Camera) {
    super(camera, NODE);
    this.setActive(false);
  }

  setFade(ms: number): void {
    this.fade = ms;
    this.setActive(ms > 0);
    if (ms === 0) this.keep(null);
  }

  /** Holds a picture until the next one, and lets go of the one before. */
  keep(picture: DrawingContext | null): void {
    picture?.lock(HOLDER);
    this.last?.unlock(HOLDER, true);
    this.last = picture;
  }

  /** The last picture, and how much of it is left; nothing of one of another size. */
  trail({
    width,
    height,
  }: DrawingContext): { readonly picture: DrawingContext; readonly left: number } | null {
    const now = this.camera.scene.game.loop.now;
    const past = now - this.lastAt;
    this.lastAt = now;
    const { last } = this;
    return last && last.width === width && last.height === height
      ? { picture: last, left: Math.exp(-past / this.fade) }
      : null;
  }

  override destroy(): void {
    this.keep(null);
    super.destroy();
  }
}

// Eight bits never reach nothing by halves: a little is taken besides.
const SHADER = `${FRAGMENT_HEAD}
uniform sampler2D uLast;
uniform float uLeft;

void main() {
  vec3 colour = texture2D(uMainSampler, outTexCoord).rgb;
  vec3 trail = texture2D(uLast, outTexCoord).rgb * uLeft - 1.0 / 255.0;
  gl_FragColor = vec4(max(colour, trail), 1.0);
}
`;

class AfterglowNode extends BaseFilterShader {
  private left = 0;

  constructor(manager: Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager) {
    super(NODE, manager, undefined, SHADER);
  }

  override run(
    controller: Afterglow,
    input: DrawingContext,
    output?: DrawingContext,
    padding?: Phaser.Geom.Rectangle,
  ): DrawingContext {
    const seen = super.run(controller, input, output, padding);
    controller.keep(seen);
    return seen;
  }

  override setupTextures(
    controller: Afterglow,
    textures: Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper[],
    output: DrawingContext,
  ): void {
    const trail = controller.trail(output);
    this.left = trail?.left ?? 0;
    textures[1] = trail?.picture.texture ?? textures[0]!;
  }

  override setupUniforms(): void {
    this.programManager.setUniform('uLast', 1);
    this.programManager.setUniform('uLeft', this.left);
  }
}

/** For the configuration of the game, whose type expects no classes though the renderer does. */
export const AFTERGLOW_NODES = { [NODE]: AfterglowNode } as unknown as Record<
  string,
  Phaser.Types.Core.RenderNodesConfig
>;
