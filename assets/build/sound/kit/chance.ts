/**
 * The generator of all chance in the sounds: sfc32, seeded by a name. One name, one run of numbers, on any machine.
 */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private count = 1;

  constructor(name: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
    this.a = hash | 0;
    this.b = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.c = Math.imul(hash ^ 0xc2b2ae35, 0x27d4eb2f) | 0;
    for (let i = 0; i < 16; i++) this.next();
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Around 0, mostly near it, never beyond ±1. */
  near(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }

  noise(length: number): Float32Array {
    const wave = new Float32Array(length);
    for (let i = 0; i < length; i++) wave[i] = this.next() * 2 - 1;
    return wave;
  }
}
