import { allSuits, bothJokers } from '../deck-list.ts';
import type { Opponent } from '../opponent.ts';

export const HESPER_DUNNOCK: Opponent = {
  id: 'hesper-dunnock',
  name: 'Hesper Dunnock',
  epithet: 'the Muleteer',
  trade: 'leads forty mules over the pass',
  age: 47,
  pronoun: 'she',
  stop: 'highmanger',
  looks: {
    silhouette:
      'Two heads: hers, with a braid wound round it like a crown, over a blanket that makes a plain triangle; and a mule’s, long ears up, looking over her shoulder.',
    head: 'Weathered oval face, wide mouth shut, braid as thick as a rope round the head.',
    body: 'A striped blanket from neck to edge, no arms to be seen but one hand.',
    tool: 'Deputy the mule: long face, two tall ears at a slight angle, a plain halter. Her hand lies on his nose.',
    posture: 'Turned a quarter towards the mule, both looking at your cards.',
    light: 'right',
    avoid: 'No sombrero, no stetson, no whip; the mule is not comic, he is the cleverer-looking of the two.',
  },
  temper: 'Steady, spare, tender with animals, unmoved by hurry; builds her side level and walks on.',
  speech: 'Says half of it to the mule. Short plain sentences, “Deputy”, loads, feet, weather.',
  story:
    'Hesper has crossed the pass a thousand times and more with forty mules and one opinion: load both sides alike. She speaks to people when it is needed and to Deputy, her lead mule, the rest of the time. One snowed-in night he came to the card table for the warmth, put his nose over her shoulder and breathed on the card she was about to play. She played another, and won. He has attended ever since. They play by a sheet nailed to the inn wall, the lower half of which was eaten by a goat.',
  style: 'builder',
  level: 'wagonmaster',
  table: {
    rules: 'tabletop',
    words:
      'From the sheet on the wall: two of a card at most, Jacks match the suit they take, Queens sit where they like.',
    bestOf: 1,
  },
  deck: [...allSuits('456789TJK'), ...allSuits('4567', 2), ...bothJokers()],
  deckIdea:
    'Fifty-four cards in small even loads: fours to sevens twice, eights to tens once, Jacks, Kings, and no Queens. A mule train does not turn round because a lady asks it to.',
  set: {
    number: 12,
    name: 'Mule Track',
    back: 'A zigzag path from bottom to top between plain peaks, small hoofprints along it in pairs.',
  },
  purse: 1400,
  stakeShare: 0.06,
  dare: {
    kind: 'deck-at-most',
    cards: 30,
    words: 'Beat us with thirty cards and not one more. Deputy says it’s only luggage.',
  },
  lines: {
    greeting: ['Deputy says you may sit. Not there. That’s his side.'],
    welcomeBack: [
      'Look, Deputy. It’s the one who scratches ears.',
      'Come in out of it. Deputy, make room for the carrier.',
    ],
    praise: ['You see that, Deputy? That’s a balanced load.', 'That’s good walking.'],
    sale: ['Loaded, roped and over the top.', 'Even on both sides. There’s oats in that, Deputy.'],
    outbid: ['We’ll put one more sack on ours. He doesn’t mind. Do you?'],
    outbidden: ['They’ve out-loaded us, old man. Stand steady.'],
    yourBurst: ['Knees buckled. Deputy can’t watch. He feels it.'],
    ownBurst: ['My fault, Deputy. I’d have bitten me too.'],
    joker: ['Loose rock. Stand still, all of you, and let it go by.'],
    yourJoker: ['Somebody’s over the side. Count them, Deputy.'],
    king: ['One sack too many, and on somebody else’s mule. Don’t look at me like that.'],
    yourKing: ['Who puts a King on a loaded mule? Don’t answer. He’s upset.'],
    jack: ['That one’s lame. Take it out of the line.'],
    yourJack: ['Deputy saw you do that.'],
    disband: ['Packs off, all of them. We’ll load again from the saddle up.'],
    tie: ['Two mules in one doorway. I’ve seen it last till supper.'],
    thinking: [
      'Don’t breathe on that one, I haven’t decided. …Fine. Not that one.',
      'One foot. Then the next foot. Nobody’s chasing us.',
    ],
    waiting: ['He’s asleep. That’s no comment on you. It’s partly a comment on you.'],
    nearlyWon: ['I can see the inn lamp, Deputy. Don’t trot.'],
    nearlyLost: ['They’re nearly over. Ears up. We’re not done.'],
    win: [
      'Forty up, forty down. Thank the carrier, Deputy.',
      'It isn’t the climbing. It’s the not hurrying.',
    ],
    loss: [
      'You walk well. He’d carry you, I think, and he carries nobody.',
      'We’re beaten, Deputy. No, don’t eat the card.',
    ],
    cleanLoss: ['Three strings, and not one over the pass. Blanket, Deputy. Long night.'],
    rematch: ['Deputy hasn’t moved. We take that for a yes.'],
    farewell: ['Keep the wall on your left and your mouth shut. The cold gets in.'],
  },
};
