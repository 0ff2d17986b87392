/**
 * The text of one member of a JSON object, as it was written. A number beyond what a float holds, or a list nested
 * a hundred thousand deep, can so be repeated exactly without being built again.
 */

const SPACE = new Set([' ', '\t', '\r', '\n']);

/**
 * Finds a member of the outermost object; of several with the same key the last counts, as in `JSON.parse`.
 * @param json a text that `JSON.parse` reads as an object
 * @returns the value's text without white space between its tokens, or null when there is no such member
 */
export function memberText(json: string, key: string): string | null {
  let found: string | null = null;
  let at = json.indexOf('{') + 1;
  for (;;) {
    at = skipSpace(json, at);
    if (json[at] !== '"') return found;
    const name = at;
    at = stringEnd(json, at);
    const matches = JSON.parse(json.slice(name, at)) === key;
    at = skipSpace(json, skipSpace(json, at) + 1);
    const end = valueEnd(json, at);
    if (matches) found = withoutSpace(json.slice(at, end));
    at = skipSpace(json, end) + 1;
  }
}

function skipSpace(json: string, from: number): number {
  let at = from;
  while (SPACE.has(json.charAt(at))) at++;
  return at;
}

/** The place behind a string that begins here. */
function stringEnd(json: string, from: number): number {
  let at = from + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place behind a value that begins here: at the comma or bracket that ends it. */
function valueEnd(json: string, from: number): number {
  let depth = 0;
  let at = from;
  for (;;) {
    switch (json[at]) {
      case '"':
        at = stringEnd(json, at);
        continue;
      case '[':
      case '{':
        depth++;
        break;
      case ',':
        if (depth === 0) return at;
        break;
      case ']':
      case '}':
        if (depth === 0) return at;
        depth--;
        break;
    }
    at++;
  }
}

/** Answers are one line each, whatever a reader takes for the end of a line. */
const withoutSpace = (value: string): string => value.replace(/("(?:[^"\\]|\\.)*")|[ \t\r\n]/g, '$1');
