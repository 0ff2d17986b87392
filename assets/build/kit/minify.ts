/** Paths in as few characters as it takes, on a grid of a tenth: they are shipped. */

/** How many numbers follow each command, and which of them are places. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
/** An arc's first five numbers are radii, an angle and flags. */
const PLAIN = 5;

const round = (value: number): number => Math.round(value * 10) / 10;
const text = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.');

/** Numbers side by side; a minus parts as well as a space does. */
function joined(values: readonly number[]): string {
  let result = '';
  for (const value of values) {
    const next = text(value);
    result += result !== '' && !next.startsWith('-') ? ` ${next}` : next;
  }
  return result;
}

export function minify(d: string): string {
  let result = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Where the unrounded path stands, so that roundings do not add up. */
  let [trueX, trueY, trueStartX, trueStartY] = [0, 0, 0, 0];
  const emit = (letter: string, values: readonly number[]): void => {
    const numbers = joined(values);
    const implied = letter === last && letter.toUpperCase() !== 'Z' && letter.toUpperCase() !== 'M';
    result += implied ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers;
    last = letter;
  };
  for (const [, letter, list] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const values = (list!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let command = letter!.toUpperCase();
    const relative = letter !== command;
    const step = NUMBERS[command]!;
    for (let at = 0; at === 0 || at < values.length; at += step || 1) {
      if (command === 'Z') {
        emit('z', []);
        [x, y, trueX, trueY] = [startX, startY, trueStartX, trueStartY];
        break;
      }
      const part = values.slice(at, at + step);
      const plain = command === 'A' ? part.slice(0, PLAIN) : [];
      const across = (value: number): number => (relative ? trueX + value : value);
      const down = (value: number): number => (relative ? trueY + value : value);
      const places =
        command === 'H'
          ? [across(part[0]!), trueY]
          : command === 'V'
            ? [trueX, down(part[0]!)]
            : part.slice(plain.length).map((value, i) => (i % 2 === 0 ? across(value) : down(value)));
      [trueX, trueY] = [places.at(-2)!, places.at(-1)!];
      const whole = places.map(round);
      const [toX, toY] = [whole.at(-2)!, whole.at(-1)!];
      let kind = command === 'H' || command === 'V' ? 'L' : command;
      if (kind === 'L' && toY === y) kind = 'H';
      else if (kind === 'L' && toX === x) kind = 'V';
      const only = (list: number[]): number[] =>
        kind === 'H' ? [list[0]!] : kind === 'V' ? [list[1]!] : list;
      const absolute = [...plain, ...only(whole)];
      const moved = [...plain, ...only(whole.map((value, i) => value - (i % 2 === 0 ? x : y)))];
      if (joined(moved).length <= joined(absolute).length && result !== '') emit(kind.toLowerCase(), moved);
      else emit(kind, absolute);
      [x, y] = [toX, toY];
      if (command === 'M') {
        [startX, startY, trueStartX, trueStartY] = [x, y, trueX, trueY];
        command = 'L'; // further pairs after a move are lines
      }
    }
  }
  return result;
}
