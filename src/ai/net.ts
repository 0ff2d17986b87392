/**
 * The value net: weights, their file, and the forward pass in script or in WASM. Both sum in the same order in single
 * precision, so that they give the same bits and a search runs the same with either.
 */
import { createInputs, type Inputs } from './inputs.ts';
import {
  GLOBAL_COUNT_AT,
  GLOBAL_DENSE,
  GLOBAL_DENSE_AT,
  GLOBAL_LIST_AT,
  LANE_BIAS,
  LANE_COUNT_AT,
  LANE_DENSE,
  LANE_DENSE_AT,
  LANE_DENSE_ROWS,
  LANE_LIST_AT,
  LANE_ON,
  LANE_RULES,
  LANE_SPARSE_ROWS,
  LANE_UNITS,
  OUT_BIAS,
  OUT_ROW,
  RULE_COUNT_AT,
  RULE_LIST_AT,
  TOP_BIAS,
  TOP_DENSE_ROWS,
  TOP_LANES,
  TOP_RULES,
  TOP_SPARSE_ROWS,
  TOP_UNITS,
  WEIGHT_WORDS,
} from './shape.ts';

/** What the WASM module offers; its memory holds the weights and behind them the inputs. */
export interface ForwardModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  forward(): number;
}

export interface Net {
  readonly inputs: Inputs;
  readonly weights: Float32Array;
  readonly inWasm: boolean;
  /** The expected score, 0…1, for the inputs as they stand. */
  value(): number;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A net with weights of its own; `module` must be an instance of its own too. */
export function createNet(weights: Float32Array, module?: ForwardModule): Net {
  if (module) {
    const { buffer } = module.memory;
    const held = new Float32Array(buffer, 0, WEIGHT_WORDS);
    held.set(weights);
    return {
      inputs: createInputs(buffer, WEIGHT_WORDS * 4),
      weights: held,
      inWasm: true,
      value: () => logistic(module.forward()),
    };
  }
  const inputs = createInputs();
  const own = weights.slice();
  const units = new Units();
  return {
    inputs,
    weights: own,
    inWasm: false,
    value: () => logistic(forwardInScript(own, inputs, units)),
  };
}

/** The sums of a forward pass, kept for training. */
export class Units {
  readonly shared = new Float32Array(LANE_UNITS);
  readonly lanes = [0, 1, 2].map(() => new Float32Array(LANE_UNITS));
  readonly sum = new Float32Array(LANE_UNITS);
  readonly top = new Float32Array(TOP_UNITS);
}

function addList(
  sums: Float32Array,
  weights: Float32Array,
  rows: number,
  ints: Int32Array,
  at: number,
  count: number,
): void {
  for (let i = at; i < at + count; i++) {
    const row = rows + ints[i]! * LANE_UNITS;
    for (let unit = 0; unit < LANE_UNITS; unit++) sums[unit]! += weights[row + unit]!;
  }
}

function addScaled(
  sums: Float32Array,
  weights: Float32Array,
  rows: number,
  numbers: Float32Array,
  at: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = numbers[at + i]!;
    if (x === 0) continue;
    const row = rows + i * LANE_UNITS;
    for (let unit = 0; unit < LANE_UNITS; unit++) sums[unit]! += Math.fround(x * weights[row + unit]!);
  }
}

/** The net's output before the logistic function. The WASM module does the same. */
export function forwardInScript(weights: Float32Array, { ints, floats }: Inputs, units: Units): number {
  const { shared, lanes, sum, top } = units;
  const rules = ints[RULE_COUNT_AT]!;
  shared.set(weights.subarray(LANE_BIAS, LANE_BIAS + LANE_UNITS));
  addList(shared, weights, LANE_RULES, ints, RULE_LIST_AT, rules);
  sum.fill(0);
  for (let lane = 0; lane < 3; lane++) {
    const sums = lanes[lane]!;
    sums.set(shared);
    addList(
      sums,
      weights,
      LANE_SPARSE_ROWS,
      ints,
      LANE_LIST_AT + lane * LANE_ON,
      ints[LANE_COUNT_AT + lane]!,
    );
    addScaled(sums, weights, LANE_DENSE_ROWS, floats, LANE_DENSE_AT + lane * LANE_DENSE, LANE_DENSE);
    for (let unit = 0; unit < LANE_UNITS; unit++) if (sums[unit]! > 0) sum[unit]! += sums[unit]!;
  }
  top.set(weights.subarray(TOP_BIAS, TOP_BIAS + TOP_UNITS));
  addList(top, weights, TOP_RULES, ints, RULE_LIST_AT, rules);
  addScaled(top, weights, TOP_LANES, sum, 0, LANE_UNITS);
  addList(top, weights, TOP_SPARSE_ROWS, ints, GLOBAL_LIST_AT, ints[GLOBAL_COUNT_AT]!);
  addScaled(top, weights, TOP_DENSE_ROWS, floats, GLOBAL_DENSE_AT, GLOBAL_DENSE);
  // Four sums side by side, as SIMD has them.
  parts.fill(0);
  for (let unit = 0; unit < TOP_UNITS; unit++) {
    if (top[unit]! > 0) parts[unit & 3]! += Math.fround(top[unit]! * weights[OUT_ROW + unit]!);
  }
  const low = Math.fround(parts[0]! + parts[1]!);
  const high = Math.fround(parts[2]! + parts[3]!);
  return Math.fround(Math.fround(low + high) + weights[OUT_BIAS]!);
}

const parts = new Float32Array(4);

/** What a weights file says of itself. */
export interface NetHeader {
  readonly version: number;
  readonly seed: number;
  readonly commit: string;
  /** How the training went, in one line. */
  readonly log: string;
}

/** Raised with every change of what the features mean. */
export const NET_VERSION = 6;

/** The file: length of the header (32 bits, little endian), header as JSON padded to a multiple of four, weights as little-endian floats. */
export function writeNet(header: NetHeader, weights: Float32Array): Uint8Array {
  let text = JSON.stringify({ ...header, words: WEIGHT_WORDS });
  text += ' '.repeat((4 - (text.length % 4)) % 4);
  const bytes = new Uint8Array(4 + text.length + WEIGHT_WORDS * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length, true);
  for (let i = 0; i < text.length; i++) bytes[4 + i] = text.charCodeAt(i) & 127;
  for (let i = 0; i < WEIGHT_WORDS; i++) view.setFloat32(4 + text.length + i * 4, weights[i]!, true);
  return bytes;
}

/** A header is a few lines of log. */
const LONGEST_HEADER = 20_000;

/** Reads a weights file; throws with a plain sentence when it does not fit this program. */
export function readNet(bytes: Uint8Array): { header: NetHeader; weights: Float32Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length < 4 ? 0 : view.getUint32(0, true);
  const header =
    length > LONGEST_HEADER || length > bytes.length - 4 ? null : readHeader(bytes.subarray(4, 4 + length));
  if (!header) throw new Error('not a weights file');
  if (
    header.version !== NET_VERSION ||
    header.words !== WEIGHT_WORDS ||
    bytes.length !== 4 + length + WEIGHT_WORDS * 4
  )
    throw new Error('the weights file belongs to another version of the net');
  const weights = new Float32Array(WEIGHT_WORDS);
  for (let i = 0; i < WEIGHT_WORDS; i++) weights[i] = view.getFloat32(4 + length + i * 4, true);
  if (!weights.every(Number.isFinite)) throw new Error('the weights file is damaged');
  return { header, weights };
}

function readHeader(bytes: Uint8Array): (NetHeader & { readonly words: number }) | null {
  let value: unknown;
  try {
    value = JSON.parse(String.fromCharCode(...bytes));
  } catch {
    return null;
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { version, seed, commit, log, words } = fields;
  return typeof version === 'number' &&
    typeof seed === 'number' &&
    typeof commit === 'string' &&
    typeof log === 'string' &&
    typeof words === 'number'
    ? { version, seed, commit, log, words }
    : null;
}
