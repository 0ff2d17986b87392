/** Taking a save along and in: as a file, as a code to copy, and beginning anew. It brings its own small dialog. */
import { type ImportFault, importBytes, importText, type SaveReading } from '../campaign/index.ts';
import { IMPORT_FAULT_WORDS, IMPORT_WORDS } from '../text/campaign.ts';
import { CARRY_WORDS } from '../text/records.ts';
import type { Storage } from './storage.ts';

type Kept = Pick<Storage, 'asFile' | 'asCode' | 'replaceAll' | 'reset' | 'settled'>;

/**
 * Does one of these things.
 * @returns words to tell, or null; the page is loaded anew where what is kept has become another
 */
export async function carry(
  how: 'file' | 'code' | 'take-file' | 'take-code' | 'reset',
  kept: Kept,
): Promise<string | null> {
  switch (how) {
    case 'file':
      saveFile(kept.asFile());
      return null;
    case 'code':
      await openDialog(CARRY_WORDS.codeTitle, kept.asCode());
      return null;
    case 'take-file': {
      const bytes = await pickFile();
      return bytes && takeIn(importBytes(bytes), kept);
    }
    case 'take-code': {
      const text = await openDialog(CARRY_WORDS.pasteTitle, null);
      return text === null ? null : takeIn(importText(text), kept);
    }
    case 'reset':
      kept.reset();
      await begin(kept);
      return null;
  }
}

async function takeIn(
  reading: SaveReading | { readonly fault: ImportFault },
  kept: Kept,
): Promise<string | null> {
  if ('fault' in reading) return IMPORT_FAULT_WORDS[reading.fault];
  if ((await openDialog(IMPORT_WORDS.question, null, false)) === null) return null;
  kept.replaceAll(reading.save);
  await begin(kept);
  return IMPORT_WORDS.done;
}

/** Everything that was read at the start is read again. */
async function begin(kept: Kept): Promise<void> {
  await kept.settled();
  history.replaceState(null, '', location.pathname);
  location.reload();
}

function saveFile(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = CARRY_WORDS.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function pickFile(): Promise<Uint8Array | null> {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      resolve(file ? new Uint8Array(await file.arrayBuffer()) : null);
    });
    input.click();
  });
}

/**
 * Shows a text to copy (`text`), asks for one (null), or only asks (`field` false).
 * @returns what stands in the field, null where it was closed
 */
function openDialog(title: string, text: string | null, field = true): Promise<string | null> {
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
  area.value = text ?? '';
  area.readOnly = text !== null;
  const button = (label: string, value: string): HTMLButtonElement => {
    const made = document.createElement('button');
    made.textContent = label;
    made.value = value;
    return made;
  };
  const main = text === null ? button(CARRY_WORDS.take, 'take') : button(CARRY_WORDS.copy, 'copy');
  form.append(head, ...(field ? [area] : []), main, button(CARRY_WORDS.close, ''));
  dialog.append(form);
  document.body.append(dialog);
  // What is typed here is typed, not played.
  for (const kind of ['keydown', 'keyup'] as const)
    dialog.addEventListener(kind, (event) => event.stopPropagation());
  dialog.showModal();
  if (field) area.select();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      if (dialog.returnValue === 'copy') void navigator.clipboard?.writeText(area.value).catch(() => {});
      const answer = dialog.returnValue === 'take' ? area.value : null;
      dialog.remove();
      resolve(answer);
    });
  });
}
