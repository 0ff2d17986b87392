/**
 * Data as a text that shows every damage: a header with version, number and checksum, then JSON in plain ASCII, so that a
 * byte is a character and nothing hangs on an encoding. Reading trusts the text in no point.
 */

/** Longer texts are refused before anything else is done with them. */
export const MAX_SEALED = 2_000_000;
/** JSON nested deeper than this is refused: a save needs less than half of it. */
const MAX_DEPTH = 24;
const WORD = 'CARAVAN';
const HEADER = /^CARAVAN ([1-9]\d{0,5}) (0|[1-9]\d{0,14}) ([0-9a-f]{8})\n/;

/** Why a sealed text cannot be read: no save at all, too long, or a save that is not as it was written. */
export type SealFault = 'not-a-save' | 'too-long' | 'damaged';

export interface Sealed {
  /** Of the data's format. */
  readonly version: number;
  /** Counts up from save to save. */
  readonly count: number;
  readonly value: unknown;
}

/** JSON in plain ASCII. @param value anything JSON can hold; throws at anything else */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @param value anything JSON can hold */
export function seal({ version, count, value }: Sealed): string {
  const json = asciiJson(value);
  return `${WORD} ${version} ${count} ${checksum(`${version} ${count}\n${json}`)}\n${json}`;
}

/** Reads what {@link seal} wrote; anything else gives a fault and never throws. */
export function unseal(text: unknown): Sealed | SealFault {
  if (typeof text !== 'string') return 'not-a-save';
  if (text.length > MAX_SEALED) return 'too-long';
  const header = HEADER.exec(text);
  if (!header) return text.startsWith(WORD) ? 'damaged' : 'not-a-save';
  const json = text.slice(header[0].length);
  if (checksum(`${header[1]} ${header[2]}\n${json}`) !== header[3]) return 'damaged';
  if (depthOf(json) > MAX_DEPTH) return 'damaged';
  try {
    return { version: Number(header[1]), count: Number(header[2]), value: JSON.parse(json) as unknown };
  } catch {
    return 'damaged';
  }
}

const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/**
 * CRC-32 as of ISO 3309 (the one of PNG, RFC 2083 section 15): it shows every error of up to 32 bits in a row.
 * @returns eight hexadecimal digits; characters beyond ASCII count with both their bytes
 */
export function checksum(text: string): string {
  let rest = -1;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char > 0xff) rest = (rest >>> 8) ^ TABLE[(rest ^ (char >>> 8)) & 0xff]!;
    rest = (rest >>> 8) ^ TABLE[(rest ^ char) & 0xff]!;
  }
  return ((rest ^ -1) >>> 0).toString(16).padStart(8, '0');
}

/** How deep a JSON text nests, read without recursion. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  let escaped = false;
  for (const char of json) {
    if (escaped) escaped = false;
    else if (inString) {
      if (char === '\\') escaped = true;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth);
    else if (char === ']' || char === '}') depth--;
  }
  return deepest;
}
