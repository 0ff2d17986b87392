/** What a person may set about the way they play, apart from which key is which. */
export const CONTROL_CHOICES = {
  /** Whose signs stand for the buttons of a pad; `auto` goes by its name. */
  glyphs: ['auto', 'xbox', 'playstation', 'switch', 'generic'],
  /** In percent; `auto` is faint, and none where motion is reduced. */
  vibration: ['auto', '0', '25', '50', '75', '100'],
  /** Whether holding the key of a discard or a disbanding does without its question. */
  holdToConfirm: ['off', 'on'],
  /** Whether every card that is played is asked about first. */
  confirmMoves: ['off', 'on'],
  /** Whether single letters and digits are keys of the game (WCAG 2.1.4). */
  letterKeys: ['on', 'off'],
  /** How much a screen reader is told: everything, or only what one cannot know without it. */
  speech: ['full', 'brief'],
  /** How long it is left alone between two sentences. */
  speechPace: ['quick', 'normal', 'slow'],
} as const;

export type ControlChoice = keyof typeof CONTROL_CHOICES;
export type ControlChoices = { readonly [K in ControlChoice]: (typeof CONTROL_CHOICES)[K][number] };

export const CONTROL_CHOICE_NAMES = Object.keys(CONTROL_CHOICES) as ControlChoice[];

export const DEFAULT_CONTROLS: ControlChoices = {
  glyphs: 'auto',
  vibration: 'auto',
  holdToConfirm: 'off',
  confirmMoves: 'off',
  letterKeys: 'on',
  speech: 'full',
  speechPace: 'normal',
};

/** The choices with one made; the same again where there is no such choice or value. */
export function chooseControl<T extends ControlChoices>(choices: T, name: string, value: string): T {
  const choice = CONTROL_CHOICE_NAMES.find((one) => one === name);
  const values: readonly string[] = choice ? CONTROL_CHOICES[choice] : [];
  return values.includes(value) ? { ...choices, [name]: value } : choices;
}
