/** Titles, hints and explanations. What an explanation says of the tempting move, the prover has checked. */
import type { MINED } from './mined.ts';
import type { PuzzleWords } from './puzzle.ts';

export const PUZZLE_WORDS: Record<(typeof MINED)[number]['id'], PuzzleWords> = {
  'seven-twice': {
    title: 'Seven, Twice',
    hint: 'One of your caravans is seven short, and there is a Seven in it.',
    why: 'The King on the Seven turns fourteen into twenty-one: you sell the first and the third, they keep the second, and the match is over. A King on their Ten only spoils the second pair, and then two pairs are open.',
  },
  'a-present': {
    title: 'A Present',
    hint: 'You have sold two. Who sells the third is all the same to you.',
    why: 'The King on their Ten turns thirteen into twenty-three. Their caravan sells, all three pairs are decided, and you have two of them. With the Nine your own first caravan only comes to sixteen, and they have a turn to spoil something.',
  },
  'the-smallest-push': {
    title: 'The Smallest Push',
    hint: 'Their third caravan is one short. Nobody says that you may not help.',
    why: 'The King on their Ace turns twenty into twenty-one. They sell one, you have sold two, and that ends the match. Starting your own third caravan with the Nine decides nothing.',
  },
  'nine-too-many': {
    title: 'Nine Too Many',
    hint: 'Count what each card of your first caravan weighs, King and all.',
    why: 'The Jack takes the plain Nine: thirty-five less nine is twenty-six, the most that anybody pays. On the Nine under the King he takes eighteen and leaves seventeen; on the Eight he leaves twenty-seven.',
  },
  'three-off-theirs': {
    title: 'Three Off Theirs',
    hint: 'It is their second caravan that holds things up. It is one too heavy.',
    why: 'The Jack takes their Three: twenty-seven becomes twenty-four, their caravan sells, and with two sold the match is yours. On any other card of it he takes too much, and it is too light instead.',
  },
  'leave-the-king': {
    title: 'Leave the King',
    hint: 'The heaviest card is not always the one that has to go.',
    why: 'Thirty less nine is twenty-one: with the Nine gone your third caravan sells, and the other two are yours already. On the Ten the Jack takes the King along, twenty in all, and leaves ten.',
  },
  'three-sixes': {
    title: 'Three Sixes',
    hint: 'You can afford to lose one caravan, but not two.',
    why: 'The Joker on the Six of your first caravan spares that one and takes the others: the second comes down to twenty-one, the third falls to twenty and goes to them. Two to one. On the Six of the third it keeps that pair, and the first is too light to sell.',
  },
  'anything-but-level': {
    title: 'Anything but Level',
    hint: 'A tie holds up the match. It may be broken in their favour.',
    why: 'The Joker on their Five takes a Five from your second caravan, which makes twenty-six, and one from your third, which falls behind. Two to one. On the Five of the third that pair stays level, and a tie sells for nobody.',
  },
  'their-three': {
    title: 'Their Three',
    hint: 'Two of your caravans are a little too heavy, by no more than three.',
    why: 'On their Three the Joker spares theirs and takes both of yours: twenty-nine becomes twenty-six, twenty-seven becomes twenty-four, and their one sale does not matter. On the Three of your third it spares the very weight it should take.',
  },
  'a-word-about-spades': {
    title: 'A Word about Spades',
    hint: 'Look for a card by which a Joker asks for a suit and not for a value.',
    why: 'On their Ace of Spades the Joker takes every other Spade: their third caravan shrinks to five, and your second goes to them. Two to one. On your Nine it sells the second for you, but the third pair stays level, and so nothing ends.',
  },
  'first-things-first': {
    title: 'First Things First',
    hint: 'Two pairs are open. One of them you can settle at any time, the other with this King only.',
    why: 'No card you hold follows the Ace, but the King on the Eight turns thirteen into twenty-one. The level pair can wait: next turn you overload or disband your second, and two to one is enough. The King on their Nine wins that pair and leaves the third stuck at thirteen.',
  },
  'out-with-the-tens': {
    title: 'Out with the Tens',
    hint: 'A Joker spares the card it lies on. Which Ten should stay, and what fits where another lay?',
    why: 'The Joker on the Ten of your second takes the Ten of your third: the Five under two Kings is twenty, and the Four makes twenty-four. Nothing they can hold prevents it. On the Nine it ruins their first caravan, but your third stays at thirty.',
  },
  'leave-them-something': {
    title: 'Leave Them Something',
    hint: 'They may hold a King. Let him decide a pair, wherever he strikes.',
    why: 'On the Two of their first the Joker takes the Two of their third: twenty-three, outbid, but still for sale. If a King overloads one of yours, theirs sells, and your own King sells the first pair for two to one. If the Joker takes the Ten, a King on your third leaves that pair open.',
  },
  'below-the-ace': {
    title: 'Below the Ace',
    hint: 'Two pairs are yours. The third needs a card after the Ace, and nothing is lower than an Ace.',
    why: 'The Queen turns your first caravan upwards, and the Two or the Six sells it. Should they turn it back with the Queen of Hearts, she lets in your Six of Hearts. If the Jack takes the Ace, only the Two fits, and twenty is not enough.',
  },
  'twenty-in-one-go': {
    title: 'Twenty in One Go',
    hint: 'Your third caravan is too heavy. What you leave of it has to take one more card.',
    why: 'The Jack takes the Ten and its King, twenty in all, and from fifteen upwards either the Seven or the Ten sells it. They hold nothing that could prevent it. A Queen turns a caravan round, but takes no weight off it.',
  },
  'two-ties': {
    title: 'Two Ties',
    hint: 'Two pairs are level. Let the King settle one, so that the Joker can mend whatever they do.',
    why: 'The King on their Four breaks the second tie. Whatever they answer, the Joker finds a card that settles the rest, or you disband your first and let it go. With the King on their Six, a King on your Ten opens that pair again, and no Joker mends it.',
  },
  'room-for-a-ten': {
    title: 'Room for a Ten',
    hint: 'You hold the card that makes the price. See why it may not be played yet.',
    why: 'The Queen of Diamonds turns your first caravan upwards and asks for Diamonds: the Ten makes it twenty-three, and they hold nothing against that. The Four fits at once and comes to seventeen, but then the Ten is too much and the Three goes the wrong way.',
  },
  'just-the-ace': {
    title: 'Just the Ace',
    hint: 'Your second is one too heavy. How much lighter may it be before they outbid it?',
    why: 'Take the Ace and no more. Nobody outbids twenty-six, and next turn you disband the level third and let it go: two to one. If the Jack takes the Five, a King on their Ten goes past your twenty-two.',
  },
  'one-step-back': {
    title: 'One Step Back',
    hint: 'Sometimes a caravan has to lose a card before it takes the right one.',
    why: 'After the Two only your Ace fits. The Jack takes the Two, and after the Seven the Six fits: fifteen and six are twenty-one, and all three are yours. Should they sell their second first, two are enough. The Ace makes eighteen at once, but nothing follows an Ace downwards.',
  },
  'not-by-one': {
    title: 'Not by One',
    hint: 'Two of yours are outbid at twenty-five. Twenty-six is better, until somebody adds one.',
    why: 'A King turns your first or your third into twenty-six. In their first lies an Ace, and a King on it draws level; their third cannot be raised by one. So take the third, and next turn the Three sells your second.',
  },
  'a-six-changes-its-suit': {
    title: 'A Six Changes Its Suit',
    hint: 'They are waiting for a Joker. See what it would take from their Ace of Hearts.',
    why: 'A Joker on their Ace of Hearts sells their first and ruins your second. The Queen of Clubs makes your last Six a Club, so that it stays: both thirds drop to twenty-one, level, and the match goes on. A Six on your first caravan changes nothing of that.',
  },
  'the-right-queen': {
    title: 'The Right Queen',
    hint: 'Either Queen turns the caravan round. A suit gets past a direction.',
    why: 'Only a Ten brings their third to twenty-one. The Queen of Clubs turns it downwards and asks for Clubs, and the Ten of Clubs lies on the table. The Queen of Spades turns it as well, but lets in their Ten of Spades.',
  },
  'leave-it-open': {
    title: 'Leave It Open',
    hint: 'A pair that sells for you is decided as well. You need one that is not.',
    why: 'They have sold two and only wait for the first pair. The King on their Ten makes their third too heavy, and no single card mends that and sells their first. The King on their second gives you that pair, and then a Heart on their first ends the match.',
  },
  'far-too-heavy': {
    title: 'Far Too Heavy',
    hint: 'One too many is not enough. Think of what a Joker may take away again.',
    why: 'The King on their Ten makes thirty-two, more than a Joker mends while it breaks the tie of the third pair. The King on the Five makes only twenty-seven: a Joker on their Three takes a Three from that caravan and another from your third, and both are theirs.',
  },
  'where-the-weight-lies': {
    title: 'Where the Weight Lies',
    hint: 'They may hold a Joker. Look at their third caravan as it would be afterwards.',
    why: 'A Joker on your Ace of Hearts takes the Two with all its Kings. With your King among them, what is left is too light. With your King on the Ten the Joker takes eight from thirty-four: twenty-six, and sold.',
  },
  'draw-level': {
    title: 'Draw Level',
    hint: 'They need not sell the first pair themselves. It is enough that somebody does.',
    why: 'The Jack on their Four makes the third pair level: now two pairs are open, and no single card closes both. If he takes the Ten of their first, they put a King on your Eight. You sell, all is decided, and they have two.',
  },
  'do-not-sell': {
    title: 'Do Not Sell',
    hint: 'You can sell the third caravan now. Count what they have sold first.',
    why: 'Only their Nine or Ten can sell the third pair for them. The Queen of Diamonds turns that caravan downwards and shuts out both, for they are no Diamonds. Your Eight would sell your own third, and that ends the match: two to one for them.',
  },
  'too-light-is-safer': {
    title: 'Too Light Is Safer',
    hint: 'What is too heavy, one card can mend. What is too light, it cannot always.',
    why: 'Their third is two too heavy, and their Jack or Joker would mend it. Take the Six with its King: no card of theirs brings sixteen back. The Jack on your own Four wins the first pair, but they sell the second and, with their Jack, the third.',
  },
  'one-card-two-ties': {
    title: 'One Card, Two Ties',
    hint: 'A tie is no wall. Ask what their Joker would do to both of yours.',
    why: 'A Joker on your Six of Hearts takes a Six from your second and one from their third, and both ties are gone. The Jack on their Ten opens the first pair too, and that is one too many for them. Building on your first caravan comes too late.',
  },
  'threes-on-both-sides': {
    title: 'Threes on Both Sides',
    hint: 'They are one sale short. Take a little from two of their caravans at once.',
    why: 'The Joker on your Three takes theirs: the first falls to ten, the second to eighteen, and no single card sells both. If you build your first caravan instead, a Ten on theirs sells it, and that is two to one.',
  },
};
