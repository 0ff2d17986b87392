/**
 * The tube as one pass over the whole picture: curved glass, scanlines, darker corners, still grain, a halo around
 * bright strokes. Everything is tied to device pixels and nothing moves by itself. WebGL only.
 */
import type Phaser from 'phaser';
import { BaseFilterShader, FilterController, IntegerToColor } from './phaser.ts';
import { numberOf } from './theme.ts';

export interface CrtLook {
  /** How much darker the dark lines are, at most. */
  readonly scanlines: number;
  /** How far the corners are drawn in, by half the screen. */
  readonly curvature: number;
  readonly vignette: number;
  readonly glow: number;
  readonly noise: number;
}

const NODE = 'Crt';

/** What the pass is to look like. */
export class Crt extends FilterController {
  look: CrtLook = { scanlines: 0, curvature: 0, vignette: 0, glow: 0, noise: 0 };
  /** Device pixels from one dark line to the next. */
  pitch = 3;
  /** The colour of the grain. */
  tint: readonly [number, number, number] = [1, 1, 1];

  constructor(camera: Phaser.Cameras.Scene2D.Camera) {
    super(camera, NODE);
  }

  setTint(colour: string): void {
    const { redGL, greenGL, blueGL } = IntegerToColor(numberOf(colour));
    this.tint = [redGL, greenGL, blueGL];
  }
}

/** How the shader of a pass over the whole picture begins. */
export const FRAGMENT_HEAD = `
#pragma phaserTemplate(shaderName)
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
#pragma phaserTemplate(fragmentHeader)
uniform sampler2D uMainSampler;
varying vec2 outTexCoord;
`;

// Bright strokes are dimmed least, by lines and corners alike: they are what is read.
const SHADER = `${FRAGMENT_HEAD}
uniform vec2 uSize;
uniform float uScanlines;
uniform float uCurvature;
uniform float uVignette;
uniform float uGlow;
uniform float uNoise;
uniform float uPitch;
uniform vec3 uTint;

float grain(vec2 at) {
  vec3 p = fract(vec3(at.xyx) * 0.1031);
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z) - 0.5;
}

void main() {
  vec2 c = outTexCoord * 2.0 - 1.0;
  vec2 curved = c * (1.0 + uCurvature * c.yx * c.yx);
  if (max(abs(curved.x), abs(curved.y)) > 1.0) {
    gl_FragColor = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
  vec2 uv = curved * 0.5 + 0.5;
  vec3 colour = texture2D(uMainSampler, uv).rgb;
  if (uGlow > 0.0) {
    vec2 d = 0.75 * uPitch / uSize;
    vec3 around = texture2D(uMainSampler, uv + d).rgb + texture2D(uMainSampler, uv - d).rgb
      + texture2D(uMainSampler, uv + vec2(d.x, -d.y)).rgb + texture2D(uMainSampler, uv + vec2(-d.x, d.y)).rgb;
    colour += (1.0 - colour) * around * 0.25 * uGlow;
  }
  float light = max(colour.r, max(colour.g, colour.b));
  // The lit lines make up for the dark ones.
  colour *= 1.0 + 0.5 * uScanlines;
  vec2 pixel = floor(outTexCoord * uSize);
  float dark = step(mod(pixel.y, uPitch), uPitch / 3.0 - 0.5);
  colour *= 1.0 - uScanlines * dark * (1.0 - 0.6 * light);
  vec2 edge = curved * curved;
  float open = sqrt(sqrt((1.0 - edge.x) * (1.0 - edge.y)));
  colour *= 1.0 - uVignette * (1.0 - open) * (1.0 - 0.6 * light);
  colour += uTint * uNoise * grain(pixel);
  gl_FragColor = vec4(colour, 1.0);
}
`;

class CrtNode extends BaseFilterShader {
  constructor(manager: Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager) {
    super(NODE, manager, undefined, SHADER);
  }

  override setupUniforms(
    { look, pitch, tint }: Crt,
    { width, height }: Phaser.Renderer.WebGL.DrawingContext,
  ): void {
    const uniforms = {
      uSize: [width, height],
      uScanlines: look.scanlines,
      uCurvature: look.curvature,
      uVignette: look.vignette,
      uGlow: look.glow,
      uNoise: look.noise,
      uPitch: pitch,
      uTint: [...tint],
    };
    for (const [name, value] of Object.entries(uniforms)) this.programManager.setUniform(name, value);
  }
}

/** For the configuration of the game, whose type expects no classes though the renderer does. */
export const CRT_NODES = { [NODE]: CrtNode } as unknown as Record<
  string,
  Phaser.Types.Core.RenderNodesConfig
>;
