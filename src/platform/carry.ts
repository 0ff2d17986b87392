/** Taking a save along and in: as a file, as a code to copy, and beginning anew. */
import {
  type ImportFault,
  importBytes,
  importText,
  LONGEST_IMPORT,
  type SaveReading,
} from '../campaign/index.ts';
import { IMPORT_FAULT_WORDS, IMPORT_WORDS } from '../text/campaign.ts';
import { CARRY_WORDS } from '../text/records.ts';
import { openDialog } from './dialog.ts';
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
      await openDialog({ title: CARRY_WORDS.codeTitle, text: kept.asCode(), kind: 'show' });
      return null;
    case 'take-file': {
      const file = await pickFile();
      const reading = file && (await readSaveFile(file));
      return reading ? takeIn(reading, kept) : file && IMPORT_WORDS.noFile;
    }
    case 'take-code': {
      const text = await openDialog({ title: CARRY_WORDS.pasteTitle, text: '', kind: 'ask' });
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
  if ((await openDialog({ title: IMPORT_WORDS.question, text: '', kind: 'confirm' })) === null) return null;
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

/** Reads a file; null where it cannot be read at all. Its size is known before any of it is read. */
export async function readSaveFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<ReturnType<typeof importBytes> | null> {
  if (file.size > LONGEST_IMPORT) return { fault: 'too-long' };
  try {
    return importBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null; // it may be gone by now
  }
}

function pickFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.click();
  });
}
