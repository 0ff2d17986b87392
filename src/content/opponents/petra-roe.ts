import { allSuits, bothJokers } from '../deck-list.ts';
import type { Opponent } from '../opponent.ts';

export const PETRA_ROE: Opponent = {
  id: 'petra-roe',
  name: 'Petra Roe',
  epithet: 'the Trolley Fitter',
  trade: 'keeps the trolleys running on the bridge',
  age: 42,
  pronoun: 'she',
  stop: 'undertrestle',
  looks: {
    silhouette:
      'A square: cropped head with a welder’s visor flipped up like an open hatch, thick neck, boiler-suit shoulders, a huge open-jawed spanner across the back of them.',
    head: 'Broad jaw, flattened nose, very short hair; visor a flat plate standing out over the brow like a shelf.',
    body: 'Stocky and solid, strong round upper arms, boiler suit buttoned to the neck, rag in the breast pocket.',
    tool: 'A spanner as long as her arm, its jaw sticking out past one shoulder, her wrist hooked over it.',
    posture: 'Front on, weight on one hip, one eyebrow up; she has seen the fault already.',
    light: 'right',
    avoid: 'No pin-up mechanic, no oil-smudge glamour, no goggles, no robot parts.',
  },
  temper: 'Blunt, curious, good-humoured; cannot leave a working thing together.',
  speech:
    'Inspection reports and workshop talk: bolts, joints, load plates, dry threats of repair. Plain sentences, no thanks.',
  story:
    'Petra keeps nineteen trolleys running on parts for twelve. She cannot pass a mechanism without finding the one bolt that holds up the rest, and she cannot pass a caravan either. She used to play friendly games, until the friends gave out. League nights on the upper platform suit her better: written decks, seven to a row, and a referee to put down what she took off. It is not spite. Take a thing apart, she says, and you learn how it is made, and then there is a spare.',
  style: 'saboteur',
  level: 'freighter',
  table: {
    rules: 'league',
    words:
      'Written decks of 30 to 54 cards, two of each at most. Seven numbers to a caravan, three face cards to a number.',
    bestOf: 1,
  },
  deck: [...allSuits('5689TJQK'), ...allSuits('J', 2), ...bothJokers(), ...bothJokers(2)],
  deckIdea:
    'Forty cards, a toolbox: eight Jacks and four Jokers to take things off, five ranks of numbers to have something to put up.',
  set: {
    number: 10,
    name: 'Load Plate',
    back: 'A riveted iron plate, rivets all round, one big hexagonal nut in the middle, MAX 26 stamped above it.',
  },
  purse: 900,
  stakeShare: 0.08,
  dare: {
    kind: 'hands-off',
    words: 'Beat me with clean hands. Not one face card of yours on my side of the table.',
  },
  lines: {
    greeting: ['Sit there. Don’t lean on anything. Half of this is holding up the other half.'],
    welcomeBack: [
      'In for your service? It’s overdue.',
      'Let’s see what you’re running now. I’ll tell you what’s wrong with it.',
    ],
    praise: ['Huh. No play in that joint at all.', 'That’s properly fitted. I looked for the gap.'],
    sale: ['Tested, greased, off the bench.', 'Mine runs. Sign here.'],
    outbid: ['Bored mine out a size. Listen to that.'],
    outbidden: ['You’ve fitted a bigger one. I’ll find where it’s bolted.'],
    yourBurst: ['Axle’s gone. You could see it bowing.'],
    ownBurst: ['I know what the load plate says. I wrote the load plate.'],
    joker: ['Let’s have the whole gearbox out and see who misses it.'],
    yourJoker: ['Who hit that with a hammer? That’s my method.'],
    king: ['Load test. Yours failed.'],
    yourKing: ['You overloaded that on purpose. It’s what I’d have done.'],
    jack: ['Just the one bolt. You’d be amazed what hangs on it.', 'That’ll come off.'],
    yourJack: ['You could at least have labelled it when you took it out.'],
    disband: ['Scrap. I’ll have it for spares.'],
    tie: ['Seized. Neither of us turns till something gives.'],
    thinking: [
      'Hold the lamp. It’s in here somewhere.',
      'I can mend mine or I can fix yours. Yours is nearer.',
    ],
    waiting: ['The kettle’s boiled. The bridge has rusted. It’s your turn.'],
    nearlyWon: ['Last nut. Fingers clear.'],
    nearlyLost: ['All right. What haven’t I taken off yet?'],
    win: ['There. Came apart lovely.', 'No fault found in mine. Yours is in the tray.'],
    loss: [
      'You built it so there was nothing to grab. Crafty.',
      'Runs better than mine. I hate that. What’s it made of?',
    ],
    cleanLoss: ['Stripped to the frame. And I never even found the spanner you used.'],
    rematch: ['Put it back together. Same parts, other order.'],
    farewell: ['Leave it as it lies. I want to see where it broke.'],
  },
};
