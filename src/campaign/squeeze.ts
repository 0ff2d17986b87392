/**
 * Makes a save short enough to be copied by hand: LZSS (Storer and Szymanski, "Data compression via textual
 * substitution", 1982) over ASCII, written in the 64 characters of base64url (RFC 4648, section 5).
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A repeat reaches back this far and is this long: 1 + 14 + 6 bits against 8 for a plain character. */
const DISTANCE_BITS = 14;
const LENGTH_BITS = 6;
const SHORTEST = 4;
const LONGEST = SHORTEST + (1 << LENGTH_BITS) - 1;
const FURTHEST = 1 << DISTANCE_BITS;
/** Places tried for the longest repeat. */
const MOST_TRIES = 64;

/**
 * @param plain ASCII only
 * @param primer what the text is likely to repeat; reading needs the same
 */
export function squeeze(plain: string, primer: string): string {
  const text = primer + plain;
  const out = new BitWriter();
  const places = new Map<string, number[]>();
  const enter = (at: number): void => {
    const key = text.slice(at, at + SHORTEST);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  };
  let at = primer.length;
  for (let i = 0; i < at; i++) enter(i);
  while (at < text.length) {
    let length = 0;
    let distance = 0;
    const known = places.get(text.slice(at, at + SHORTEST)) ?? [];
    for (let i = known.length - 1; i >= 0 && i >= known.length - MOST_TRIES; i--) {
      const from = known[i]!;
      if (at - from > FURTHEST) break;
      let same = SHORTEST;
      while (same < LONGEST && text[from + same] === text[at + same]) same++;
      if (same > length) [length, distance] = [same, at - from];
    }
    if (length < SHORTEST) {
      out.write(0, 1);
      out.write(text.charCodeAt(at) & 0x7f, 7);
      length = 1;
    } else {
      out.write(1, 1);
      out.write(distance - 1, DISTANCE_BITS);
      out.write(length - SHORTEST, LENGTH_BITS);
    }
    for (let i = 0; i < length; i++) enter(at + i);
    at += length;
  }
  return out.text();
}

/**
 * Reads what {@link squeeze} wrote.
 * @param most the longest result wanted, in characters
 * @returns null where the text is none of ours or becomes longer than wanted
 */
export function unsqueeze(text: string, most: number, primer: string): string | null {
  const bits = new BitReader(text);
  const chars = [...primer];
  for (;;) {
    if (bits.read(1) === 0) {
      const code = bits.read(7);
      if (code === null) break; // cut off
      chars.push(String.fromCharCode(code));
    } else {
      const distance = bits.read(DISTANCE_BITS);
      const length = bits.read(LENGTH_BITS);
      if (distance === null || length === null) break; // the filling, or the end
      const from = chars.length - distance - 1;
      if (from < 0) return null;
      for (let i = 0; i < length + SHORTEST; i++) chars.push(chars[from + i]!);
    }
    if (chars.length > most + primer.length) return null;
  }
  return bits.foreign ? null : chars.slice(primer.length).join('');
}

class BitWriter {
  private digits: string[] = [];
  private held = 0;
  private count = 0;

  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.held = (this.held << 1) | ((value >> bit) & 1);
      if (++this.count === 6) this.emit();
    }
  }

  /** Fills the last digit with ones, which no whole item begins with. */
  text(): string {
    while (this.count > 0) this.write(1, 1);
    return this.digits.join('');
  }

  private emit(): void {
    this.digits.push(DIGITS[this.held]!);
    this.held = 0;
    this.count = 0;
  }
}

class BitReader {
  /** A character that is no digit was met. */
  foreign = false;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The next bits, or null at the end. */
  read(bits: number): number | null {
    if (this.at + bits > this.text.length * 6) return null;
    let value = 0;
    for (let i = 0; i < bits; i++, this.at++) {
      const digit = DIGITS.indexOf(this.text[Math.floor(this.at / 6)]!);
      if (digit < 0) this.foreign = true;
      value = (value << 1) | ((digit >> (5 - (this.at % 6))) & 1);
    }
    return value;
  }
}
