/** Words of the road: its map, a person's page, stakes, and what a match there has come to. */
import { counted, listed } from './en/sentences.ts';

export const ROAD_WORDS = {
  title: 'The Road',
  money: (drays: number) => `You have ${counted(drays, 'dray')}.`,
  round: (round: number) => `Walk ${round} along the road: everybody plays above their own level.`,
  stopShut: (missing: number, before: string) =>
    `Shut. ${counted(missing, 'more mark')} at ${before} ${missing === 1 ? 'opens' : 'open'} the road here.`,
  stopShutFar: (before: string) => `Shut. The road here opens from ${before}.`,
  stopMarks: (has: number, all: number) => `${has} of ${all} marks`,
  shut: 'shut',
  sits: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'sits' : 'sit'} here.`,
  goesOn: (missing: number, next: string) =>
    missing === 0
      ? `The road to ${next} is open.`
      : `${counted(missing, 'more mark')} and you may go on to ${next}.`,
  lastStop: 'The road ends here.',
  advance: 'Ask the freight office for an advance',
  advanceNote: (drays: number) => `${counted(drays, 'dray')}, paid back out of what you win.`,
  walkAgain: 'Walk the road again',
  walkNote: 'Everybody plays higher, with full purses; money and cards stay yours.',
  walkLines: [
    'You have come to the end of the road. It can be walked again: everybody is met anew and plays two levels higher, marks begin anew, and purses are full.',
    'If you like, lay a house rule over every table of the next walk.',
  ],
  walkGo: 'Go back to the ferry',
  goOn: 'Go on with the match',
  leaveTable: 'Leave the table',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  sitting: (name: string, moves: number) => `You sit with ${name}. ${counted(moves, 'move')} played.`,
  between: (won: number, lost: number) => `Games so far: you ${won}, they ${lost}.`,
  sitDown: 'Sit down',
  sitElsewhere: (name: string) => `You still sit with ${name}.`,
  stake: 'Your stake',
  match: (drays: number) => `match them: ${drays} dr`,
  raise: (drays: number) => `raise to ${drays} dr`,
  friendly: 'a friendly match',
  stakeNote: (drays: number) =>
    `You lay down ${counted(drays, 'dray')}, and so do they; the winner takes both.`,
  friendlyNote: 'Nobody lays anything down. Marks and cards can be won all the same.',
  noMoney: 'You have not a dray to lay down. The freight office gives an advance.',
  deck: 'Your deck',
  fullPack: 'one full pack',
  fullPackNote: 'One full pack, as it comes from the Office.',
  ownDeck: (cards: number) => `${counted(cards, 'card')} of your own.`,
  rules: 'Rules of this table',
  rulesAre: (title: string, words: string) => `${title}. ${words}`,
  differs: 'What differs here from the standard table:',
  bestOf: 'A series: whoever wins two games wins the match. Draws are played again.',
  level: (level: string, style: string) => `Plays as a ${level}; ${style}.`,
  mark: (has: boolean, words: string) => `${has ? '■' : '□'} ${words}`,
  dared: (words: string) => `Beaten as dared: “${words}”`,
  set: (name: string, has: boolean) =>
    has ? `Their set of cards, ${name}, is yours.` : `Beat them and their set of cards, ${name}, is yours.`,
  met: (won: number, lost: number) => `You have won ${won} and lost ${lost} against them.`,
  person: (name: string, epithet: string, trade: string) => `${name}, ${epithet}, ${trade}.`,
  shutPerson: 'The road there is not open yet.',
  backToRoad: 'Back to the road',
  nextGame: 'Next game',
} as const;

/** What a match has come to. */
export const ROAD_RESULT = {
  heading: { won: 'You win', lost: 'You lose', drawn: 'A draw' },
  gameHeading: { won: 'The game is yours', lost: 'The game is theirs', drawn: 'A drawn game' },
  pot: {
    won: (drays: number) =>
      drays === 0 ? '' : `The pot is yours: ${counted(2 * drays, 'dray')}, half of it your own.`,
    lost: (drays: number) => (drays === 0 ? '' : `Your stake is gone: ${counted(drays, 'dray')}.`),
    drawn: (drays: number) => (drays === 0 ? '' : `Each takes back ${counted(drays, 'dray')}.`),
  },
  mark: (words: string) => `New mark: ${words}.`,
  set: (name: string) => `${name}, their set of cards, is yours.`,
  opened: (stop: string) => `The road to ${stop} is open.`,
  freight: (drays: number) => `The Office pays ${counted(drays, 'dray')} for the freight that came with you.`,
  end: 'You have come to the end of the road.',
  won: {
    palette: (name: string) => `A new phosphor for the settings: ${name}.`,
    back: (name: string) => `A new card back for the settings: ${name}.`,
    radio: (title: string) => `New on the radio: ${title}.`,
  },
  earned: (title: string) => `Achievement: ${title}.`,
  said: (name: string, line: string) => `${name}: “${line}”`,
  eased: (name: string) => `${name} will go easier on you next time.`,
} as const;
