import type { Opponent } from '../opponent.ts';

export const ODA_MARL: Opponent = {
  id: 'oda-marl',
  name: 'Oda Marl',
  epithet: 'the Eel Smoker',
  trade: 'smokes eel on the landing',
  age: 63,
  pronoun: 'she',
  stop: 'sallow-ferry',
  looks: {
    silhouette:
      'A broad pear shape under a headscarf whose knot stands up in two long points, like a hare that has sat down.',
    head: 'Round face, round cheeks, eyes narrowed by smoke and amusement; scarf tied on top, two points apart.',
    body: 'Wide and low, sloping shoulders running straight into a wide apron; forearms bare.',
    tool: 'A long fork resting on the shoulder, one eel hanging from it in an S.',
    posture: 'Settled on a barrel, head tilted to one side, looking past you at the chimney.',
    light: 'left',
    avoid: 'No witch’s chin, no warts, no cauldron, no pipe.',
  },
  temper: 'Warm, unhurried, generous; plays as she cooks, for the pleasure of filling something.',
  speech:
    'Motherly and sly; calls you “chick”; everything is food, smoke or family. Rounded sentences with a turn at the end.',
  story:
    'Oda has smoked eel on the landing for forty years. Smoke needs watching, and watching needs something for the hands; knitting scorched. So she plays cards with one eye on the table and one on the chimney, and the chimney gets the better eye. Three husbands learnt the game from her. Two are still at it, a prudent distance apart, and send her their best hands by barge post. She builds her own caravans and lets you build yours. Her mother taught her not to reach across a table.',
  style: 'builder',
  level: 'greenhorn',
  table: {
    rules: 'standard',
    words: 'The plain game once more, one full set each, with smoke in your eyes.',
    bestOf: 1,
  },
  deck: null,
  deckIdea: 'A full set that has hung in the smoke so long that it shuffles like leather.',
  set: {
    number: 3,
    name: 'Smokehouse',
    back: 'Overlapping half-round scales in rows, alternately filled and outlined, with one eel in a long S from corner to corner.',
  },
  purse: 120,
  stakeShare: 0.2,
  dare: {
    kind: 'long-caravan',
    cards: 5,
    words:
      'Beat me, chick, and sell me a good long one while you’re at it: five numbers or more in the line.',
  },
  lines: {
    greeting: ['Come in by the fire, chick. You’ll play better with something hot in you.'],
    welcomeBack: [
      'There you are. I put an eel by for you. It’s gone, but I did put it by.',
      'Back again, chick? Mind the smoke. It only follows the good-looking ones.',
    ],
    praise: [
      'Well now. Somebody fed you properly.',
      'That’s a tidy bit of work, chick. I’d have been proud of that at your age.',
    ],
    sale: ['That one’s done through. Off the hook it comes.', 'Low and slow, and it sells itself.'],
    outbid: ['I only thought mine wanted a little more salt, chick.'],
    outbidden: ['You did that while I had my eye on the chimney, chick.'],
    yourBurst: ['Too much in the pan, chick. It happens when you’re hungry.'],
    ownBurst: ['There, I’ve overfilled it. I blame the chimney.'],
    joker: ['Out with the bad ones. You’d do the same with mushrooms.'],
    yourJoker: ['Mercy, what a draught. Did somebody open a door?'],
    king: ['I’ve given yours a good stuffing, chick. It does look tight now.'],
    yourKing: ['You’ve overfed my poor thing, chick. Kindly meant, I’m sure.'],
    jack: ['I don’t like to reach across, chick, but there was a fly on it.'],
    yourJack: ['You could have asked. I’d have wrapped it for you.'],
    disband: ['That one’s turned. Never serve what’s turned. Scrub the pan and start fresh.'],
    tie: ['Neither one thing nor the other. Like my second wedding.'],
    thinking: [
      'Half a moment, I’m smelling whether the oak’s caught.',
      'Now where did I put my sense? It was next to the tongs.',
    ],
    waiting: ['No hurry, chick. An eel takes all night, and you never hear it complain.'],
    nearlyWon: ['I’d warm the plates now, chick. It’s nearly through.'],
    nearlyLost: ['You’re on your last mouthful, aren’t you? Don’t bolt it.'],
    win: [
      'There now. Don’t sulk, have a bit of tail.',
      'I wasn’t even looking, chick. That’s the secret, not looking.',
    ],
    loss: [
      'You’ve cleaned the plate. Nothing makes me happier.',
      'Well, I’ve been smoked. It had to come round.',
    ],
    cleanLoss: ['Not a bone left! Whoever taught you to eat like that, I’d like to meet them.'],
    rematch: ['Second helping? I thought you’d never ask.'],
    farewell: ['Off you go, chick. Coat. Take the coat, it’s damp all the way to Cold Kiln.'],
  },
};
