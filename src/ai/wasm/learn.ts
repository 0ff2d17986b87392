/**
 * Training's part of the WASM build: the forward pass, the backward pass and Adam (Kingma and Ba,
 * arXiv 1412.6980) on the net's cross-entropy. Layout of the memory: weights, inputs, then what learning needs.
 */
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
  WEIGHT_WORDS,
} from '../shape';
import { LANES, SUM, SUMS_END, TOP } from './pass';
import { INPUTS, ROW } from './rows';

export { forward } from './pass';

/** Slopes of the sums. */
const TOP_SLOPE: usize = SUMS_END;
const SUM_SLOPE: usize = TOP_SLOPE + ROW;
const LANE_SLOPE: usize = SUM_SLOPE + ROW;
const SHARED_SLOPE: usize = LANE_SLOPE + ROW;
export const GRADIENT: usize = SHARED_SLOPE + ROW;
export const MEAN: usize = GRADIENT + WEIGHT_WORDS * 4;
export const SQUARE: usize = MEAN + WEIGHT_WORDS * 4;

/** Adds slopes times x to a row of the gradient. */
@inline
function give(row: usize, slopes: usize, x: f32): void {
  const times = f32x4.splat(x);
  const at = GRADIENT + row;
  for (let i: usize = 0; i < ROW; i += 16) {
    v128.store(at + i, f32x4.add(v128.load(at + i), f32x4.mul(times, v128.load(slopes + i))));
  }
}

function giveList(rows: usize, list: usize, count: i32, slopes: usize): void {
  for (let i = 0; i < count; i++) give(rows + <usize>load<i32>(list + (<usize>i << 2)) * ROW, slopes, 1);
}

function giveNumbers(rows: usize, numbers: usize, count: i32, slopes: usize): void {
  for (let i = 0; i < count; i++) {
    const x = load<f32>(numbers + (<usize>i << 2));
    if (x != 0) give(rows + <usize>i * ROW, slopes, x);
  }
}

/** Adds the gradient of the inputs that `forward` has read; slope = value − target. */
export function backward(slope: f32): void {
  const zero = f32x4.splat(0);
  store<f32>(GRADIENT + OUT_BIAS * 4, load<f32>(GRADIENT + OUT_BIAS * 4) + slope);
  const by = f32x4.splat(slope);
  for (let i: usize = 0; i < ROW; i += 16) {
    const units = f32x4.max(v128.load(TOP + i), zero);
    const on = f32x4.gt(units, zero);
    v128.store(TOP_SLOPE + i, v128.and(on, f32x4.mul(by, v128.load(<usize>(OUT_ROW * 4) + i))));
    const at = GRADIENT + <usize>(OUT_ROW * 4) + i;
    v128.store(at, f32x4.add(v128.load(at), f32x4.mul(by, units)));
  }
  const rules = INPUTS + RULE_LIST_AT * 4;
  const ruleCount = load<i32>(INPUTS + RULE_COUNT_AT * 4);
  give(TOP_BIAS * 4, TOP_SLOPE, 1);
  giveList(TOP_RULES * 4, rules, ruleCount, TOP_SLOPE);
  for (let unit = 0; unit < LANE_UNITS; unit++) {
    const row: usize = <usize>(TOP_LANES * 4) + <usize>unit * ROW;
    let sum = zero;
    for (let i: usize = 0; i < ROW; i += 16) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(row + i), v128.load(TOP_SLOPE + i)));
    }
    store<f32>(
      SUM_SLOPE + (<usize>unit << 2),
      f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3),
    );
  }
  giveNumbers(TOP_LANES * 4, SUM, LANE_UNITS, TOP_SLOPE);
  giveList(TOP_SPARSE_ROWS * 4, INPUTS + GLOBAL_LIST_AT * 4, load<i32>(INPUTS + GLOBAL_COUNT_AT * 4), TOP_SLOPE);
  giveNumbers(TOP_DENSE_ROWS * 4, INPUTS + GLOBAL_DENSE_AT * 4, GLOBAL_DENSE, TOP_SLOPE);
  for (let i: usize = 0; i < ROW; i += 16) v128.store(SHARED_SLOPE + i, zero);
  for (let lane = 0; lane < 3; lane++) {
    for (let i: usize = 0; i < ROW; i += 16) {
      const on = f32x4.gt(v128.load(LANES + <usize>lane * ROW + i), zero);
      const slopes = v128.and(on, v128.load(SUM_SLOPE + i));
      v128.store(LANE_SLOPE + i, slopes);
      v128.store(SHARED_SLOPE + i, f32x4.add(v128.load(SHARED_SLOPE + i), slopes));
    }
    giveList(
      LANE_SPARSE_ROWS * 4,
      INPUTS + (LANE_LIST_AT + lane * LANE_ON) * 4,
      load<i32>(INPUTS + (LANE_COUNT_AT + lane) * 4),
      LANE_SLOPE,
    );
    giveNumbers(LANE_DENSE_ROWS * 4, INPUTS + (LANE_DENSE_AT + lane * LANE_DENSE) * 4, LANE_DENSE, LANE_SLOPE);
  }
  give(LANE_BIAS * 4, SHARED_SLOPE, 1);
  giveList(LANE_RULES * 4, rules, ruleCount, SHARED_SLOPE);
}

/** One step of Adam over the gradient gathered, which is cleared. */
export function step(samples: f32, size: f32): void {
  const scale = f32x4.splat(1 / samples);
  const rate = f32x4.splat(size);
  const keepMean = f32x4.splat(0.9);
  const addMean = f32x4.splat(0.1);
  const keepSquare = f32x4.splat(0.999);
  const addSquare = f32x4.splat(0.001);
  const tiny = f32x4.splat(1e-8);
  for (let i: usize = 0; i < <usize>(WEIGHT_WORDS * 4); i += 16) {
    const slope = f32x4.mul(v128.load(GRADIENT + i), scale);
    const mean = f32x4.add(f32x4.mul(keepMean, v128.load(MEAN + i)), f32x4.mul(addMean, slope));
    const square = f32x4.add(
      f32x4.mul(keepSquare, v128.load(SQUARE + i)),
      f32x4.mul(addSquare, f32x4.mul(slope, slope)),
    );
    v128.store(MEAN + i, mean);
    v128.store(SQUARE + i, square);
    v128.store(
      i,
      f32x4.sub(v128.load(i), f32x4.div(f32x4.mul(rate, mean), f32x4.add(f32x4.sqrt(square), tiny))),
    );
    v128.store(GRADIENT + i, f32x4.splat(0));
  }
}
