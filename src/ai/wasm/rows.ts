/** Sums of rows of 48 weights: what both layers of the net are made of. */
import { WEIGHT_WORDS } from '../shape';

/** The inputs lie behind the weights. */
export const INPUTS: usize = WEIGHT_WORDS * 4;
/** Bytes of a row: twelve registers of four, which leaves the other four for the work. */
export const ROW: usize = 192;

/**
 * Adds rows of 48 weights to 48 sums: those in a list once each, those of numbers times their number.
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
  let i = v128.load(from, 128);
  let j = v128.load(from, 144);
  let k = v128.load(from, 160);
  let l = v128.load(from, 176);
  for (let n = 0; n < count; n++) {
    const row: usize = rows + <usize>load<i32>(list + (<usize>n << 2)) * ROW;
    a = f32x4.add(a, v128.load(row));
    b = f32x4.add(b, v128.load(row, 16));
    c = f32x4.add(c, v128.load(row, 32));
    d = f32x4.add(d, v128.load(row, 48));
    e = f32x4.add(e, v128.load(row, 64));
    f = f32x4.add(f, v128.load(row, 80));
    g = f32x4.add(g, v128.load(row, 96));
    h = f32x4.add(h, v128.load(row, 112));
    i = f32x4.add(i, v128.load(row, 128));
    j = f32x4.add(j, v128.load(row, 144));
    k = f32x4.add(k, v128.load(row, 160));
    l = f32x4.add(l, v128.load(row, 176));
  }
  for (let n = 0; n < numbers; n++) {
    const number = load<f32>(dense + (<usize>n << 2));
    if (number == 0) continue;
    const x = f32x4.splat(number);
    const row: usize = scaled + <usize>n * ROW;
    a = f32x4.add(a, f32x4.mul(x, v128.load(row)));
    b = f32x4.add(b, f32x4.mul(x, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(x, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(x, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(x, v128.load(row, 64)));
    f = f32x4.add(f, f32x4.mul(x, v128.load(row, 80)));
    g = f32x4.add(g, f32x4.mul(x, v128.load(row, 96)));
    h = f32x4.add(h, f32x4.mul(x, v128.load(row, 112)));
    i = f32x4.add(i, f32x4.mul(x, v128.load(row, 128)));
    j = f32x4.add(j, f32x4.mul(x, v128.load(row, 144)));
    k = f32x4.add(k, f32x4.mul(x, v128.load(row, 160)));
    l = f32x4.add(l, f32x4.mul(x, v128.load(row, 176)));
  }
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
  v128.store(to, e, 64);
  v128.store(to, f, 80);
  v128.store(to, g, 96);
  v128.store(to, h, 112);
  v128.store(to, i, 128);
  v128.store(to, j, 144);
  v128.store(to, k, 160);
  v128.store(to, l, 176);
}
