import type { Opponent } from '../opponent.ts';

export const PIM_SEDGELY: Opponent = {
  id: 'pim-sedgely',
  name: 'Pim Sedgely',
  epithet: 'the Ticket Clerk',
  trade: 'punches tickets at the rope ferry',
  age: 19,
  pronoun: 'he',
  stop: 'sallow-ferry',
  looks: {
    silhouette:
      'A very large peaked cap resting on two very large ears, on a long thin neck: a lamp post with a lid.',
    head: 'Narrow face, big ears standing straight out, peak down to the eyebrows, a hopeful mouth a little open.',
    body: 'Thin and tall; a uniform jacket cut for somebody wider, collar standing away from the neck all round.',
    tool: 'A ticket punch on a chain, held up beside the chin.',
    posture: 'Upright and leaning forward, as if called on in class.',
    light: 'right',
    avoid: 'No beard, no spectacles, no soldier’s badge; he is nineteen, not a child.',
  },
  temper: 'Eager, honest, easily delighted; apologises for winning.',
  speech:
    'Starts with “so”, thinks aloud, apologises, corrects himself. Short sentences, exclamation marks, tickets and boats.',
  story:
    'Pim was hired to punch tickets at Sallow Ferry for one summer, four summers ago. The ferry is away an hour at a time, and a clerk who has counted the tickets twice has nothing left but the pack in the drawer. He learnt the game from whoever was waiting, which means that he has been taught the rules by some thirty people, all of them about to leave. He writes down every game he plays. He has won eight, and can tell you about each of them, and will.',
  style: 'neutral',
  level: 'greenhorn',
  table: {
    rules: 'standard',
    words:
      'The plain game: one full set each, three caravans, and whoever must start a turn with no cards has lost.',
    bestOf: 1,
  },
  deck: null,
  deckIdea: 'The pack from the drawer. He believes it is lucky; it is certainly complete.',
  set: {
    number: 2,
    name: 'Ferry Ticket',
    back: 'A ferry ticket printed twice, head to foot: a thick frame, SINGLE across the middle, a scalloped short edge, four round punched holes in no order.',
  },
  purse: 60,
  stakeShare: 0.25,
  dare: {
    kind: 'no-discard',
    words: 'So could you beat me without throwing a single card away? I’ve never managed not to.',
  },
  lines: {
    greeting: ['So, hello! Sit anywhere. Well, sit there. That’s the only chair.'],
    welcomeBack: [
      'You came back! I kept your chair. Nobody else wanted it, but I kept it.',
      'So it’s you again! Oh, good. I mean, sorry. I mean, good.',
    ],
    praise: [
      'Oh, that’s clever. I’m writing that one down.',
      'Wait, you can do that? No, you can. I looked it up.',
    ],
    sale: [
      'Sold! Sorry. I’m not supposed to shout, it carries over the water.',
      'So that’s for sale, and it beats yours, so… that’s mine! Is it? It is!',
    ],
    outbid: ['So mine’s dearer than yours now. Sorry. It just sort of grew.'],
    outbidden: ['Oh. Yours is bigger. So that’s how that works.'],
    yourBurst: ['That’s over twenty-six! I do that all the time. It’s the carrying.'],
    ownBurst: ['So I added that up before I put it down, and then again after, and it’s different.'],
    joker: ['So this is the Joker. I’ve been sitting on it. Not actually sitting.'],
    yourJoker: ['Where’s it gone? So they just… go?'],
    king: ['So that makes yours too heavy. I didn’t know it would. I did, a bit. Sorry.'],
    yourKing: ['You put him on mine? So now it’s too heavy. It was so nearly something.'],
    jack: ['Sorry, I need that one gone. It’s not you, it’s the card.'],
    yourJack: ['I liked that one! So did you, I suppose.'],
    disband: ['So I’m tearing that ticket up and going to the back of the queue.'],
    tie: ['The same as mine? So nobody gets it? Somebody should get it.'],
    thinking: [
      'So if I put this there, then you… no. Hang on. No.',
      'I’m thinking. I do it with my mouth open, people say.',
    ],
    waiting: ['Take your time. So far the ferry’s not even halfway.'],
    nearlyWon: ['So I only need one more. Don’t look. If you look I’ll spoil it.'],
    nearlyLost: ['Are you… so you’re nearly done? Already? I’d only just got comfortable.'],
    win: [
      'I won? I won! So could you sign my book? Anywhere on that page.',
      'So that’s one for the shed! I must tell the ferryman. He asks every time.',
    ],
    loss: [
      'So that’s how it’s done. Would you do it slower next time?',
      'Good game! That’s one more I can explain to people.',
    ],
    cleanLoss: ['All three. So that’s all three. I’m going to go and punch something.'],
    rematch: ['Again? So you’d miss your boat? Nobody’s ever missed a boat for me!'],
    farewell: ['So that’s your boat. I’ll leave the cards just like this, in case you come back.'],
  },
};
