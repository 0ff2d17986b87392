/** The block of words that features are written to and the net reads. */
import { INPUT_WORDS } from './shape.ts';

/** The block of inputs as whole numbers and as floats over the same memory. */
export interface Inputs {
  readonly ints: Int32Array;
  readonly floats: Float32Array;
}

export function createInputs(buffer: ArrayBuffer = new ArrayBuffer(INPUT_WORDS * 4), offset = 0): Inputs {
  return {
    ints: new Int32Array(buffer, offset, INPUT_WORDS),
    floats: new Float32Array(buffer, offset, INPUT_WORDS),
  };
}
