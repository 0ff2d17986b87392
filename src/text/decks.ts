/** Words of the deck workshop: the list of decks, the deck that is being built, hints, names, deck texts. */
import type { CardName } from '../engine/index.ts';
import { cardInWords } from './en/cards.ts';
import { counted, listed, sentence } from './en/sentences.ts';

export const DECK_WORDS = {
  title: 'Deck workshop',
  note: 'Build decks from the cards you have won.',
  owned: (cards: number, sets: readonly string[]) => `You have ${counted(cards, 'card')}: ${listed(sets)}.`,
  ownSet: 'your own set',
  where:
    'A deck of your own can be brought to tables whose rules allow it; all others are played with one full pack.',
  none: 'You have no deck yet. Begin with a suggested one, or with an empty table.',
  deck: (cards: number, fits: string) => `${counted(cards, 'card')}. ${fits}`,
  new: 'A new deck',
  newNote: 'Begins empty.',
  newName: 'My deck',
  plans: 'Suggested decks',
  plansNote: 'Whole decks made of your cards, to play or to change.',
  plansLines:
    'Each is made of the cards you have. What you take becomes a deck of your own, to be changed as you like.',
  moreCards: 'More of them can be made once you have won a second set.',
  noPlans: 'Your cards make none of them.',
  take: 'Take in a deck text',
  takeNote: 'Paste a deck that was written as text, here or by somebody else.',
  takeTitle: 'Paste a deck text here, like this: Brisk thirty: 6S-TS JS JH KD X',
  full: (most: number) => `There is room for ${most} decks: throw one away first.`,
  taken: (name: string, cards: number) => `${name} is added: ${counted(cards, 'card')}.`,
  notYours: 'Some of its cards are not yours yet; it can be played once they are.',
  fits: (titles: readonly string[]) => `Fit for ${listed(titles)}.`,
  fitsAll: 'Fit for every table that takes a deck of your own.',
  fitsNone: 'Not fit for any table yet.',
  unfit: (titles: readonly string[], why: string) => `${listed(titles)}: ${why}`,
  size: (cards: number, numbers: number, faces: number) =>
    `${counted(cards, 'card')}: ${counted(numbers, 'number')}, ${counted(faces, 'face card')}.`,
  undo: 'Undo',
  redo: 'Redo',
  hand: 'Press',
  adds: 'adds',
  takes: 'takes',
  handNote: 'What pressing a card does. Backspace always takes one out, a digit says how many.',
  ideas: 'Ideas',
  ideasNote: 'What one card more, less or in the place of another would change.',
  more: 'More',
  moreNote: 'Its name, a copy, its text, or away with it.',
  cell: (card: CardName, has: number, most: number) =>
    `${sentence(cardInWords(card)).replace(/\.$/, '')}: ${has} in the deck, you have ${most}.`,
  head: (rank: string, has: number, most: number) =>
    rank === 'X'
      ? `Jokers: ${has} in the deck, you have ${most}.`
      : `${RANK_PLURALS[rank]}: ${has} in the deck, you have ${most}. Press for one more of each suit.`,
  add: 'Add one',
  takeOut: 'Take one out',
  tooMany: (most: number) => `A deck has ${most} cards at most.`,
  odds: 'Chances',
  suits: 'Suits',
  oddsShort: { open: 'can open', sellInThree: 'sells in 3', jack: 'Jack by turn 5' },
  percent: (chance: number) => `${(100 * chance).toFixed(chance > 0.9995 || chance < 0.0005 ? 0 : 1)} %`,
  jokers: 'X',
  source:
    'Chances are exact, by the hypergeometric law (Johnson, Kemp, Kotz, Univariate Discrete Distributions, 2005, 6.1): of eight cards dealt, and for the Jack of twelve seen by your fifth turn.',
  strength: (rules: string, share: number, games: number, apart: number) =>
    games === 0 && apart === 0
      ? `Strength, ${rules}: one full pack, the measure of all others (50 %).`
      : `Strength, ${rules}: ${apart === 0 ? 'wins' : `unmeasured, but ${counted(apart, 'card')} from a deck that wins`} ${share} % against one full pack${games === 0 ? '' : ` (${games} games)`}.`,
  planStrength: (least: number, most: number) =>
    `Wins ${least} to ${most} % against one full pack, depending on the rules.`,
  strengthUnknown: (rules: string) =>
    `Strength, ${rules}: not measured. No deck like it has been played often enough to say.`,
  strengthSource:
    'Strength is measured: Long-Haulers on both sides, each deal played twice with the seats changed, draws counted half. It tells of decks in such hands, not of yours.',
  forRules: 'For the rules of',
  oddsLine: (what: string, percent: string) => `${what}: ${percent}.`,
  nothingToBetter: 'No single card would do more for it. The chances are good as they are, or good enough.',
  unfitFirst: (why: string) => `First it has to be fit for this table. ${why}`,
  fill: 'Fill it up',
  fillNote: (min: number) => `Adds high numbers and face cards of yours until there are ${min}.`,
  changed: 'Done. Undo takes it back.',
  swap: (add: string, remove: string) => `${add} in the place of ${remove}`,
  addOne: (add: string) => `Add ${add}`,
  removeOne: (remove: string) => `Take out ${remove}`,
  rename: 'Give it another name',
  copy: 'Make a copy',
  copied: (name: string) => `${name} is a copy of it.`,
  text: 'Show it as text',
  textNote: 'To copy, mail and keep; it can be taken in again anywhere.',
  textTitle: 'This is the deck as text. Copy it whole.',
  delete: 'Throw it away',
  deleteQuestion: 'Throw it away?',
  deleteLine: (name: string) => `The deck ${name} is gone then; the cards stay yours.`,
  deleteNo: 'Keep it',
  deleteYes: 'Throw it away',
  deleted: (name: string) => `${name} is gone.`,
  nameHead: 'A name for it',
  nameTitle: 'What is the deck to be called?',
  nameType: 'Type a name',
  nameTypeNote: 'With a keyboard, of the computer or on the screen.',
  nameTake: 'Call it so',
  nameNow: (name: string) => `It will be called ${name}.`,
  firstWord: 'First word',
  secondWord: 'Second word',
  noName: 'A name has at least one letter.',
} as const;

const RANK_PLURALS: Readonly<Record<string, string>> = {
  A: 'Aces',
  2: 'Twos',
  3: 'Threes',
  4: 'Fours',
  5: 'Fives',
  6: 'Sixes',
  7: 'Sevens',
  8: 'Eights',
  9: 'Nines',
  T: 'Tens',
  J: 'Jacks',
  Q: 'Queens',
  K: 'Kings',
};

/** Words to make a name of where nothing can be typed. */
export const NAME_WORDS = {
  first: ['Long', 'Short', 'Dry', 'Salt', 'Ferry', 'Iron', 'Quiet', 'Late', 'Lucky', 'Second'],
  second: ['haul', 'road', 'season', 'market', 'bargain', 'mile', 'summer', 'ledger', 'mule', 'lamp'],
} as const;

/** A rank as the head of its lane shows it. */
export const rankLabel = (rank: string): string => ({ T: '10' })[rank] ?? rank;
