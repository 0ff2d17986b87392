/**
 * The forward pass of the value net with SIMD (AssemblyScript). The same sums in the same order as `forwardInScript` in
 * ../net.ts, so that both give the same bits. Layout of the memory: weights, inputs (../shape.ts), then the sums.
 */
import {
  GLOBAL_COUNT_AT,
  GLOBAL_DENSE,
  GLOBAL_DENSE_AT,
  GLOBAL_LIST_AT,
  INPUT_WORDS,
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
} from '../shape';
import { addRows, INPUTS, ROW } from './rows';

/** Rows of sums: what all lanes share, each lane, the lanes together, the last layer. */
const SHARED: usize = INPUTS + INPUT_WORDS * 4;
export const LANES: usize = SHARED + ROW;
export const SUM: usize = LANES + 3 * ROW;
export const TOP: usize = SUM + ROW;
/** Where the sums end. */
export const SUMS_END: usize = TOP + ROW;

/** The net's output for the inputs as they stand, before the logistic function; its sums stay for learning. */
export function forward(): f32 {
  const zero = f32x4.splat(0);
  const rules = INPUTS + RULE_LIST_AT * 4;
  const ruleCount = load<i32>(INPUTS + RULE_COUNT_AT * 4);
  addRows(LANE_BIAS * 4, SHARED, LANE_RULES * 4, rules, ruleCount, 0, 0, 0);
  for (let i: usize = 0; i < ROW; i += 16) v128.store(SUM + i, zero);
  for (let lane = 0; lane < 3; lane++) {
    const sums = LANES + <usize>lane * ROW;
    addRows(
      SHARED,
      sums,
      LANE_SPARSE_ROWS * 4,
      INPUTS + (LANE_LIST_AT + lane * LANE_ON) * 4,
      load<i32>(INPUTS + (LANE_COUNT_AT + lane) * 4),
      INPUTS + (LANE_DENSE_AT + lane * LANE_DENSE) * 4,
      LANE_DENSE,
      LANE_DENSE_ROWS * 4,
    );
    for (let i: usize = 0; i < ROW; i += 16) {
      v128.store(SUM + i, f32x4.add(v128.load(SUM + i), f32x4.max(v128.load(sums + i), zero)));
    }
  }
  addRows(TOP_BIAS * 4, TOP, TOP_RULES * 4, rules, ruleCount, SUM, LANE_UNITS, TOP_LANES * 4);
  addRows(
    TOP,
    TOP,
    TOP_SPARSE_ROWS * 4,
    INPUTS + GLOBAL_LIST_AT * 4,
    load<i32>(INPUTS + GLOBAL_COUNT_AT * 4),
    INPUTS + GLOBAL_DENSE_AT * 4,
    GLOBAL_DENSE,
    TOP_DENSE_ROWS * 4,
  );
  let sum = zero;
  for (let i: usize = 0; i < ROW; i += 16) {
    sum = f32x4.add(sum, f32x4.mul(f32x4.max(v128.load(TOP + i), zero), v128.load(<usize>(OUT_ROW * 4) + i)));
  }
  const low = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1);
  const high = f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
  return low + high + load<f32>(OUT_BIAS * 4);
}
