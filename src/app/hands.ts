/**
 * The hands a person plays with: which device was used last, what its keys and buttons mean, and the screens on which
 * that is changed. These lie over whatever screen is open and give it back as it was.
 */
import type { Settings } from '../campaign/index.ts';
import { calmed } from '../content/index.ts';
import {
  ACTIONS,
  actionOf,
  answerSetup,
  type Bindings,
  type Bound,
  beginSetup,
  bindingsWith,
  buttonAsked,
  type Deed,
  type Device,
  type Focus,
  type GlyphSet,
  glyphOf,
  guessGlyphs,
  type Hearing,
  keyName,
  type Mark,
  markFor,
  NEEDED_BUTTONS,
  NO_FOCUS,
  type PadButton,
  type PadProfile,
  type PadSetup,
  type Place,
  profileFrom,
  profileTexts,
  type Source,
  tryBinding,
} from '../input/index.ts';
import { bindingsMenu, listeningMenu, type Menu, padSetupMenu, takenMenu } from '../present/index.ts';
import { ACTION_WORDS, CONTROLS_WORDS, DEED_WORDS } from '../text/controls.ts';

export interface Hands {
  /** The device that was used last. */
  readonly device: Device;
  /** The pad that was seen last, by the name the browser gives it. */
  readonly pad: string | null;
  /** Which page of bindings is open. */
  readonly page: Bound | null;
  /** The action that waits for its key or button, and the one that has it already. */
  readonly listening: { readonly action: string; readonly taken: string | null } | null;
  readonly setup: PadSetup | null;
  /** The focus of the screen under these. */
  readonly under: Focus;
}

export const HANDS: Hands = {
  device: 'keyboard',
  pad: null,
  page: null,
  listening: null,
  setup: null,
  under: NO_FOCUS,
};

/** What the hands need to know of the program. */
export interface HandsContext {
  readonly hands: Hands;
  readonly settings: Settings;
  readonly focus: Focus;
  readonly notice: string | null;
}

type Controls = Settings['controls'];

const bindings = new WeakMap<Controls, Bindings>();

/** What keys and buttons mean by the settings. */
export function bindingsOf(controls: Controls): Bindings {
  const known = bindings.get(controls) ?? bindingsWith(controls.keys, controls.buttons);
  bindings.set(controls, known);
  return known;
}

/** Whose signs stand for a pad's buttons. */
export const glyphsOf = ({ hands, settings }: Pick<HandsContext, 'hands' | 'settings'>): GlyphSet => {
  const { glyphs } = settings.controls;
  return glyphs === 'auto' ? guessGlyphs(hands.pad ?? '') : glyphs;
};

/** How a deed is done with the device in use. */
export function markOf(context: Pick<HandsContext, 'hands' | 'settings'>, deed: Deed): Mark | null {
  const { hands, settings } = context;
  const given = { bindings: bindingsOf(settings.controls), glyphs: glyphsOf(context) };
  return markFor(deed, hands.device, given, DEED_WORDS[deed].prompt);
}

/** Vibration where nobody has chosen it. */
const FAINT = { full: 0.25, reduced: 0, system: null } as const;

const profiles = new WeakMap<Controls['pads'], Readonly<Record<string, PadProfile>>>();

/** @param asks the question that is open on the screen, if any */
export function hearingOf(
  { hands, settings }: Pick<HandsContext, 'hands' | 'settings'>,
  screen: string,
  asks: string,
): Hearing {
  const { controls } = settings;
  const known =
    profiles.get(controls.pads) ??
    Object.fromEntries(Object.entries(controls.pads).map(([id, texts]) => [id, profileFrom(texts)]));
  profiles.set(controls.pads, known);
  return {
    bindings: bindingsOf(controls),
    singles: controls.letterKeys === 'on' ? 'all' : screen === 'table' ? 'none' : 'digits',
    holds: controls.holdToConfirm === 'on',
    catches: hands.setup ? 'sources' : hands.listening && !hands.listening.taken ? hands.page : null,
    profiles: known,
    vibration:
      controls.vibration === 'auto'
        ? FAINT[calmed(settings.display).motion]
        : Number(controls.vibration) / 100,
    scene: [
      screen,
      asks,
      hands.page,
      hands.listening?.action,
      hands.listening?.taken,
      hands.setup && buttonAsked(hands.setup),
    ].join('/'),
  };
}

const namesOf = (names: readonly string[], bound: Bound, glyphs: GlyphSet): string[] =>
  names.map((name) => (bound === 'keys' ? keyName(name) : glyphOf(glyphs, name as PadButton).name));

/** The screen of the hands that lies over all others; null where none does. */
export function handsMenu(context: HandsContext): Menu | null {
  const { hands, settings } = context;
  const { page, listening, setup } = hands;
  const asked = setup && (buttonAsked(setup) as keyof typeof CONTROLS_WORDS.askedNames | null);
  if (setup && asked) return padSetupMenu(setup, asked, setup.asked >= NEEDED_BUTTONS);
  if (!page) return null;
  const bound = bindingsOf(settings.controls)[page];
  const glyphs = glyphsOf(context);
  if (!listening)
    return bindingsMenu(
      page,
      ACTIONS.map(({ id }) => ({ id, names: namesOf(bound[id] ?? [], page, glyphs) })),
    );
  if (listening.taken === null) return listeningMenu(page, listening.action);
  const tried = tryBinding(
    bindingsOf(settings.controls),
    settings.controls[page],
    listening.action,
    page,
    listening.taken,
  );
  const from = 'from' in tried ? (tried.from?.id ?? '') : '';
  const left = (bound[from] ?? []).filter((name) => name !== listening.taken);
  return takenMenu(nameOf(listening.taken, page, glyphs), from, namesOf(left, page, glyphs));
}

const nameOf = (name: string, bound: Bound, glyphs: GlyphSet): string => namesOf([name], bound, glyphs)[0]!;
export const focusAt = (item: string): Focus => ({ place: `item.${item}` as Place, memory: {} });

type Change = Partial<HandsContext>;
const withHands = ({ hands }: HandsContext, more: Partial<Hands>): Pick<HandsContext, 'hands'> => ({
  hands: { ...hands, ...more },
});
const withControls = (
  { settings }: HandsContext,
  more: Partial<Controls>,
): Pick<HandsContext, 'settings'> => ({
  settings: { ...settings, controls: { ...settings.controls, ...more } },
});

/** Is it a control of these screens, or one of the settings that opens one of them? */
export const isHandsItem = (item: string): boolean => /^(?:controls|bind)-/.test(item);

/** A control of these screens was pressed. Back is `back`, as everywhere. */
export function chosenInHands(context: HandsContext, item: string): Change {
  const { hands, focus } = context;
  const { page, listening, setup } = hands;
  switch (item) {
    case 'controls-keys':
    case 'controls-buttons':
      return {
        ...withHands(context, { page: item === 'controls-keys' ? 'keys' : 'buttons', under: focus }),
        focus: NO_FOCUS,
        notice: null,
      };
    case 'controls-setup':
      return hands.pad === null
        ? { notice: CONTROLS_WORDS.noPad }
        : { ...withHands(context, { setup: beginSetup(hands.pad), under: focus }), focus: NO_FOCUS };
    case 'controls-reset':
      return page ? { ...withControls(context, { [page]: {} }), notice: null } : {};
    case 'controls-take':
      return listening?.taken && page ? bind(context, listening.action, page, listening.taken, true) : {};
    case 'controls-back':
    case 'controls-stop':
    case 'back':
      if (setup) return { ...withHands(context, { setup: null }), focus: hands.under };
      if (listening)
        return { ...withHands(context, { listening: null }), focus: focusAt(`bind-${listening.action}`) };
      return { ...withHands(context, { page: null }), focus: hands.under, notice: null };
  }
  const action = /^bind-(.+)$/.exec(item)?.[1];
  if (!action || !page || !actionOf(action)) return {};
  return {
    ...withHands(context, { listening: { action, taken: null } }),
    focus: NO_FOCUS,
    notice: page === 'buttons' && hands.pad === null ? CONTROLS_WORDS.noPad : null,
  };
}

/** A key or a button was pressed while one was waited for. */
export function caughtByHands(context: HandsContext, bound: Bound, name: string): Change {
  const { page, listening } = context.hands;
  if (page !== bound || !listening || listening.taken !== null) return {};
  if (name === (bound === 'keys' ? 'Escape' : 'start')) return chosenInHands(context, 'controls-stop');
  return bind(context, listening.action, bound, name, false);
}

function bind(context: HandsContext, action: string, bound: Bound, name: string, takes: boolean): Change {
  const { controls } = context.settings;
  const tried = tryBinding(bindingsOf(controls), controls[bound], action, bound, name);
  const shown = nameOf(name, bound, glyphsOf(context));
  if (tried.kind === 'refused')
    return { notice: CONTROLS_WORDS.fault[tried.fault](shown, ACTION_WORDS[tried.from?.id ?? ''] ?? '') };
  if (tried.kind === 'taken' && !takes)
    return { ...withHands(context, { listening: { action, taken: name } }), focus: NO_FOCUS, notice: null };
  return {
    ...withHands(context, { listening: null }),
    ...withControls(context, { [bound]: tried.changes }),
    focus: focusAt(`bind-${action}`),
    notice: CONTROLS_WORDS.given(shown, ACTION_WORDS[action] ?? action),
  };
}

/** A button of a pad nobody knows was pressed, or one that was asked for. */
export function pressedOnPad(context: HandsContext, pad: string, source: Source): Change {
  const { hands, settings, focus } = context;
  const { setup } = hands;
  if (!setup)
    return {
      ...withHands(context, { pad, setup: beginSetup(pad), under: focus }),
      focus: NO_FOCUS,
      notice: null,
    };
  if (setup.pad !== pad) return {};
  const next = answerSetup(setup, source);
  if (buttonAsked(next)) return withHands(context, { setup: next });
  return {
    ...withHands(context, { setup: null, pad, device: 'pad' }),
    ...withControls(context, { pads: { ...settings.controls.pads, [pad]: profileTexts(next.profile) } }),
    focus: hands.under,
    notice: CONTROLS_WORDS.setupDone,
  };
}

/** A pad was taken away: nobody is asked about its buttons any more. */
export const padTaken = (context: HandsContext, pad: string): Change =>
  context.hands.setup?.pad === pad
    ? { ...withHands(context, { setup: null }), focus: context.hands.under }
    : {};
