import { allSuits, bothJokers } from '../deck-list.ts';
import type { Opponent } from '../opponent.ts';

export const ROLLO_PENNANT: Opponent = {
  id: 'rollo-pennant',
  name: 'Rollo Pennant',
  epithet: 'the Seed Auctioneer',
  trade: 'sells seed by the sack at the Half market',
  age: 38,
  pronoun: 'he',
  stop: 'half',
  looks: {
    silhouette:
      'Nearly a circle, with one arm thrust straight up holding a handbell above the head, and side-whiskers as wide as the hat he has taken off.',
    head: 'Round face, mouth wide open, a tall curl of hair on the brow, whiskers brushed out sideways into two fans.',
    body: 'Short and very round; checked waistcoat, tails; standing on a seed crate whose edge shows.',
    tool: 'A handbell at the very top of the picture, tilted in mid-ring.',
    posture: 'On tiptoe, arm up, the other hand spread towards an audience.',
    light: 'right',
    avoid: 'No top hat, no cigar, no gavel, no money in the hands.',
  },
  temper:
    'Tireless, theatrical, kind; lets everything hang until the last moment because the last moment is the best.',
  speech:
    'Auction patter: breathless, long commas, “what am I bid”, speaks to a crowd that is not there. Exclamation marks.',
  story:
    'Rollo sells seed by the sack and has never been seen to breathe while doing it. He was a shy child. His aunt, who ran the ring at Half, stood him on a crate and told him to describe a bean, and he has not got down since. He lets a lot hang until the whole room believes it gone, and then finds one more bidder, who is quite often himself. His deck is full of small cards. Nobody, he says, was ever ruined by being beaten by a great deal; it is always the one more that does it.',
  style: 'last-minute',
  level: 'hauler',
  table: {
    rules: 'new-vegas',
    words:
      'The house moves first. Bring 30 to 108 cards; seven numbers to a caravan, three face cards to a number.',
    bestOf: 1,
  },
  deck: [...allSuits('A23456789TJQK'), ...bothJokers(), ...allSuits('A23', 2)],
  deckIdea:
    'Sixty-six cards: one full set, and a second helping of Aces, twos and threes to bid one more with.',
  set: {
    number: 7,
    name: 'Seed Sack',
    back: 'Coarse sacking in a crossed weave, two stitched seams, a stencilled bean in a circle, slightly off the middle.',
  },
  purse: 500,
  stakeShare: 0.1,
  dare: {
    kind: 'without-rank',
    rank: 'K',
    words: 'Beat me and play no King, not one, who’ll start me off at no Kings at all?',
  },
  lines: {
    greeting: ['Step up, step up, one chair, one only, what am I bid? Yours, friend!'],
    welcomeBack: [
      'Back by public demand, the gentle stranger from the front row!',
      'Lot one, a return engagement, slightly used, who’ll open for me with a game?',
    ],
    praise: [
      'Now there’s a bid! See that, at the back? There’s nobody at the back! Splendid bid!',
      'Oh, handsome, handsome, I’d pay to see that, and I very nearly am!',
    ],
    sale: [
      'Once, twice, and down comes the bell!',
      'To the gentleman with the bell, which is me, and thank you!',
    ],
    outbid: ['And a late bid, from the chair, from my chair, isn’t it dreadful?'],
    outbidden: ['A fresh bidder! Don’t stop there, somebody stop there!'],
    yourBurst: ['Over the top, over the top, withdrawn for want of a stronger cart!'],
    ownBurst: ['Carried away by my own voice! It’s a beautiful voice, but look what it’s done!'],
    joker: ['Everything must go, ladies, gentlemen, and some of it’s going now!'],
    yourJoker: ['A fire sale? In my ring? And not one lot of it insured!'],
    king: ['And I’m throwing in a King, no charge, no charge at all, mind your feet!'],
    yourKing: ['A King, for me? You shouldn’t have! No, really, look, it can’t carry him!'],
    jack: ['This lot’s withdrawn, owing to an objection, mine, just now!'],
    yourJack: ['Who took that? It had a reserve on it!'],
    disband: ['Clear the block, clear the block, no takers, and I don’t blame you!'],
    tie: ['Two hands up at one price! My favourite thing, and it’s worth nothing!'],
    thinking: [
      'I’m not stalling, I’m building interest, feel it? Any moment now! Interest!',
      'Do I hear a plan? Anyone? A small plan, to start us off?',
    ],
    waiting: ['Fair warning! Fair warning! It’s the fairest warning I do, there’s no end to it!'],
    nearlyWon: ['Two gone, one lot left, hats on, carriages at ten!'],
    nearlyLost: ['Is that the time? I make it no time at all, who’ll give me a little more?'],
    win: [
      'Gone! Gone, and wrapped, and round to the back door for collection!',
      'A record price, friends, for one evening of this good carrier’s patience!',
    ],
    loss: [
      'Knocked down! To you, for cash, and cheap at the price, I’m sorry to say!',
      'Beaten to the bell in my own ring! My aunt would have bought you a hat!',
    ],
    cleanLoss: ['All three lots to one buyer! I can’t even charge you for delivery!'],
    rematch: ['Same again by private treaty? I’ll waive the fee! There’s no fee! I’ll waive it!'],
    farewell: ['That’s the door! Come back! Bring friends! Bring money! Bring the friends’ money!'],
  },
};
