/** A small dialog of the page's own elements: where text is typed or pasted, a canvas will not do. */
import type { Intent } from '../input/index.ts';
import { CARRY_WORDS } from '../text/records.ts';

export interface DialogAsked {
  readonly title: string;
  /** What stands in the field at first. */
  readonly text: string;
  /** Shows a text to copy, asks for one, or only asks yes or no. */
  readonly kind: 'show' | 'ask' | 'confirm';
}

let open: { readonly dialog: HTMLDialogElement; readonly main: HTMLButtonElement } | null = null;

/** Shows it. @returns what stands in the field; null where it was closed, or only shown */
export function openDialog({ title, text, kind }: DialogAsked): Promise<string | null> {
  const dialog = document.createElement('dialog');
  dialog.className = 'carry';
  dialog.setAttribute('aria-label', title);
  const form = document.createElement('form');
  form.method = 'dialog';
  const head = document.createElement('p');
  head.textContent = title;
  const area = document.createElement('textarea');
  area.rows = 6;
  area.spellcheck = false;
  area.setAttribute('aria-label', title);
  area.value = text;
  area.readOnly = kind === 'show';
  const button = (label: string, value: string): HTMLButtonElement => {
    const made = document.createElement('button');
    made.textContent = label;
    made.value = value;
    return made;
  };
  const main = kind === 'show' ? button(CARRY_WORDS.copy, 'copy') : button(CARRY_WORDS.take, 'take');
  form.append(head, ...(kind === 'confirm' ? [] : [area]), main, button(CARRY_WORDS.close, ''));
  dialog.append(form);
  document.body.append(dialog);
  // What is typed here is typed, not played.
  for (const type of ['keydown', 'keyup'] as const)
    dialog.addEventListener(type, (event) => event.stopPropagation());
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    main.click();
  });
  dialog.showModal();
  if (kind !== 'confirm') area.select();
  open = { dialog, main };
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      open = null;
      if (dialog.returnValue === 'copy') void navigator.clipboard?.writeText(area.value).catch(() => {});
      const answer = dialog.returnValue === 'take' ? area.value : null;
      dialog.remove();
      resolve(answer);
    });
  });
}

/** Whether a dialog is open, which then takes the intent: a pad cannot type, but it can say yes and go back. */
export function dialogTakes(intent: Intent): boolean {
  if (!open) return false;
  if (intent.type === 'command' && intent.command === 'confirm') open.main.click();
  if (intent.type === 'command' && intent.command === 'cancel') open.dialog.close();
  return true;
}
