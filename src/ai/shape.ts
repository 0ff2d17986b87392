/**
 * The shape of the value net: how many inputs and units it has and where they lie, in words. A lane is a pair of
 * caravans; the same small network reads each lane. Sparse inputs are lists of rows that are on (1), dense ones are
 * numbers. Plain constants only: the WASM build reads this file too.
 */

/** Rule flags, read by both layers. */
export const RULE_ROWS = 11;
/** Of a lane: inputs that are on or off, and inputs with a value. */
export const LANE_SPARSE = 204;
export const LANE_DENSE = 16;
/** Of the whole table, hands and decks. */
export const GLOBAL_SPARSE = 46;
export const GLOBAL_DENSE = 29;
/** Units of the lane network and of the layer above it. */
export const LANE_UNITS = 48;
export const TOP_UNITS = 48;

/** Most sparse inputs that can be on at once. */
export const LANE_ON = 32;
export const GLOBAL_ON = 48;

// Where things lie in the block, in words.
export const LANE_COUNT_AT = 0; // three counts, then the globals', then the rules'
export const GLOBAL_COUNT_AT = 3;
export const RULE_COUNT_AT = 4;
export const LANE_LIST_AT = 8;
export const GLOBAL_LIST_AT = LANE_LIST_AT + 3 * LANE_ON;
export const RULE_LIST_AT = GLOBAL_LIST_AT + GLOBAL_ON;
export const LANE_DENSE_AT = RULE_LIST_AT + RULE_ROWS;
export const GLOBAL_DENSE_AT = LANE_DENSE_AT + 3 * LANE_DENSE;
export const INPUT_WORDS = GLOBAL_DENSE_AT + GLOBAL_DENSE;

// Where the weights lie, in words: biases first, then a row of units per input.
export const LANE_BIAS = 0;
export const LANE_RULES = LANE_BIAS + LANE_UNITS;
export const LANE_SPARSE_ROWS = LANE_RULES + RULE_ROWS * LANE_UNITS;
export const LANE_DENSE_ROWS = LANE_SPARSE_ROWS + LANE_SPARSE * LANE_UNITS;
export const TOP_BIAS = LANE_DENSE_ROWS + LANE_DENSE * LANE_UNITS;
export const TOP_LANES = TOP_BIAS + TOP_UNITS;
export const TOP_RULES = TOP_LANES + LANE_UNITS * TOP_UNITS;
export const TOP_SPARSE_ROWS = TOP_RULES + RULE_ROWS * TOP_UNITS;
export const TOP_DENSE_ROWS = TOP_SPARSE_ROWS + GLOBAL_SPARSE * TOP_UNITS;
export const OUT_ROW = TOP_DENSE_ROWS + GLOBAL_DENSE * TOP_UNITS;
export const OUT_BIAS = OUT_ROW + TOP_UNITS;
export const WEIGHT_WORDS = OUT_BIAS + 4;
