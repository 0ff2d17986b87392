import type { Opponent } from '../opponent.ts';

export const TAM_HOLLIN: Opponent = {
  id: 'tam-hollin',
  name: 'Tam Hollin',
  epithet: 'the Bell-Warden',
  trade: 'rings travellers home through the cloud',
  age: 66,
  pronoun: 'he',
  stop: 'highmanger',
  looks: {
    silhouette:
      'A tall pointed hood, the whole figure one cone, and beside it a crooked staff with a bell hanging from the crook.',
    head: 'Long grave face in the hood’s opening, small round dark spectacles, deep lines that turn out to be from laughing.',
    body: 'A heavy felt cloak falling straight from hood to edge; one big hand.',
    tool: 'A staff as tall as the hood, bent over at the top; a bell the size of a pear in the bend.',
    posture: 'Facing a little past you, ear turned forward, one corner of the mouth up.',
    light: 'left',
    avoid: 'No monk’s cross, no death figure, no bandage over the eyes, no white staring eyes.',
  },
  temper: 'Looks like a funeral, is a holiday; mischievous, attentive, never cruel.',
  speech:
    'Hears everything and says so: breaths, boots, smiles. Easy joking sentences, a straight face, bells.',
  story:
    'When cloud sits on Highmanger, Tam rings once a minute until it lifts; his longest spell was four days. He has been blind since he was eight, and reads his cards by notches filed in their edges, a different file for each suit. Strangers take him for a man on his way to bury somebody. He is waiting to be amused. He plays the short game, two sales and done, since somebody must get up and ring, and he likes the Jokers best: he gave them a notch in the shape of a grin.',
  style: 'joker-lover',
  level: 'long-hauler',
  table: {
    rules: 'nevins+polite',
    words: 'The short game: the first to sell two has won. On the other side’s caravans, Jacks only.',
    bestOf: 1,
  },
  deck: null,
  deckIdea:
    'One full set, notched along the edges. You may feel for yourself; everyone does, and nobody can read it.',
  set: {
    number: 13,
    name: 'Bell Rope',
    back: 'Rings of sound spreading from a small bell in the middle, broken lines that grow fainter; a notched border.',
  },
  purse: 1100,
  stakeShare: 0.09,
  dare: {
    kind: 'one-suit',
    words: 'Win, and sell me one that’s all a single suit. I’d like to hear one clear note.',
  },
  lines: {
    greeting: ['Come in, come in. You’ve a stone in your left boot and a good opinion of yourself.'],
    welcomeBack: [
      'I know that cough. Sit down, cough.',
      'Ah, those boots. I’d say you look well, but one of us would have to check.',
    ],
    praise: [
      'Ooh. I heard that one land on its feet.',
      'Lovely sound, that. Like somebody else’s plate breaking.',
    ],
    sale: ['Ding.', 'There’s one rung. Hear how it hangs about?'],
    outbid: ['Same tune as yours, a touch sharper.'],
    outbidden: ['You’ve gone up a tone. I felt it in my purse.'],
    yourBurst: ['That was the sound of a shelf. Was it a full shelf?'],
    ownBurst: ['If nobody saw that, it didn’t happen. I certainly saw nothing.'],
    joker: [
      'Here’s a little fellow with a grin. Feel the edge of him.',
      'Listen, now. That’s the sound of cards leaving.',
    ],
    yourJoker: ['Ha! I heard you smile before you played it.'],
    king: [],
    yourKing: [],
    jack: ['I’ll have that one. It was humming.'],
    yourJack: ['There was a card there a moment ago. I’m nearly sure of it.'],
    disband: ['Sweep it all off. I do like the swish.'],
    tie: ['Hear that? In tune, the pair of us. It never lasts.'],
    thinking: [
      'Quiet, please. I’m counting the cards you didn’t sigh at.',
      'Give me a bar or two. I’m coming in off the beat.',
    ],
    waiting: ['If you’ve died, knock once.'],
    nearlyWon: ['One more pull on the rope, and they’ll hear it in the valley.'],
    nearlyLost: ['You’ve stopped breathing, so I suppose I’m losing.'],
    win: ['There goes the hour. I make it mine.', 'Don’t scowl. It creaks.'],
    loss: [
      'Well rung! I’d look you in the eye, if somebody would point me.',
      'You’ve done me. Tell it properly, down the hill, with the voices.',
    ],
    cleanLoss: ['Not so much as a tinkle. I haven’t been this quiet since before I was born.'],
    rematch: ['Another? Good. I thought I could hear you still sitting.'],
    farewell: ['Down you go, then. If you can’t hear the bell, come back. If you can, come back as well.'],
  },
};
