import type { Opponent } from '../opponent.ts';

export const LUCAN_FEWTRELL: Opponent = {
  id: 'lucan-fewtrell',
  name: 'Lucan Fewtrell',
  epithet: 'the Landlord of Ropes',
  trade: 'owns the ropes the town hangs by',
  age: 52,
  pronoun: 'he',
  stop: 'undertrestle',
  looks: {
    silhouette:
      'An open umbrella filling the top of the picture; under it a long pointed nose in profile above a thick round fur collar.',
    head: 'Profile: high forehead, long straight nose, small neat chin, hair combed flat; half-moon spectacles.',
    body: 'Slender, lost in a heavy coat whose fur collar is as wide as the shoulders.',
    tool: 'The umbrella, eight ribs, drops falling from the points; a small closed book against the chest.',
    posture: 'In profile, very upright, chin a little lifted, like a heron.',
    light: 'right',
    avoid: 'No moneybags, no hooked nose, no claw hands, no sneer; his smile is real.',
  },
  temper: 'Courteous, fair to the nail, unable to leave a slight unanswered.',
  speech:
    'Long gracious sentences with a hinge in the middle; notes, pages, rent and the weather. Says the worst things most politely.',
  story:
    'The rooms of Undertrestle belong to whoever lives in them; the ropes they hang by belong to Lucan, from an uncle with a feeling for where value lies. He has never cut one. He sends each tenant a card on their birthday, and that has been enough. He carries an umbrella because the town drips, and a small book because people do. In it are courtesies received and injuries likewise, in two columns, and he likes the columns to be even by nightfall. He is, everyone agrees, scrupulously fair.',
  style: 'vindictive',
  level: 'freighter',
  table: {
    rules: 'mifflin+tournament',
    words:
      'House rules: Jacks, Queens and Kings must match the suit they land on. A poor first hand is shown and redrawn.',
    bestOf: 1,
  },
  deck: null,
  deckIdea: 'One full set, dry, in an oilskin case. He knows which card you hurt last time.',
  set: {
    number: 11,
    name: 'Rope and Rain',
    back: 'Upright twisted ropes at even distances, slanting dashes of rain behind them, and one knot, tied on the third rope.',
  },
  purse: 2400,
  stakeShare: 0.035,
  dare: {
    kind: 'sold-at-least',
    value: 24,
    words: 'Win, if you can, with nothing sold under twenty-four. I do not let cheaply, and nor should you.',
  },
  lines: {
    greeting: ['How good of you to come. I have opened a page for you; it is quite blank, for now.'],
    welcomeBack: [
      'I was reading your page only last night. We stand, I think, almost level.',
      'Do come in. One hangs so much better on a full stomach; may I send for something?',
    ],
    praise: [
      'Handsomely done. That goes on the left-hand side.',
      'I do admire a move one cannot complain of.',
    ],
    sale: ['That one is let, furnished, with a view.', 'Some would say sold; I prefer to say settled.'],
    outbid: ['Forgive me; the rent on that one has gone up.'],
    outbidden: ['You have raised me. I make a note of the hour.'],
    yourBurst: ['Too many under one roof. The ropes did mention it.'],
    ownBurst: ['How embarrassing; I appear to have evicted myself.'],
    joker: ['A general notice to quit. Nothing personal; well, one of them is.'],
    yourJoker: ['I see. I shall need a larger book.'],
    king: ['A small addition to your household; I do hope the floor was told.'],
    yourKing: ['You have sent me a lodger; the ceiling has already gone down to meet the tenants.'],
    jack: ['With my compliments. You will find it entered among the returns.'],
    yourJack: [
      'Thank you. That is noted, and underlined, and will be answered.',
      'Was that necessary? No, don’t tell me; I should only remember it.',
    ],
    disband: ['I am giving up the lease on this one. It had begun to drip.'],
    tie: ['Perfectly even. If only one could leave it so; but one can’t, can one?'],
    thinking: [
      'Allow me; I am choosing between what is wise and what is owed.',
      'Let me consult the right-hand column.',
    ],
    waiting: ['Pray don’t hurry. The rope is paid for until morning.'],
    nearlyWon: ['It is so nearly settled that I have opened the ink.'],
    nearlyLost: ['You are about to be very pleased. I should like it remembered that I was civil.'],
    win: [
      'There; we are quits. Do finish the tea.',
      'Balanced to the nail. One sleeps so well on these evenings.',
    ],
    loss: [
      'I shall carry the difference over to the next page. I always do.',
      'Well played. I shall think of you whenever it rains; and it rains.',
    ],
    cleanLoss: ['Not one of the three; and one feels a rope go, somewhere.'],
    rematch: ['I could not possibly let you leave with the page like this.'],
    farewell: ['A safe journey. I have your address; that is to say, you have only the one road.'],
  },
};
