import type { Opponent } from '../opponent.ts';

export const AVERIL_STOKE: Opponent = {
  id: 'averil-stoke',
  name: 'Averil Stoke',
  epithet: 'the Keeper of Measures',
  trade: 'keeps the true yard, sack and pint in the Hall of Measures',
  age: 58,
  pronoun: 'she',
  stop: 'half',
  looks: {
    silhouette:
      'A tall straight stovepipe hat on a narrow upright figure, and a balance with two pans held out at arm’s length: a chimney with a pair of scales.',
    head: 'Long oval face, level brows, hair drawn back out of sight; the hat as tall as the head.',
    body: 'Narrow, buttoned to the chin, high stiff collar, square epaulette seams; a key on a chain at the breastbone.',
    tool: 'A hand balance, its two pans on three strings each, perfectly level, beside the shoulder.',
    posture: 'Straight as a ruler, arm out at a right angle, eyes front.',
    light: 'right',
    avoid: 'No blindfold, no sword, no court wig; no cruelty in the face, she is merely exact.',
  },
  temper: 'Exact, dry, incorruptible, privately fond of anyone who gets a sum right.',
  speech:
    'Official notices in whole sentences. Never shortens a word. Items, entries, errors in red; now and then a very dry joke.',
  story:
    'Averil keeps the true yard, the true sack and the true pint in a cupboard at Half, and the only key round her neck. She has given thirty years to the matter of the nine miles, has walked the disputed stretch with a chain in both directions, and obtained two answers. Cards she regards as the one honest market on the road: the goods are counted, the scale is public, and twenty-six is twenty-six. She plays by the tournament book because there is one.',
  style: 'careful',
  level: 'hauler',
  table: {
    rules: 'tournament',
    words:
      'By the book: a Jack, Queen or King must match the suit of the card it is played on. Jokers are free.',
    bestOf: 1,
  },
  deck: null,
  deckIdea: 'One full set, counted before and after. It has never been short.',
  set: {
    number: 6,
    name: 'True Yard',
    back: 'A ruler’s edge on all four sides, long and short ticks; in the middle a balance, its pans level, over a fine square grid.',
  },
  purse: 400,
  stakeShare: 0.1,
  dare: {
    kind: 'sold-at',
    value: 26,
    words: 'Win, with one caravan sold at twenty-six exactly. Twenty-five will not do. I shall be looking.',
  },
  lines: {
    greeting: [
      'You are on time. I have noted it in your favour.',
      'Be seated. The chair is of the standard height.',
    ],
    welcomeBack: ['You have an entry in my book already. I shall extend it.'],
    praise: ['Correct.', 'I have weighed that move. It is not short.'],
    sale: ['Weighed, stamped and sold.', 'Item: one caravan, of lawful weight.'],
    outbid: ['Mine exceeds yours. I can show the working.'],
    outbidden: ['You exceed me. It is no disgrace to be measured.'],
    yourBurst: ['Over twenty-six. The scale does not take sides.'],
    ownBurst: ['That error is mine, and I shall enter it in red.'],
    joker: ['A recall has been ordered. The Hall regrets the inconvenience.'],
    yourJoker: ['Irregular, sudden and entirely permitted. I dislike it.'],
    jack: ['That article has failed inspection.'],
    yourJack: ['You have a warrant for that? You have. It matches.'],
    disband: ['I withdraw this caravan. It rested on an assumption.'],
    tie: ['Equal weights. The Hall awards nothing to either party.'],
    thinking: ['One moment. I am carrying a two.', 'I do not hesitate. I verify.'],
    waiting: ['There is no fine for slowness. There was a vote. It was close.'],
    nearlyWon: ['One pair remains outstanding. Kindly prepare your signature.'],
    nearlyLost: ['You require one sale. I require a moment.'],
    win: [
      'The result is as I calculated at breakfast.',
      'Found in my favour. You may appeal on the first of the month.',
    ],
    loss: ['I have checked it twice. You have won.', 'The figures are yours. I do not quarrel with figures.'],
    cleanLoss: ['Three of three. I have no column for that. I shall rule one.'],
    rematch: ['A single result is an anecdote. Deal.'],
    farewell: ['Good day. It is ninety-six miles to the ferry, whatever anyone may tell you.'],
  },
};
