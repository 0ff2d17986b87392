/** Key presses become intents. Keys of the browser and of text fields are left alone. */
import { actionOfKey, type Hearing, type Intent, keyOf } from '../input/index.ts';
import { createHolder } from './holder.ts';
import { MIRRORED } from './mirror.ts';

export interface KeyboardEar {
  hearing(): Hearing;
  send(intent: Intent): void;
  /** A key is held that is done after so many milliseconds; null when it is let go or done. */
  winds?(ms: number | null): void;
  /** A key was pressed while one was waited for. */
  caught(key: string): void;
}

/** The part of a window that is needed. */
export type KeyWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** @returns how to stop listening */
export function listenToKeyboard(target: KeyWindow, ear: KeyboardEar): () => void {
  const holder = createHolder(ear.send, (ms) => ear.winds?.(ms));
  const onDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    // Ctrl, Alt and Meta belong to the browser; what is typed belongs to the field it is typed into.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const press = { key: event.key, shift: event.shiftKey };
    const { bindings, singles, holds, catches } = ear.hearing();
    if (takesKey(event, catches === 'keys')) {
      // Held, a button would be pressed again and again.
      if (event.repeat && isMirrored(event.target)) event.preventDefault();
      return;
    }
    if (catches === 'keys') {
      // Tab goes on walking the page, and Shift may be the first half of a key.
      if (event.key === 'Tab' || event.repeat) return;
      if (event.key === 'Shift') return;
      event.preventDefault();
      ear.caught(keyOf(press));
      return;
    }
    const action = actionOfKey(press, bindings, singles);
    if (!action) {
      // A letter would choose something in a list of the mirror, which nobody meant who plays on the screen.
      if (event.key.length === 1 && isMirrored(event.target)) event.preventDefault();
      return;
    }
    // A key that is held repeats steps, but never a confirmation.
    if (event.repeat && !action.repeats) {
      event.preventDefault();
      return;
    }
    event.preventDefault();
    // A key of the game takes the hand off a button of the page, or the next Enter would press that again. The mirror
    // of the game goes along with it.
    if (isButton(event.target) && !isMirrored(event.target)) event.target.blur();
    holder.down(action, event.code, holds);
  };
  const onUp = (event: KeyboardEvent): void => holder.up(event.code);
  const onBlur = (): void => holder.letGo();
  target.addEventListener('keydown', onDown);
  target.addEventListener('keyup', onUp);
  target.addEventListener('blur', onBlur);
  return () => {
    holder.letGo();
    target.removeEventListener('keydown', onDown);
    target.removeEventListener('keyup', onUp);
    target.removeEventListener('blur', onBlur);
  };
}

const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'closest' in target && 'isContentEditable' in target;
const isButton = (target: EventTarget | null): target is HTMLButtonElement =>
  isElement(target) && target.tagName === 'BUTTON';

const isMirrored = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest(`[${MIRRORED}]`) !== null;

/**
 * Does the focused element use this key itself? The mirror's buttons are pressed as any, unless the next key is waited
 * for; its fields show what the game's keys do, and take text where no key is pressed, as from a screen reader.
 */
function takesKey({ target, key }: KeyboardEvent, caught: boolean): boolean {
  if (!isElement(target)) return false;
  const presses = key === 'Enter' || key === ' ';
  if (isMirrored(target)) return presses && !caught && target.closest('button') !== null;
  if (target.isContentEditable || target.closest('input, textarea, select')) return true;
  return presses && target.closest('button, a, summary') !== null;
}
