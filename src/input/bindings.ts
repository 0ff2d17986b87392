/**
 * Which key and which button means which action. A person may change all of it but two: Esc always goes back, and
 * Start always opens the menu. Keys carry the names browsers give them (`KeyboardEvent.key`, letters in lower case),
 * with `shift+` before them where Shift makes a difference.
 */
import { ACTIONS, type Action, actionFor, actionOf, DEEDS, type Deed } from './actions.ts';
import { isPadButton, type PadButton } from './devices.ts';

/** What can be bound: keys of a keyboard, buttons of a pad. */
export type Bound = 'keys' | 'buttons';

/** By action, what it is bound to. */
export interface Bindings {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly buttons: Readonly<Record<string, readonly PadButton[]>>;
}

/** What cannot be taken from an action. */
const FIXED: Record<Bound, Readonly<Record<string, readonly string[]>>> = {
  keys: { cancel: ['Escape'] },
  buttons: { menu: ['start'] },
};

export const DEFAULT_BINDINGS: Bindings = {
  keys: Object.fromEntries(ACTIONS.map(({ id, keys }) => [id, keys])),
  buttons: Object.fromEntries(ACTIONS.map(({ id, buttons }) => [id, buttons])),
};

/** What a person has changed, as it is kept: by action, what it is bound to instead. */
export type Changes = Readonly<Record<string, readonly string[]>>;

const MOST_PER_ACTION = 4;

/** The bindings with what was changed, whatever stands in there: nothing means two things, and nothing vital is lost. */
export function bindingsWith(keys: Changes, buttons: Changes): Bindings {
  return {
    keys: changed('keys', keys, isFreeKey),
    buttons: changed('buttons', buttons, (name) => isPadButton(name)) as Bindings['buttons'],
  };
}

function changed(
  bound: Bound,
  changes: Changes,
  isGood: (name: string) => boolean,
): Record<string, readonly string[]> {
  const taken = new Set(Object.values(FIXED[bound]).flat());
  const result: Record<string, readonly string[]> = {};
  // What was chosen comes before what was there at first.
  const isChosen = ({ id }: Action): boolean => Object.hasOwn(changes, id) && Array.isArray(changes[id]);
  for (const one of [...ACTIONS].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)))) {
    const wanted = isChosen(one) ? changes[one.id]! : one[bound];
    const fixed = FIXED[bound][one.id] ?? [];
    const free = [...new Set(wanted)]
      .filter((name) => typeof name === 'string' && isGood(name) && !taken.has(name))
      .slice(0, MOST_PER_ACTION);
    for (const name of free) taken.add(name);
    result[one.id] = [...fixed, ...free];
  }
  // What a device cannot do without comes back, if need be from where it went; that may cost another, which then gets
  // back its own. First bindings never overlap, so this comes to an end.
  const lacks = ({ id, vital, [bound]: first }: Action): boolean =>
    vital && first.length > 0 && result[id]!.length === 0;
  for (let one = ACTIONS.find(lacks); one; one = ACTIONS.find(lacks)) {
    const first: readonly string[] = one[bound];
    for (const other of Object.keys(result))
      result[other] = result[other]!.filter((name) => !first.includes(name));
    result[one.id] = first;
  }
  return result;
}

/** Why a key or a button cannot be given to an action. */
export type BindingFault =
  /** The browser needs it. */
  | 'browser'
  /** It is Esc or Start, which always do the same. */
  | 'fixed'
  /** It is the only one of something that cannot be done without. */
  | 'vital';

/** What would come of giving `name` to an action. */
export type BindingTry =
  | { readonly kind: 'free'; readonly changes: Changes }
  /** Another action has it, and would lose it. */
  | { readonly kind: 'taken'; readonly from: Action; readonly changes: Changes }
  | { readonly kind: 'refused'; readonly fault: BindingFault; readonly from: Action | null };

/** Gives an action one key or button in the place of those it has. */
export function tryBinding(
  bindings: Bindings,
  changes: Changes,
  id: string,
  bound: Bound,
  name: string,
): BindingTry {
  if (bound === 'keys' && !isFreeKey(name)) return { kind: 'refused', fault: 'browser', from: null };
  const now: Readonly<Record<string, readonly string[]>> = bindings[bound];
  const from = actionOf(Object.keys(now).find((other) => now[other]!.includes(name)) ?? '');
  if (Object.values(FIXED[bound]).flat().includes(name)) return { kind: 'refused', fault: 'fixed', from };
  if (!from || from.id === id) return { kind: 'free', changes: { ...changes, [id]: [name] } };
  const left = now[from.id]!.filter((other) => other !== name);
  if (from.vital && left.length === 0) return { kind: 'refused', fault: 'vital', from };
  return { kind: 'taken', from, changes: { ...changes, [from.id]: left, [id]: [name] } };
}

/** Keys that belong to the browser or to the page. */
const BROWSER_KEYS =
  /^(?:shift\+)?(?:Tab|F\d+|Dead|Process|Unidentified|CapsLock|Control|Alt|AltGraph|Meta|OS|ContextMenu|PrintScreen)$/;

/** May a key be bound? F1 may: it means help everywhere. */
const isFreeKey = (key: string): boolean =>
  key === 'F1' || (key !== '' && key.length < 24 && !BROWSER_KEYS.test(key));

/** A key as it was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
}

/** A key press as a binding writes it; Shift counts only for letters, whose names do not tell it. */
export function keyOf({ key, shift }: KeyPress): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shift && /^[a-z]$/.test(name) ? `shift+${name}` : name;
}

/** Keys that stand alone for something: letters, digits and marks, which speech input and braille keyboards also send. */
const isSingle = (key: string): boolean => key.length === 1 && key !== ' ';

/** Which single keys count: a person may switch them off; digits are still typed where a number is asked. */
export type Singles = 'all' | 'digits' | 'none';

/** What a key means, or null when it means nothing. */
export function actionOfKey(
  press: KeyPress,
  bindings: Bindings = DEFAULT_BINDINGS,
  singles: Singles = 'all',
): Action | null {
  const exact = keyOf(press);
  const plain = exact.replace(/^shift\+/, '');
  if (isSingle(plain) && singles !== 'all' && !(singles === 'digits' && /\d/.test(plain))) return null;
  const find = (name: string): Action | undefined =>
    ACTIONS.find(({ id }) => bindings.keys[id]?.includes(name));
  return find(exact) ?? find(plain) ?? null;
}

/** What a button means, or null when it means nothing. */
export const actionOfButton = (button: PadButton, bindings: Bindings = DEFAULT_BINDINGS): Action | null =>
  ACTIONS.find(({ id }) => bindings.buttons[id]?.includes(button)) ?? null;

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as written on it. */
export function keyName(key: string): string {
  if (key.startsWith('shift+')) return `Shift+${keyName(key.slice('shift+'.length))}`;
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** All that does a deed, in the order of its actions. */
export function boundTo(deed: Deed, bound: 'keys', bindings?: Bindings): readonly string[];
export function boundTo(deed: Deed, bound: 'buttons', bindings?: Bindings): readonly PadButton[];
export function boundTo(deed: Deed, bound: Bound, bindings: Bindings = DEFAULT_BINDINGS): readonly string[] {
  return ACTIONS.filter((one) => one.deed === deed).flatMap(({ id }) => [...(bindings[bound][id] ?? [])]);
}

/** The key that is shown for a deed: one for a single action, the first and last of a row of keys. */
export function keyFor(deed: Deed, bindings: Bindings = DEFAULT_BINDINGS): string {
  const first = (id: string): string => bindings.keys[id]?.map(keyName)[0] ?? '';
  if (deed === 'move') return ['left', 'up', 'down', 'right'].map(first).join(' ');
  if (deed === 'pick') return `${first('pick-1')}–${first('pick-8')}`;
  return first(actionFor(deed).id);
}

/** What can be done, in the order of the catalogue, each with all its keys as written on them. */
export function keysByDeed(
  bindings: Bindings = DEFAULT_BINDINGS,
): { readonly does: Deed; readonly keys: readonly string[] }[] {
  return DEEDS.map((does) => ({ does, keys: boundTo(does, 'keys', bindings).map(keyName) }));
}
