/** Learning by gradient in WASM (../wasm/learn.ts): one memory holds weights, inputs, gradient and Adam's averages. */
import type { Inputs } from '../inputs.ts';
import { createNet, type ForwardModule, type Net } from '../net.ts';
import { INPUT_WORDS, WEIGHT_WORDS } from '../shape.ts';

interface LearnModule extends ForwardModule {
  readonly MEAN: { readonly value: number };
  readonly SQUARE: { readonly value: number };
  backward(slope: number): void;
  step(samples: number, size: number): void;
}

export class Learner {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps = 0;
  /** Samples since the last step. */
  samples = 0;
  /** Cross-entropy of all samples, for the one who reports it to clear. */
  loss = 0;
  private readonly module: LearnModule;
  private readonly inputs: Int32Array;

  constructor(wasm: Uint8Array<ArrayBuffer>, weights: Float32Array) {
    this.module = new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports as unknown as LearnModule;
    const { buffer } = this.module.memory;
    this.weights = new Float32Array(buffer, 0, WEIGHT_WORDS);
    this.weights.set(weights);
    this.mean = new Float32Array(buffer, this.module.MEAN.value, WEIGHT_WORDS);
    this.square = new Float32Array(buffer, this.module.SQUARE.value, WEIGHT_WORDS);
    this.inputs = new Int32Array(buffer, WEIGHT_WORDS * 4, INPUT_WORDS);
  }

  /** A net that plays with the weights as they are being learnt. */
  net(): Net {
    return createNet(this.weights, this.module);
  }

  /** Adds the gradient of one sample: these inputs should give this score. */
  take(inputs: Inputs, target: number): void {
    this.inputs.set(inputs.ints);
    const value = 1 / (1 + Math.exp(-this.module.forward()));
    this.loss -= target * Math.log(value + 1e-9) + (1 - target) * Math.log(1 - value + 1e-9);
    this.samples++;
    this.module.backward(value - target);
  }

  /** Moves the weights by the gradient gathered since the last step. */
  step(rate: number): void {
    this.steps++;
    const size = (rate * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps);
    this.module.step(this.samples, size);
    this.samples = 0;
  }
}
