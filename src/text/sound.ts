/** Words about sound: what is heard, as captions say it, and the settings. */

import type { RadioPiece, SoundChoice, SoundName } from '../content/index.ts';
import { SWITCH } from './switch.ts';

/** What each sound is, for those who read it. */
const SOUND_WORDS: Record<SoundName, string> = {
  'card.lift': 'card picked up',
  'card.drop': 'card laid down',
  'card.return': 'card put back',
  'card.deal': 'cards dealt',
  'card.draw': 'card drawn',
  'card.discard': 'card thrown away',
  'card.attach': 'card laid on a card',
  'deck.shuffle': 'deck shuffled',
  'caravan.disband': 'caravan cleared away',
  'jack.cut': 'scissors',
  'queen.turn': 'page turned',
  'king.double': 'two strokes of a bell',
  'joker.play': 'a switch thrown',
  'joker.sweep': 'swept away',
  'pair.forSale': 'for sale',
  'pair.lapsed': 'no longer for sale',
  'pair.sold': 'sold',
  'pair.soldToThem': 'sold by the other side',
  'pair.outbid': 'outbid',
  'pair.tied': 'tied',
  'pair.heavy': 'too heavy',
  'lead.ours': 'you lead',
  'lead.theirs': 'the other side leads',
  'turn.yours': 'your turn',
  'turn.theirs': 'their turn',
  'match.opens': 'the market opens',
  'match.won': 'won',
  'match.lost': 'lost',
  'match.drawn': 'drawn',
  'match.forfeit': 'hand thrown in',
  'purse.gain': 'coins into the purse',
  'purse.pay': 'coins out of the purse',
  'stop.unlocked': 'a new stop',
  'deck.low': 'few cards left',
  'focus.move': 'tick',
  'focus.edge': 'knock',
  confirm: 'confirmed',
  back: 'back',
  refusal: 'not allowed',
  preview: 'outcome shown',
  tab: 'page turned',
  key: 'key',
  relay: 'relay',
  'toggle.on': 'switched on',
  'toggle.off': 'switched off',
  slider: 'slider',
  error: 'something went wrong',
  notice: 'notice',
  'panel.open': 'panel opens',
  'panel.close': 'panel closes',
  hold: 'winding',
  typing: 'typing',
  'power.up': 'terminal wakes',
  'power.down': 'terminal goes dark',
  'radio.tune': 'radio tuned',
};

/** A sound as a caption: `[card thrown away] Corvin discards 5♥.` */
export const captionOf = (sound: SoundName, line: string | null): string =>
  `[${SOUND_WORDS[sound]}]${line === null ? '' : ` ${line}`}`;

/** What would only be in the way in words: ticks of the focus, keys, sliders. */
const SMALL: readonly SoundName[] = [
  'focus.move',
  'focus.edge',
  'preview',
  'tab',
  'key',
  'slider',
  'typing',
  'toggle.on',
  'toggle.off',
];
export const isSmallSound = (sound: SoundName): boolean => SMALL.includes(sound);

const PERCENT = Object.fromEntries(
  Array.from({ length: 11 }, (_, i) => [`${i}`, i === 0 ? 'silent' : `${i}0 %`]),
);

interface ChoiceWords {
  readonly label: string;
  readonly note: string;
  readonly values: Readonly<Record<string, string>>;
}

const level = (label: string, note: string): ChoiceWords => ({ label, note, values: PERCENT });
const onOff = (label: string, note: string): ChoiceWords => ({ label, note, values: SWITCH });

export const SOUND_CHOICE_WORDS: Record<SoundChoice, ChoiceWords> = {
  masterSound: onOff('Sound', 'All of it. The key M does the same anywhere.'),
  masterLevel: level('Loudness', 'Of all together, in steps that sound alike.'),
  effectsSound: onOff('Table sounds', 'Cards, sales, the end of a match.'),
  effectsLevel: level('Table loudness', 'Cards, sales, the end of a match.'),
  interfaceSound: onOff('Terminal sounds', 'What keys, focus and menus say.'),
  interfaceLevel: level('Terminal loudness', 'What keys, focus and menus say.'),
  ambienceSound: onOff('The room', 'The terminal hums, its fan turns, the wind goes.'),
  ambienceLevel: level('Room loudness', 'The terminal hums, its fan turns, the wind goes.'),
  musicSound: onOff(
    'Radio',
    'One piece after the other in a new order each time. Of six, two play from the start; four are won.',
  ),
  musicLevel: level('Radio loudness', 'It steps back by itself when something big happens.'),
  mono: onOff('Mono', 'On: both ears hear the same.'),
  captions: onOff(
    'Captions',
    'On: what is heard stands at the edge of the screen, also while the sound is off.',
  ),
  whenHidden: {
    label: 'While hidden',
    note: 'What is heard while you look at another page.',
    values: { silent: 'silent', on: 'goes on' },
  },
  underSpeech: onOff('Quieter for speech', 'On: radio and room step back while a screen reader speaks.'),
};

export const RADIO_WORDS = {
  next: 'Next piece',
  previous: 'Piece before',
  /** Before the first piece has been fetched. */
  silent: 'The radio is silent.',
  playing: (title: string) => `On the radio: ${title}`,
} as const;

/** What the pieces of the radio are called. */
export const PIECE_TITLES: Record<RadioPiece, string> = {
  'nine-miles': 'Nine Miles Owing',
  'slack-rope-waltz': 'The Slack Rope Waltz',
  'two-hundred-mules': 'Two Hundred Mules',
  'one-warm-kiln': 'One Warm Kiln',
  'salt-in-any-direction': 'Salt in Any Direction',
  'bell-at-highmanger': 'Ring Them In',
};

export const SOUND_NOTICES = {
  on: 'Sound on.',
  off: 'Sound off.',
  stuck: 'The sound was interrupted. Press any key, or tap, to have it back.',
} as const;
