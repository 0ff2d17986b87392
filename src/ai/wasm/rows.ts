/** Sums of rows of 32 weights: what both layers of the net are made of. */
import { WEIGHT_WORDS } from '../shape';

/** The inputs lie behind the weights. */
export const INPUTS: usize = WEIGHT_WORDS * 4;
/** Bytes of a row. */
export const ROW: usize = 128;

/**
 * Adds rows of 32 weights to 32 sums: those in a list once each, those of numbers times their number.
 * @param from where the sums start from, `to` where they go
 */
export function addRows(from: usize, to: usize, rows: usize, list: usize, count: i32, dense: usize, numbers: i32, scaled: usize): void {
  let a = v128.load(from);
  let b = v128.load(from, 16);
  let c = v128.load(from, 32);
  let d = v128.load(from, 48);
  let e = v128.load(from, 64);
  let f = v128.load(from, 80);
  let g = v128.load(from, 96);
  let h = v128.load(from, 112);
  for (let i = 0; i < count; i++) {
    const row: usize = rows + (<usize>load<i32>(list + (<usize>i << 2)) << 7);
    a = f32x4.add(a, v128.load(row));
    b = f32x4.add(b, v128.load(row, 16));
    c = f32x4.add(c, v128.load(row, 32));
    d = f32x4.add(d, v128.load(row, 48));
    e = f32x4.add(e, v128.load(row, 64));
    f = f32x4.add(f, v128.load(row, 80));
    g = f32x4.add(g, v128.load(row, 96));
    h = f32x4.add(h, v128.load(row, 112));
  }
  for (let i = 0; i < numbers; i++) {
    const number = load<f32>(dense + (<usize>i << 2));
    if (number == 0) continue;
    const x = f32x4.splat(number);
    const row: usize = scaled + (<usize>i << 7);
    a = f32x4.add(a, f32x4.mul(x, v128.load(row)));
    b = f32x4.add(b, f32x4.mul(x, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(x, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(x, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(x, v128.load(row, 64)));
    f = f32x4.add(f, f32x4.mul(x, v128.load(row, 80)));
    g = f32x4.add(g, f32x4.mul(x, v128.load(row, 96)));
    h = f32x4.add(h, f32x4.mul(x, v128.load(row, 112)));
  }
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
  v128.store(to, e, 64);
  v128.store(to, f, 80);
  v128.store(to, g, 96);
  v128.store(to, h, 112);
}
