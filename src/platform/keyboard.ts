/** Key presses become intents. Keys of the browser and of text fields are left alone. */
import { type Intent, intentOf } from '../input/index.ts';

/** @returns how to stop listening */
export function listenToKeyboard(target: Window, send: (intent: Intent) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    // Ctrl, Alt and Meta belong to the browser; what is typed belongs to the field it is typed into.
    if (event.ctrlKey || event.altKey || event.metaKey || takesKey(event)) return;
    const intent = intentOf({ key: event.key, shift: event.shiftKey });
    if (!intent) return;
    // A key that is held repeats steps, but never a confirmation.
    if (event.repeat && intent.type !== 'move') return;
    event.preventDefault();
    // A key of the game takes the hand off a button of the page, or the next Enter would press that again.
    if (event.target instanceof HTMLButtonElement) event.target.blur();
    send(intent);
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

/** Does the focused element use this key itself? */
function takesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}
