/** A save to take along: as the text of a file, or squeezed into a code to copy. What comes in is trusted in no point. */
import { migrate } from './migrations.ts';
import { readSave, type Save, type SaveReading, type Trouble } from './save.ts';
import { SAVE_VERSION } from './save-version.ts';
import { MAX_SEALED, seal, unseal } from './sealed-text.ts';
import { squeeze, unsqueeze } from './squeeze.ts';

/** With the number of the primer. */
const CODE_WORD = 'CARAVAN-1-';

/** Nothing longer is taken in, in characters or bytes. */
export const LONGEST_IMPORT = MAX_SEALED + 1000;

/** What can be wrong with a text that is to be taken in; nothing is changed then. */
export const IMPORT_FAULTS = ['empty', 'too-long', 'not-a-save', 'damaged', 'newer', 'unreadable'] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** What most saves hold, so that a code need not. Part of the format: codes are read with the primer they were made with. */
const PRIMER = [
  '"K>A1.2","Q>B3.4","J>B2.5","discard XS","disband A2","TC>A3","9D>B1","8H>A2","7S>B3","6C>A1","5D>B2","4H>A3","3S>B1","2C>A2","AD>B3",',
  ...['S', 'H', 'D', 'C'].map((suit) => [...'A23456789TJQK'].map((rank) => `"${rank}${suit}",`).join('')),
  '"X","X"],"deckB":[',
  'CARAVAN 2 0 {"table":null,"match":{"version":2,"setup":{"preset":"standard","house":[],"set":{},"opponent":"","you":null,"seed":null,"first":null},',
  '"settings":{"speed":"1","display":{"palette":"green","textScale":"100","effects":"auto","scanlines":"medium","curvature":"medium","vignette":"medium","glow":"medium","noise":"faint","motion":"system","suitLetters":"off"}},',
  '"record":{"version":1,"rules":{"deck":{"kind":"standard54","min":54,"max":54,"maxCopies":1},"firstPlayer":"random","openingPlacement":"alternate","openingSlot":"free","openingStuck":"discard-if-no-number","queenPlacement":"last","queenSuit":true,"equalPair":"none","kingStack":"multiply","maxAttachments":null,"maxRows":null,"jokerOnAce":"suit","jokerAceSuit":"printed","jokerTarget":"stays","faceOnOpponent":"all","faceSuitMatch":"none","disbandEmpty":"illegal","disbandThen":"nothing","discardWhenDeckEmpty":true,"deckEmpty":"stop","outOfCards":"immediate","sellRule":"all-pairs","idleTurnsDraw":null,"maxTurns":null},"seed":',
  ',"deckA":["AS","AH","AD","AC","2S","2H","2D","2C","3S","3H","3D","3C","4S","4H","4D","4C","5S","5H","5D","5C","6S","6H","6D","6C","7S","7H","7D","7C","8S","8H","8D","8C","9S","9H","9D","9C","TS","TH","TD","TC","JS","JH","JD","JC","QS","QH","QD","QC","KS","KH","KD","KC","X","X"],',
  '"first":"A","moves":[],"hashes":[]}},"shelved":[],"campaign":{"road":{"round":1,"house":[],"marks":{"pim-sedgely":["beaten","clean","dare"],"oda-marl":["beaten"],"tobin-clamp":[],"ferrin-slake":[],"averil-stoke":[],"rollo-pennant":[],"sefa-tern":[],"corvin-halse":[],"petra-roe":[],"lucan-fewtrell":[],"hesper-dunnock":[],"tam-hollin":[],"ismay-ostrand":[]},',
  '"money":60,"debt":0,"advances":0,"purses":{"pim-sedgely":60},"losses":{},"sets":[1,2,3],"sitting":null},"sitting":{"opponent":"","level":"greenhorn","stake":15,"games":{"won":0,"lost":0},"lostPair":false,"dared":false,"sets":[1],"record":',
  '"records":{"tallies":[{"opponent":"","rules":"standard","level":"drifter","won":1,"lost":0,"drawn":0,"fastest":null},"fastest":20}],"streak":{"now":0,"best":0},"finishes":{"number":0,"J":0,"Q":0,"K":0,"X":0,"discard":0,"disband":0,"other":0},"sales":[0,0,0,0,0,0],"faces":{"J":0,"Q":0,"K":0,"X":0},"days":[{"day":20000,"won":1,"lost":0,"drawn":0},',
  '"decks":[{"name":"","cards":[]}],"achievements":{},"lessons":[],"puzzles":[]}}',
].join('');

/** Without the hashes of matches under way, which are found again by replaying. */
const bare = (save: Save): Save => {
  const { match, campaign } = save;
  const { sitting } = campaign.road;
  const record = sitting?.record ?? null;
  return {
    ...save,
    match: match && { ...match, record: { ...match.record, hashes: [] } },
    campaign: {
      ...campaign,
      road: {
        ...campaign.road,
        sitting: sitting && { ...sitting, record: record && { ...record, hashes: [] } },
      },
    },
  };
};

const sealed = (save: Save): string => seal({ version: SAVE_VERSION, count: 0, value: save });

/** The text of a file, in ASCII. */
export const exportFile = (save: Save): string => `${sealed(save)}\n`;

/** One word of letters, digits, `-` and `_`. */
export const exportCode = (save: Save): string => CODE_WORD + squeeze(sealed(bare(save)), PRIMER);

/** Troubles with which a save may be taken in all the same: they concern matches under way, and are told. */
const BEARABLE: readonly Trouble[] = ['damaged', 'other-rules', 'road-match-damaged'];

/** Reads a file's text or a code, whichever it is. */
export function importText(text: string): SaveReading | { readonly fault: ImportFault } {
  if (text.length > LONGEST_IMPORT) return { fault: 'too-long' };
  const trimmed = text.trim(); // of a byte order mark too
  if (trimmed === '') return { fault: 'empty' };
  const isCode = trimmed.startsWith(CODE_WORD);
  const plain = isCode ? plainOf(trimmed.slice(CODE_WORD.length)) : trimmed.replace(/\r\n/g, '\n');
  const found = unseal(plain);
  if (typeof found === 'string') return { fault: isCode ? 'damaged' : found };
  if (found.version > SAVE_VERSION) return { fault: 'newer' };
  if (typeof found.value !== 'object' || found.value === null) return { fault: 'unreadable' };
  const reading = readSave(migrate(found.version, found.value));
  const isGood =
    reading.troubles.every((trouble) => BEARABLE.includes(trouble)) &&
    // What would be too much to be read again next time is not taken in now.
    typeof unseal(sealed(reading.save)) !== 'string';
  return isGood ? reading : { fault: 'unreadable' };
}

/** A code may have been broken into lines on its way. */
const plainOf = (code: string): string | null => unsqueeze(code.replace(/\s/g, ''), MAX_SEALED, PRIMER);

/** Reads the bytes of a file. Ours are ASCII: any other byte is damage, or a file of something else. */
export function importBytes(bytes: Uint8Array): SaveReading | { readonly fault: ImportFault } {
  if (bytes.length > LONGEST_IMPORT) return { fault: 'too-long' };
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  // The mark some editors put in front of UTF-8.
  return importText(text.replace(/^\u00ef\u00bb\u00bf/, ''));
}
