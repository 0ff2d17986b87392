/** What can be heard, by name, and what a person may set about it. The files themselves lie in `assets/sound`. */

/** Every cue of the effects file. A new one has no place until it has its words (text/sound.ts). */
export const SOUND_NAMES = [
  'card.lift',
  'card.drop',
  'card.return',
  'card.deal',
  'card.draw',
  'card.discard',
  'card.attach',
  'deck.shuffle',
  'caravan.disband',
  'jack.cut',
  'queen.turn',
  'king.double',
  'joker.play',
  'joker.sweep',
  'pair.forSale',
  'pair.lapsed',
  'pair.sold',
  'pair.soldToThem',
  'pair.outbid',
  'pair.tied',
  'pair.heavy',
  'lead.ours',
  'lead.theirs',
  'turn.yours',
  'turn.theirs',
  'match.opens',
  'match.won',
  'match.lost',
  'match.drawn',
  'match.forfeit',
  'purse.gain',
  'purse.pay',
  'stop.unlocked',
  'deck.low',
  'focus.move',
  'focus.edge',
  'confirm',
  'back',
  'refusal',
  'preview',
  'tab',
  'key',
  'relay',
  'toggle.on',
  'toggle.off',
  'slider',
  'error',
  'notice',
  'panel.open',
  'panel.close',
  'hold',
  'typing',
  'power.up',
  'power.down',
  'radio.tune',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What runs all the time in the room of the terminal. */
export const BED_NAMES = ['hum', 'fan', 'wind'] as const;

/** The pieces of the radio; some are won (unlocks.ts). */
export const RADIO_PIECES = [
  'nine-miles',
  'slack-rope-waltz',
  'two-hundred-mules',
  'one-warm-kiln',
  'salt-in-any-direction',
  'bell-at-highmanger',
] as const;
export type RadioPiece = (typeof RADIO_PIECES)[number];

/** What is mixed apart, under the one that rules them all. */
export const BUSES = ['effects', 'interface', 'ambience', 'music'] as const;
export type Bus = (typeof BUSES)[number];

const LEVELS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Level = (typeof LEVELS)[number];
const SWITCH = ['on', 'off'] as const;

/** Every level has its switch beside it, so that what is silenced comes back as loud as it was. */
export const SOUND_CHOICES = {
  masterSound: SWITCH,
  masterLevel: LEVELS,
  effectsSound: SWITCH,
  effectsLevel: LEVELS,
  interfaceSound: SWITCH,
  interfaceLevel: LEVELS,
  ambienceSound: SWITCH,
  ambienceLevel: LEVELS,
  musicSound: SWITCH,
  musicLevel: LEVELS,
  /** Both ears hear the same. */
  mono: ['off', 'on'],
  /** What is heard stands on the screen in words. */
  captions: ['off', 'on'],
  /** What happens while the page cannot be seen. */
  whenHidden: ['silent', 'on'],
  /** Radio and room step back while a screen reader would speak. */
  underSpeech: ['off', 'on'],
} as const;

export type SoundChoice = keyof typeof SOUND_CHOICES;
export type SoundChoices = { readonly [K in SoundChoice]: (typeof SOUND_CHOICES)[K][number] };

export const SOUND_CHOICE_NAMES = Object.keys(SOUND_CHOICES) as SoundChoice[];

/** Quiet: who wants more turns it up. */
export const DEFAULT_SOUND: SoundChoices = {
  masterSound: 'on',
  masterLevel: '7',
  effectsSound: 'on',
  effectsLevel: '10',
  interfaceSound: 'on',
  interfaceLevel: '8',
  ambienceSound: 'on',
  ambienceLevel: '6',
  musicSound: 'on',
  musicLevel: '6',
  mono: 'off',
  captions: 'off',
  whenHidden: 'silent',
  underSpeech: 'off',
};

/** Is it a slider, which ends at its ends, and not a choice that goes round? */
export const isLevel = (name: SoundChoice): boolean => name.endsWith('Level');

/** The choices with one made; the same again where there is no such choice or value. */
export function chooseSound<T extends SoundChoices>(choices: T, name: string, value: string): T {
  const choice = SOUND_CHOICE_NAMES.find((one) => one === name);
  const values: readonly string[] = choice ? SOUND_CHOICES[choice] : [];
  return values.includes(value) ? { ...choices, [name]: value } : choices;
}
