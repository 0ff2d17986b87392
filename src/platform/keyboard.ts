/** Key presses become intents. Keys of the browser and of text fields are left alone. */
import { actionOfKey, type Hearing, type Intent, keyOf } from '../input/index.ts';
import { createHolder } from './holder.ts';

export interface KeyboardEar {
  hearing(): Hearing;
  send(intent: Intent): void;
  /** A key was pressed while one was waited for. */
  caught(key: string): void;
}

/** The part of a window that is needed. */
export type KeyWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** @returns how to stop listening */
export function listenToKeyboard(target: KeyWindow, ear: KeyboardEar): () => void {
  const holder = createHolder(ear.send);
  const onDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    // Ctrl, Alt and Meta belong to the browser; what is typed belongs to the field it is typed into.
    if (event.ctrlKey || event.altKey || event.metaKey || takesKey(event)) return;
    const press = { key: event.key, shift: event.shiftKey };
    const { bindings, singles, holds, catches } = ear.hearing();
    if (catches === 'keys') {
      // Tab goes on walking the page, and Shift may be the first half of a key.
      if (event.key === 'Tab' || event.repeat) return;
      if (event.key === 'Shift') return;
      event.preventDefault();
      ear.caught(keyOf(press));
      return;
    }
    const action = actionOfKey(press, bindings, singles);
    if (!action) return;
    // A key that is held repeats steps, but never a confirmation.
    if (event.repeat && !action.repeats) {
      event.preventDefault();
      return;
    }
    event.preventDefault();
    // A key of the game takes the hand off a button of the page, or the next Enter would press that again.
    if (isButton(event.target)) event.target.blur();
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

/** Does the focused element use this key itself? */
function takesKey({ target, key }: KeyboardEvent): boolean {
  if (!isElement(target)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}
