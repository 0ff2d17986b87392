import type { Opponent } from '../opponent.ts';

export const ISMAY_OSTRAND: Opponent = {
  id: 'ismay-ostrand',
  name: 'Ismay Ostrand',
  epithet: 'the Youngest Daughter',
  trade: 'runs Ostrand & Daughters, General Carriers',
  age: 84,
  pronoun: 'she',
  stop: 'nought',
  looks: {
    silhouette:
      'A tiny figure in an enormous high-backed chair with two wheels, one hand raising a long ear trumpet whose bell is bigger than her head.',
    head: 'Small, fine-boned, hair in one round bun exactly on top; eyes wide open and amused.',
    body: 'Very small, shawl pointed at the front, feet not reaching anything; the chair’s back a tall arch with two knobs.',
    tool: 'The ear trumpet, flaring towards you; a closed ledger across her knees like a tray.',
    posture:
      'Sitting bolt upright in a chair built for a larger sister, leaning slightly towards the trumpet.',
    light: 'left',
    avoid: 'No throne, no crown, no witch, no frailty: nobody has ever helped her up the stairs.',
  },
  temper: 'Calm, dry, past being impressed and still hoping to be; no habit that anyone has found.',
  speech:
    'Few words, whole ones, hardly ever shortened. Mother, sisters, the firm, her hearing. States things; they turn out to be jokes.',
  story:
    'There were five daughters in Ostrand & Daughters, and Ismay is the one left. She has kept the card table at Nought for fifty years, in the lamp room, where the stairs discourage the idle. She has played everyone who finished the road and several who claimed to. No habits, say the losers, and nothing to lean on. She plays the plain game with one plain set, exactly as at the ferry, because her mother taught it to her there, on a crate of eels. What became of the nine miles Ismay knows, and tells to those who beat her.',
  style: 'neutral',
  level: 'legend',
  table: {
    rules: 'standard',
    words: 'The plain game again, just as at the ferry. Two games out of three.',
    bestOf: 3,
  },
  deck: null,
  deckIdea: 'One plain full set. It was never the deck.',
  set: {
    number: 14,
    name: 'Lamp Room',
    back: 'A lighthouse small at the foot, its rays filling the card in even wedges, bright and dark by turns; five stars along the top, one of them filled.',
  },
  purse: 9000,
  stakeShare: 0.02,
  dare: { kind: 'straight-games', words: 'Two games straight. I do not care for thirds.' },
  lines: {
    greeting: ['You are what the road has sent. Speak up, and cut the cards.'],
    welcomeBack: [
      'I said you would be back. Nobody was listening, but I said it.',
      'Three hundred and eleven miles, again, for a game of cards. Good.',
    ],
    praise: ['Mother would have hired you.', 'Yes. That was the move. It usually takes them longer.'],
    sale: ['Carried and paid.', 'Put that one down to the firm.'],
    outbid: ['The firm goes a little higher. It always has.'],
    outbidden: ['I have been outbid by better. Not lately.'],
    yourBurst: ['Never load what you would not lift. My sister Wenna said that, and she lifted.'],
    ownBurst: ['Eighty-four years, and I still believe in one more sack.'],
    joker: ['Every ledger has a page one tears out.'],
    yourJoker: ['I heard that. I hear very little, and I heard that.'],
    king: ['A King, carriage paid. There is no need to thank the firm.'],
    yourKing: ['I did not order a King. Somebody will have to carry him.'],
    jack: ['We no longer carry that one.'],
    yourJack: ['Take it, take it. I have outlived four sisters. I can spare a card.'],
    disband: ['We closed the barge line in a morning. This is easier.'],
    tie: ['Level. My sisters settled those on the quay, with their coats off.'],
    thinking: [
      'I am remembering somebody who played it your way. I remember her face.',
      'I have closed my eyes. It is not sleep. Yesterday it was sleep.',
    ],
    waiting: ['I have nothing but time, and not a great deal of it. Go on.'],
    nearlyWon: ['One left. Look at all three again. People never do.'],
    nearlyLost: ['You can smell the harbour from there. I have seen people turn back at that.'],
    win: [
      'You did nothing foolish. That is only the first half of it.',
      'Sign the visitors’ book on your way down. They are all carriers. Most of them came back.',
    ],
    loss: [
      'There. I have waited some time for somebody to see that.',
      'The nine miles? Mother moved two stones, and roofed the office with the money. Hush.',
    ],
    cleanLoss: [
      'Not one pair. Mother did that to me, at the ferry. Then she gave me the keys.',
      'All three. The nine miles, then: Mother moved two stones, and roofed the office.',
    ],
    rematch: ['The lamp burns till morning. Deal.'],
    farewell: ['Count the stairs going down. There are more of them. Nobody knows why.'],
  },
};
