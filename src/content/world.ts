/**
 * The world the matches are played in: the freight firm and its terminal, the money, the road with its seven stops,
 * and the words people use there. Names, places, goods and money are invented for this game and hang together.
 */

export const FREIGHT_COMPANY = {
  name: 'Ostrand & Daughters',
  title: 'Ostrand & Daughters, General Carriers',
  short: 'the Office',
  motto: 'It arrives.',
  about:
    'Carries anything that can be lifted twice. Founded by a widow with five daughters, a rope ferry and no patience; the daughters did the lifting, and later the accounts.',
} as const;

export const TERMINAL = {
  maker: 'Corrady Instrument Works',
  name: 'Wayledger',
  model: 'Wayledger, Model 6',
  about:
    'A freight clerk’s ledger with a lamp behind it, small enough to be strapped to a forearm. It keeps waybills, distances and debts, and deals cards because the Works once had an afternoon to spare.',
} as const;

export const CURRENCY = {
  one: 'dray',
  many: 'drays',
  symbol: 'dr',
  change: { one: 'nail', many: 'nails', perUnit: 20 },
  counted:
    'A dray is a printed promise by the Office to carry one sack for one day, and passes for money wherever somebody has a sack. The symbol follows the figure: 15 dr. Small change is nails, twenty to the dray; they are real nails, and joiners take them too. Stakes are laid in whole drays.',
} as const;

export const ROAD = {
  name: 'the Measured Road',
  miles: 311,
  about:
    'One crew measured it from the ferry and set a stone at every mile; another measured it from the sea. They met at Half, where their stones disagree by nine miles. The Office charges freight for three hundred and eleven miles and pays its carriers for three hundred and two.',
} as const;

/** Miles that are on nobody's stones; the Office does not pay its carriers for them. */
export const MISSING_MILES = 9;

/** The set of cards every carrier starts with; those of the people on the road are numbered from 2. */
export const OWN_SET = {
  number: 1,
  name: 'Office Issue',
  back: 'Plain ruled ledger paper: thin horizontal lines, one upright margin line, and the round stamp IT ARRIVES in the middle.',
} as const;

export const STOP_IDS = [
  'sallow-ferry',
  'cold-kiln',
  'half',
  'windlass',
  'undertrestle',
  'highmanger',
  'nought',
] as const;
export type StopId = (typeof STOP_IDS)[number];

export interface Stop {
  readonly id: StopId;
  readonly name: string;
  /** By the stones of the ferry crew. */
  readonly mile: number;
  /** How freight gets on from here. */
  readonly carriage: string;
  readonly description: string;
  readonly trade: readonly string[];
  /** What a picture of it shows, in one hue. */
  readonly picture: string;
}

export const STOPS: readonly Stop[] = [
  {
    id: 'sallow-ferry',
    name: 'Sallow Ferry',
    mile: 0,
    carriage: 'rope ferry and river barge',
    description:
      'The road begins in the water. A rope ferry crosses the Sallow when the river allows it, and while the river does not, the landing fills with carts, opinions and the smell of smoked eel. Everyone who ever went anywhere has lost an afternoon here. The ticket shed keeps a table, a lamp and a pack with one corner chewed, and most carriers learn their cards at it, whether they meant to or not.',
    trade: ['smoked eel', 'willow baskets', 'reed matting', 'ferry tickets'],
    picture:
      'A low jetty of uneven posts from the left; a slack rope from a leaning mast to the far bank; one flat barge with two carts on it; reeds as upright strokes; straight smoke from a squat hut. Low light from the right, bright water.',
  },
  {
    id: 'cold-kiln',
    name: 'Cold Kiln',
    mile: 41,
    carriage: 'brick cart and hand barrow',
    description:
      'Eleven kilns stand on the hill and one of them is warm; the town is named after the rest. Clay that will not sell as bricks is fired again as jars, and jars that will not sell as jars are filled with pickles and sold as pickles. The whole town backs on to the one hot wall, and the inn that owns the best stretch of it, the Warm Hand, owns the card table.',
    trade: ['bricks', 'roof tiles', 'jars', 'pickles'],
    picture:
      'A row of bottle-shaped kilns stepping down a hill, ten dark, one with a glowing mouth and a shimmer above it; a stair of bricks in front; small square windows crowded round the warm one. Light comes from the glowing mouth, left of the middle.',
  },
  {
    id: 'half',
    name: 'Half',
    mile: 96,
    carriage: 'ox wagon',
    description:
      'Here the crew that measured the road from the ferry met the crew that measured it from the sea, and nine miles were missing. The town grew up round the argument. It has a Hall of Measures, a seed market, two milestones facing each other across the square, and four inns called the Middle. People in Half are exact, and will tell you by how much.',
    trade: ['seed grain', 'dried peas', 'scales and weights', 'second opinions'],
    picture:
      'A paved square with two tall milestones face to face, a bench between them; behind it a hall with a balance carved over the door, its pans not quite level; sacks in stacks of equal height. Noon light from above, short shadows.',
  },
  {
    id: 'windlass',
    name: 'Windlass',
    mile: 150,
    carriage: 'wind-wagon',
    description:
      'Beyond Half the land goes flat and white. Wind-wagons cross the salt pans under sail, and at Windlass they are winched up out of the weather, mended, and lied about. There is no tree, no hill and no shade but sails. Freight leaves when the wind does, so the town is either empty or everybody is in it, playing cards with one hand flat on the table to hold it down.',
    trade: ['salt', 'sailcloth', 'axle grease', 'weather, by the day'],
    picture:
      'A huge empty sky over a ruler-straight horizon; three-wheeled wagons with patched triangular sails, one hauled up a ramp by a great wooden winch; small cones of salt in rows. Hard light from the left, long flat shadows.',
  },
  {
    id: 'undertrestle',
    name: 'Undertrestle',
    mile: 213,
    carriage: 'rail trolley',
    description:
      'An iron bridge crosses a gorge far too deep for the stream in it. Trolleys run along the top; the town hangs below, three storeys of it, on ropes and chains, each floor somebody’s ceiling. Rain arrives here a day late and stays a week. Lamps are lit at noon, voices carry, and nobody leaves the table suddenly, because the table would notice.',
    trade: ['rail iron', 'lamp glass', 'lamp oil', 'rooms by the night'],
    picture:
      'The lattice of a great bridge across the top third; boxes of houses hung under it at three heights on ropes, with lit windows and ladders; one hand trolley on the rails above; drips as broken lines; a thread of water far below. Light from the windows.',
  },
  {
    id: 'highmanger',
    name: 'Highmanger',
    mile: 262,
    carriage: 'mule train',
    description:
      'The top of the pass: an inn, a bell, and standing room for two hundred mules. Wheels end here, and whatever goes over goes on legs. When the cloud comes down the warden rings once a minute, so that nobody walks off the edge of the world, and everyone who has heard it comes in and sits by the stove until it stops. Some of the finest games on the road have been played by people waiting to see their own feet.',
    trade: ['wool', 'hard cheese', 'heather honey', 'mules'],
    picture:
      'A long low inn with a steep roof in a notch between two peaks; a bell in an open timber frame taller than the inn; a string of mules coming up a zigzag path; cloud as a flat white floor below them. Light from the right, behind the peak.',
  },
  {
    id: 'nought',
    name: 'Nought',
    mile: 311,
    carriage: 'sea-going ship',
    description:
      'A lighthouse, the head office of Ostrand & Daughters, and a harbour, in that order of height. Ships come in from places the Wayledger lists under “other”. The milestone on the quay reads nought, since this is where the other crew began, and gave the town its name; a carrier who has walked the whole road arrives at the start of it. The card table is in the lamp room. There are a great many stairs.',
    trade: ['oranges', 'rope', 'insurance', 'news'],
    picture:
      'A tall tapering lighthouse on a rock, its beam a plain bright wedge to the left; masts close together below it; a steep-roofed office built against the tower’s foot with a ledger-shaped sign; a small milestone at the very front. Night, light from the lamp.',
  },
];

export interface WorldWord {
  readonly word: string;
  readonly meaning: string;
}

/** Words of the road; those of the rules are in the rules' own glossary. */
export const WORLD_WORDS: readonly WorldWord[] = [
  {
    word: 'before',
    meaning:
      'Any time earlier than anybody’s great-grandmother. Nobody knows how it ended; everybody’s great-grandmother did.',
  },
  { word: 'carrier', meaning: 'Somebody paid to move a thing they do not own.' },
  {
    word: 'caravan',
    meaning:
      'A string of loads under one price. On the table: a column of number cards, for sale at 21 to 26.',
  },
  { word: 'dray', meaning: 'A printed promise to carry one sack for one day. Money.' },
  { word: 'light, heavy', meaning: 'Under 21, not worth the trip; over 26, not fit for it.' },
  {
    word: 'Measures, the',
    meaning: 'The hall at Half where the true yard, sack and pint are kept in a cupboard.',
  },
  { word: 'nail', meaning: 'A twentieth of a dray, and a nail.' },
  {
    word: 'nine miles, the',
    meaning: 'The difference between the two counts of the road. Paid for on every journey, walked on none.',
  },
  { word: 'Office, the', meaning: 'Ostrand & Daughters, wherever it happens to have a desk.' },
  { word: 'pan', meaning: 'A field of salt. Also the plain made of them, west of Undertrestle.' },
  { word: 'sack', meaning: 'As much as a carrier will lift twice without remarks.' },
  { word: 'set', meaning: 'Fifty-two cards and two Jokers with one back. People are attached to theirs.' },
  { word: 'stone', meaning: 'A milestone. “Between stones” means late.' },
  { word: 'table', meaning: 'Where cards are played, and the rules they are played by.' },
  {
    word: 'waybill',
    meaning: 'What is carried, for whom, from where, to where, and whose fault it will be.',
  },
  { word: 'Wayledger', meaning: 'The terminal on a carrier’s forearm.' },
];
