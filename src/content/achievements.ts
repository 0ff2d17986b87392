/**
 * Forty things worth having done. Each is a goal that can be told from a match's record, from the records or from
 * progress (campaign/achievements.ts), and none makes anybody stronger.
 */

/** The faces, and `number` for a move that is none of them. */
type Finish = 'number' | 'J' | 'Q' | 'K' | 'X' | 'discard' | 'disband';

export type Goal =
  // Of one match, which is won unless the goal says otherwise.
  | { readonly kind: 'turns-at-most'; readonly turns: number }
  | { readonly kind: 'finish'; readonly with: Finish }
  | { readonly kind: 'pairs-won'; readonly pairs: number }
  | { readonly kind: 'sold-all-at'; readonly value: number }
  | { readonly kind: 'sold-somewhere-at'; readonly value: number }
  | { readonly kind: 'caravan-of'; readonly cards: number }
  | { readonly kind: 'one-suit-of'; readonly cards: number }
  | { readonly kind: 'without-faces' }
  | { readonly kind: 'without-discard-or-disband' }
  | { readonly kind: 'hands-off' }
  | { readonly kind: 'by-one-joker'; readonly cards: number }
  | { readonly kind: 'overloaded'; readonly caravans: number }
  | { readonly kind: 'kings-on-one'; readonly kings: number }
  | { readonly kind: 'faces-of'; readonly rank: 'J' | 'Q' | 'K'; readonly count: number }
  | { readonly kind: 'came-back' }
  | { readonly kind: 'out-of-cards' }
  | { readonly kind: 'their-move-won' }
  | { readonly kind: 'deck-at-most'; readonly cards: number }
  | { readonly kind: 'deck-at-least'; readonly cards: number }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'lost' }
  // Of all matches.
  | { readonly kind: 'wins'; readonly count: number }
  | { readonly kind: 'matches'; readonly count: number }
  | { readonly kind: 'streak'; readonly count: number }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'every-price' }
  | { readonly kind: 'rule-sets'; readonly count: number }
  // Of the road.
  | { readonly kind: 'marks'; readonly count: number }
  | { readonly kind: 'all-marks-of-someone' }
  | { readonly kind: 'sets'; readonly count: number }
  | { readonly kind: 'debt-free-after'; readonly advances: number }
  | { readonly kind: 'end-of-road' };

interface Entry {
  readonly title: string;
  readonly words: string;
  readonly goal: Goal;
}

export const ACHIEVEMENTS = {
  'first-win': { title: 'Sold', words: 'Win a match.', goal: { kind: 'wins', count: 1 } },
  'first-loss': { title: 'Tuition', words: 'Lose a match. Everybody pays it once.', goal: { kind: 'lost' } },
  'ten-wins': { title: 'Known at the table', words: 'Win ten matches.', goal: { kind: 'wins', count: 10 } },
  'fifty-wins': { title: 'Asked to leave', words: 'Win fifty matches.', goal: { kind: 'wins', count: 50 } },
  'hundred-matches': {
    title: 'A hundred sacks',
    words: 'Play a hundred matches, however they end.',
    goal: { kind: 'matches', count: 100 },
  },
  'three-in-row': {
    title: 'Following wind',
    words: 'Win three matches in a row.',
    goal: { kind: 'streak', count: 3 },
  },
  'seven-in-row': {
    title: 'One per stop',
    words: 'Win seven matches in a row.',
    goal: { kind: 'streak', count: 7 },
  },
  'thirty-days': {
    title: 'Regular carriage',
    words: 'Play on thirty different days.',
    goal: { kind: 'days', count: 30 },
  },
  'dead-heat': { title: 'Nobody’s fault', words: 'Play a match to a draw.', goal: { kind: 'drawn' } },
  'clean-sweep': {
    title: 'All three wagons',
    words: 'Win with all three pairs sold by you.',
    goal: { kind: 'pairs-won', pairs: 3 },
  },
  'quick-sale': {
    title: 'Did not sit down',
    words: 'Win in ten turns of yours, or fewer.',
    goal: { kind: 'turns-at-most', turns: 10 },
  },
  'top-price': {
    title: 'Full measure',
    words: 'Win with every sold caravan at 26.',
    goal: { kind: 'sold-all-at', value: 26 },
  },
  'low-price': {
    title: 'It will do',
    words: 'Win with every sold caravan at 21.',
    goal: { kind: 'sold-all-at', value: 21 },
  },
  'every-price': {
    title: 'The whole price list',
    words: 'Sell at 21, 22, 23, 24, 25 and 26, over all your matches.',
    goal: { kind: 'every-price' },
  },
  'long-train': {
    title: 'Mind the tail',
    words: 'Win with a sold caravan of eight number cards or more.',
    goal: { kind: 'caravan-of', cards: 8 },
  },
  'short-train': {
    title: 'Two dozen',
    words: 'Win with a caravan sold at 24.',
    goal: { kind: 'sold-somewhere-at', value: 24 },
  },
  uniform: {
    title: 'Same cloth',
    words: 'Win with a sold caravan of four cards or more, all in one suit.',
    goal: { kind: 'one-suit-of', cards: 4 },
  },
  'plain-numbers': {
    title: 'Arithmetic',
    words: 'Win without playing a face card.',
    goal: { kind: 'without-faces' },
  },
  'no-waste': {
    title: 'Everything arrives',
    words: 'Win without discarding or disbanding.',
    goal: { kind: 'without-discard-or-disband' },
  },
  'good-neighbour': {
    title: 'Good neighbour',
    words: 'Win without a face card on their side.',
    goal: { kind: 'hands-off' },
  },
  'last-word-jack': {
    title: 'With regrets',
    words: 'Win by playing a Jack.',
    goal: { kind: 'finish', with: 'J' },
  },
  'last-word-queen': {
    title: 'About turn',
    words: 'Play three Queens in a match you win.',
    goal: { kind: 'faces-of', rank: 'Q', count: 3 },
  },
  'last-word-king': {
    title: 'Royal weight',
    words: 'Win by playing a King.',
    goal: { kind: 'finish', with: 'K' },
  },
  'last-word-joker': {
    title: 'Act of weather',
    words: 'Win by playing a Joker.',
    goal: { kind: 'finish', with: 'X' },
  },
  'last-word-disband': {
    title: 'Less is sold',
    words: 'Win by disbanding a caravan.',
    goal: { kind: 'finish', with: 'disband' },
  },
  'big-joker': {
    title: 'General recall',
    words: 'Take five cards with one Joker, in a match you win.',
    goal: { kind: 'by-one-joker', cards: 5 },
  },
  overloader: {
    title: 'Help with the loading',
    words: 'Make three caravans of theirs too heavy in a match you win.',
    goal: { kind: 'overloaded', caravans: 3 },
  },
  'two-kings': {
    title: 'A double portage',
    words: 'Win with two Kings on one of your number cards.',
    goal: { kind: 'kings-on-one', kings: 2 },
  },
  'five-jacks': {
    title: 'Customs inspection',
    words: 'Play four Jacks in a match you win.',
    goal: { kind: 'faces-of', rank: 'J', count: 4 },
  },
  comeback: {
    title: 'Returned to sender',
    words: 'Win after they had sold two pairs.',
    goal: { kind: 'came-back' },
  },
  'empty-handed': {
    title: 'Outlasted',
    words: 'Win because they ran out of cards.',
    goal: { kind: 'out-of-cards' },
  },
  'their-favour': {
    title: 'Much obliged',
    words: 'Win by a move of theirs.',
    goal: { kind: 'their-move-won' },
  },
  'light-luggage': {
    title: 'Hand luggage',
    words: 'Win with a deck of thirty cards.',
    goal: { kind: 'deck-at-most', cards: 30 },
  },
  'heavy-luggage': {
    title: 'House removal',
    words: 'Win with a deck of a hundred cards or more.',
    goal: { kind: 'deck-at-least', cards: 100 },
  },
  'many-tables': {
    title: 'It depends where you sit',
    words: 'Win under eight different rule sets.',
    goal: { kind: 'rule-sets', count: 8 },
  },
  'half-way': {
    title: 'Nine miles short',
    words: 'Own six sets of cards.',
    goal: { kind: 'sets', count: 6 },
  },
  'all-three-marks': {
    title: 'Thorough',
    words: 'Get all three marks of one person.',
    goal: { kind: 'all-marks-of-someone' },
  },
  'paid-back': {
    title: 'In good standing',
    words: 'Owe the Office nothing, after an advance.',
    goal: { kind: 'debt-free-after', advances: 1 },
  },
  lighthouse: {
    title: 'It arrived',
    words: 'Reach the end of the road, and win there.',
    goal: { kind: 'end-of-road' },
  },
  'every-mark': {
    title: 'Nothing outstanding',
    words: 'Get every mark of one walk along the road.',
    goal: { kind: 'marks', count: 39 },
  },
} as const satisfies Record<string, Entry>;

export type AchievementId = keyof typeof ACHIEVEMENTS;
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as AchievementId[];
