/**
 * The view as the rest of the game knows it: shows screens, plays beats, says what a pointer wants. It holds what
 * is shown and hands it to the parts that draw; nothing here knows a rule.
 */
import { type CaravanName, type CaravanStatus, type GameEvent, SEATS, type Seat } from '../engine/index.ts';
import type { Device, Intent, Place } from '../input/index.ts';
import {
  afterBeat,
  type Beat,
  calmed,
  DEFAULT_DISPLAY,
  type Display,
  durationAt,
  isMinor,
  type LogLine,
  type MenuModel,
  pictureOf,
  type ScreenModel,
  type Speed,
  type TableModel,
  type TablePicture,
} from '../present/index.ts';
import { STATUS_WORDS } from '../text/index.ts';
import { Art } from './art.ts';
import { Brush } from './brush.ts';
import { visibleStrips } from './caravan-layout.ts';
import { CardAtlas } from './card-atlas.ts';
import { type CardGoal, cardGoals, layCaravans } from './card-goals.ts';
import { type Arranging, CardSprites } from './card-sprites.ts';
import { Curtain } from './curtain.ts';
import './fonts.css';
import { type Hit, Hits } from './hits.ts';
import { HoldRing } from './hold-ring.ts';
import { advanceOf, type Font, Ink, loadFont } from './ink.ts';
import { drawSheet } from './inspect-sheet.ts';
import { attachmentCounts, layTable, type Screen, TARGET, type TableLayout } from './layout.ts';
import { drawMagnifier } from './magnifier.ts';
import { layMenu } from './menu-layout.ts';
import { drawMenu } from './menu-screen.ts';
import { MenuScroll } from './menu-scroll.ts';
import { paintPage } from './page-colours.ts';
import { layPlateSide } from './plate-layout.ts';
import { Playback } from './playback.ts';
import { listenToPointer } from './pointer.ts';
import { drawQuestion } from './question.ts';
import type { Rect } from './rect.ts';
import { RoadMap } from './road-map.ts';
import { RoadPicture } from './road-picture.ts';
import { drawSide } from './road-side.ts';
import { RulesLayer } from './rules-layer.ts';
import { ScreenEffect, type SteppedDown } from './screen-effect.ts';
import { openStage } from './stage.ts';
import { Stamps } from './stamp.ts';
import { drawMarks, drawRemoved } from './table-marks.ts';
import { drawTable, type TableState } from './table-screen.ts';
import { PALETTES, type Palette } from './theme.ts';
import { titleCards } from './title-cards.ts';

export interface ViewOptions {
  readonly display?: Display;
  /** Where the screen effect had to go down to at an earlier visit, as told by `onStepDown`. */
  readonly steppedDown?: SteppedDown | null;
  /** The screen effect has gone down, or (null) was chosen anew: to be remembered. */
  readonly onStepDown?: (to: SteppedDown | null) => void;
  /** A beat begins, which is to take so many milliseconds. */
  readonly onBeat?: (beat: Beat, ms: number) => void;
  /** Something a player should be told once. */
  readonly onNotice?: (notice: ViewNotice) => void;
}

/** `no-webgl`: the screen is drawn without the graphics chip, so without effects. */
export type ViewNotice = 'no-webgl';

export interface GameView {
  /** Shows a screen. Showing the same again changes nothing; while beats are played it waits for their end. */
  show(model: ScreenModel): void;
  /** Plays beats in order on the table that is shown; resolves when they are done, skipped or nobody looks. */
  play(beats: readonly Beat[], speed: Speed): Promise<void>;
  /** Finishes what is being played at once. */
  skip(): void;
  /** Scrolls what is read, where an intent means that here; false where it means something to the game. */
  takes(intent: Intent): boolean;
  /** A ring closes over what is in focus while something is held for so many milliseconds; null ends it. */
  winds(ms: number | null): void;
  /** Returns how to stop listening. */
  onIntent(listener: (intent: Intent, by: Device) => void): () => void;
  /** A mouse is moved, which may want nothing yet; returns how to stop listening. */
  onUse(listener: (by: Device) => void): () => void;
  /** Takes other settings, at once. The same again change nothing. */
  configure(display: Display): void;
  destroy(): void;
  stats(): { readonly objects: number };
}

/** Milliseconds in which a card answers a touch: lifts, tilts back, makes room. */
const ANSWER_MS = 110;
/** Under reduced motion nothing takes longer. */
const FADE_MS = 150;
const REST_AFTER_MS = 500;
/** The part of a removal in which the card is marked before it goes. */
const MARKED = 0.4;
/** Their marks stay so long after they have set out, in milliseconds. */
const UNMARK_MS = 60;

/** What is made much of: a sale, a tie, a load grown too heavy. */
const STAMPED = new Set<CaravanStatus>(['sold', 'tied', 'heavy']);

const CARD_SCALES: Record<Display['cardSize'], number> = { small: 0.82, medium: 1, large: 1.2 };

const DEPTH = { table: 0, cards: 10, marks: 32, stamps: 45, overlay: 50, curtain: 60, glass: 90 };

export async function createView(host: HTMLElement, options: ViewOptions = {}): Promise<GameView> {
  let chosen: Display = options.display ?? DEFAULT_DISPLAY;
  let display: Display = calmed(chosen);
  // All that draws shares this one, so that it can change its colours.
  const palette: Palette = { ...PALETTES[display.palette] };
  await Promise.all([loadFont('terminal'), ...(display.font === 'readable' ? [loadFont('readable')] : [])]);
  const stage = await openStage(host);
  const { scene } = stage;
  const ink = new Ink(scene, palette);
  const art = new Art(scene, palette);
  const atlas = new CardAtlas(scene, palette, art);
  const table = new Brush(scene, ink, palette, DEPTH.table);
  const cards = new CardSprites(scene, atlas, DEPTH.cards, stage.usesWebGL);
  const marks = new Brush(scene, ink, palette, DEPTH.marks);
  const overlay = new Brush(scene, ink, palette, DEPTH.overlay);
  const stamps = new Stamps(scene, ink, palette, DEPTH.stamps);
  const curtain = new Curtain(scene, DEPTH.curtain);
  const ring = new HoldRing(scene, DEPTH.overlay + 3);
  const effect = new ScreenEffect(
    stage,
    palette,
    DEPTH.glass,
    options.steppedDown ?? null,
    options.onStepDown ?? (() => {}),
  );
  const road = new RoadPicture(scene, palette, DEPTH.table);
  const map = new RoadMap(scene, palette, DEPTH.overlay + 1);
  const side = new Brush(scene, ink, palette, DEPTH.overlay + 2);
  const hits = new Hits();
  const playback = new Playback();
  const scroll = new MenuScroll();
  const rules = new RulesLayer(scene, atlas, overlay, DEPTH.overlay + 1);
  const listeners = new Set<(intent: Intent, by: Device) => void>();
  const users = new Set<(by: Device) => void>();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const still = (): boolean => (display.motion === 'system' ? reduced.matches : display.motion === 'reduced');

  let model: ScreenModel | null = null;
  let waiting: ScreenModel | null = null;
  let picture: TablePicture | null = null;
  let log: readonly LogLine[] = [];
  let layout: TableLayout | null = null;
  let controls = 0;
  /** Cards that are marked as going while a removal is played. */
  let victims: readonly Rect[] = [];
  /** When they are on their way and their marks have to go: others move into their places. */
  let unmarkAt = Infinity;
  let unmarked: TableState | null = null;
  /** The caravan whose cards are shown large for a finger. */
  let magnified: CaravanName | null = null;
  /** What is in focus is explained on a sheet; it stands where the finger is not. */
  let sheet: { readonly below: boolean } | null = null;
  let lastMotion = 0;
  const loaded = new Set<Font>(['terminal', display.font]);

  const screen = (): Screen => ({
    ...stage.size(),
    safe: safeArea(host),
    textScale: Number(display.textScale) / 100,
    layout: display.layout,
    cardScale: CARD_SCALES[display.cardSize],
  });
  const tableModel = (): TableModel | null =>
    model?.kind === 'table' ? model : model?.kind === 'menu' ? (model.behind ?? null) : null;

  /** Draws everything anew; cards take `how` to get where they belong. */
  function draw(how: Arranging): void {
    const scale = stage.scale();
    stage.wake();
    effect.interrupt();
    lastMotion = performance.now();
    hits.clear();
    road.hide();
    map.hide();
    for (const brush of [table, marks, overlay, side]) brush.begin(scale);
    rules.begin(scale);
    const shown = tableModel();
    if (shown && picture) drawShownTable(shown, picture, how);
    else if (model?.kind === 'menu') drawTitle(model, how);
    if (model?.kind === 'menu') drawShownMenu(model);
    for (const brush of [table, marks, overlay, side]) brush.end();
    rules.end();
    ink.flush();
  }

  function drawShownTable(shown: TableModel, lyingNow: TablePicture, how: Arranging): void {
    const { seat } = shown.seen;
    // While a question is asked its answers stand elsewhere, and the table keeps its form.
    if (shown.question === null || controls === 0) controls = shown.items.length;
    layout = layTable(screen(), {
      seat,
      attachments: attachmentCounts(lyingNow.caravans),
      hand: lyingNow.hands[seat].length,
      items: controls,
      speaks: shown.said !== undefined,
      guided: shown.guided === true,
    });
    const s = stage.scale();
    atlas.wear(shown.sets ?? { A: 1, B: 2 });
    atlas.prepare([layout.cardHeight, layout.handHeight, layout.me.pile.h].map((height) => height * s));
    const lying = layCaravans(layout, lyingNow);
    const state: TableState = {
      model: shown,
      picture: lyingNow,
      layout,
      lying,
      log,
      playing: playback.running,
    };
    drawTable(table, hits, state);
    cards.arrange(cardGoals(layout, lying, lyingNow, shown, state.playing), how, performance.now(), s);
    drawMarks(marks, state);
    for (const rect of victims) drawRemoved(marks, rect, rect);
    unmarked = victims.length > 0 ? state : null;
    unmarkAt = Infinity;
    if (magnified && shown.heldCard === null) magnified = null;
    if (model?.kind === 'table' && shown.question !== null && !state.playing) {
      hits.clear();
      drawQuestion(overlay, hits, whole(), shown.question, shown.items, shown.focus, layout.fonts);
    } else if (magnified && !state.playing) {
      hits.clear();
      drawMagnifier(overlay, hits, whole(), shown, magnified, layout.fonts);
    } else if (sheet && shown.inspect && !state.playing) {
      hits.clear();
      drawSheet(
        overlay,
        hits,
        whole(),
        shown.inspect,
        shown.refusal ?? shown.barred,
        layout.fonts,
        sheet.below,
      );
    } else sheet = null;
  }

  function drawTitle(menu: MenuModel, how: Arranging): void {
    layout = null;
    const { cards: area, road: below, fonts } = layMenu(screen(), menu, overlay);
    const s = stage.scale();
    const goals = area ? titleCards(area) : [];
    if (menu.sheet)
      void rules.fetch().then((come) => {
        if (come) draw(settle);
      });
    atlas.prepare([goals[0]?.rect.h ?? 0, ...rules.cardHeights(menu, fonts)].map((height) => height * s));
    cards.arrange(goals, how, performance.now(), s);
    if (below) road.show(below, s);
  }

  function drawShownMenu(menu: MenuModel): void {
    hits.clear();
    if (menu.behind) overlay.fill(whole(), 'background', 0.45);
    const laid = layMenu(screen(), menu, overlay);
    drawMenu(overlay, hits, menu, laid, scroll, rules.lay);
    if (!laid.picture || !menu.picture) return;
    drawSide({ brush: side, hits, map, scale: stage.scale() }, laid.picture, menu, laid.fonts);
    if (menu.picture.kind === 'road' || menu.picture.kind === 'stop')
      void map.fetch().then((come) => {
        if (come) draw(settle);
      });
  }

  /** Fetches the pictures once there is something to see; they come in when they are here. */
  async function fetchArt(): Promise<void> {
    const { scale, size } = stage;
    const unit = Math.max(size().width / 1280, size().height / 1440, 0.5);
    if (!(await art.fetch(scale() * unit))) return;
    atlas.forget();
    draw(settle);
  }

  const whole = (): Rect => {
    const { width, height } = stage.size();
    return { x: 0, y: 0, w: width, h: height };
  };

  /** Cards that were not on the screen come out of their deck, and go back into it. */
  const deckOf = (goal: CardGoal): Rect | null =>
    !layout || goal.id < 0
      ? null
      : goal.owner === tableModel()?.seen.seat
        ? layout.me.deck
        : layout.them.deck;
  const settle: Arranging = { duration: 0, stagger: 0, delay: 0, still: true, source: () => null };
  const answer = (): Arranging => ({ ...settle, duration: still() ? 0 : ANSWER_MS, still: still() });

  function put(next: ScreenModel): void {
    const sameTable = tableModel() !== null && model?.kind === next.kind;
    const isOther = model !== null && screenName(model) !== screenName(next);
    model = next;
    const shown = tableModel();
    if (shown) {
      picture = pictureOf(shown.seen, sameTable ? (picture ?? undefined) : undefined);
      log = shown.log;
    } else picture = null;
    draw(sameTable ? answer() : settle);
    if (!isOther || still()) curtain.finish();
    else
      curtain.rise(
        next.kind === 'menu' && next.behind ? layMenu(screen(), next, overlay).panel : whole(),
        palette.background,
        stage.scale(),
        performance.now(),
      );
  }

  function showBeat(beat: Beat, ms: number): void {
    options.onBeat?.(beat, ms); // before the drawing: ears are quicker than eyes
    if (!picture) return;
    const quick = still() ? Math.min(ms, FADE_MS) : ms;
    if (beat.kind === 'rowRemoved' && quick > 0 && layout) {
      const lying = layCaravans(layout, picture);
      victims = beat.motions.flatMap(({ from }) =>
        from.at === 'row' ? [lying[from.caravan].cards[from.row - 1]!] : [],
      );
    }
    picture = afterBeat(picture, beat);
    if (beat.log !== null) log = [...log, { seat: beat.seat, text: beat.log, minor: isMinor(beat.event) }];
    const delay = victims.length > 0 ? quick * MARKED : 0;
    const many = beat.motions.length;
    const stagger = many > 1 ? Math.min(60, (quick * 0.6) / many) : 0;
    draw({
      duration: Math.max(0, quick - delay - stagger * Math.max(0, many - 1)),
      stagger,
      delay,
      still: still(),
      source: deckOf,
    });
    if (delay > 0) unmarkAt = performance.now() + delay + UNMARK_MS;
    victims = [];
    if (quick > 0 && !still()) stampBeat(beat, quick);
    ink.flush();
  }

  /** What a pair has come to, stamped on its plate. */
  function stampBeat(beat: Beat, ms: number): void {
    if (!layout || !picture) return;
    const { fonts, plates } = layout;
    if (beat.event.type === 'faceCardPlayed') stampDeed(beat.event, ms);
    const stamp = (pair: number, seat: Seat, status: CaravanStatus): void => {
      const plate = plates[pair]!;
      const mine = seat === tableModel()?.seen.seat;
      const half = { ...plate, y: plate.y + (mine ? plate.h / 2 : 0), h: plate.h / 2 };
      const { value } = picture!.caravans[`${seat}${(pair + 1) as 1 | 2 | 3}`];
      // On the place of its word: the total beside it must stay readable.
      const spot = layPlateSide(half, { value, after: null }, fonts, mine ? 'bottom' : 'top').status;
      const word = STATUS_WORDS[status];
      const size = Math.min(fonts.total, (spot.w * 1.15) / (word.length * advanceOf('display')));
      stamps.add(word, spot, size, stage.scale(), performance.now(), ms * 2.2);
    };
    if (beat.statuses) {
      const { pair, before, after } = beat.statuses;
      for (const seat of SEATS) {
        if (before[seat] !== after[seat] && STAMPED.has(after[seat])) stamp(pair - 1, seat, after[seat]);
      }
    }
    if (beat.event.type === 'matchEnded')
      for (const [pair, seat] of beat.event.sold.entries()) if (seat) stamp(pair, seat, 'sold');
  }

  /** What a face card does, as its sign over the card it was played on, once it has come there. */
  function stampDeed(event: Extract<GameEvent, { type: 'faceCardPlayed' }>, ms: number): void {
    const spot = layout && picture && layCaravans(layout, picture)[event.caravan].cards[event.row - 1];
    const strip =
      spot &&
      layout &&
      visibleStrips(layout.boxes[event.caravan], layCaravans(layout, picture!)[event.caravan].cards)[
        event.row - 1
      ];
    if (!spot || !strip) return;
    const sign = { J: '✕', Q: '↕', K: '×2', X: '✱' }[event.card.charAt(0)] ?? '';
    // Beside the index at the strip's end, or over the pips of a card that is seen whole.
    const size = Math.min(strip.h * 1.1, spot.h * 0.5);
    const place = strip.h < spot.h * 0.6 ? { ...strip, x: strip.x + strip.w * 0.6, w: strip.w * 0.4 } : strip;
    // What takes cards away is gone before others lie there.
    const lasts = sign === '✕' || sign === '✱' ? 0.9 : 1.6;
    stamps.add(sign, place, size, stage.scale(), performance.now() + ms * 0.7, ms * lasts);
  }

  function rebuild(): void {
    effect.resize();
    stamps.finish();
    ink.beginSizes();
    draw(settle);
    ink.dropUnused();
  }

  /** Fetches the letters that are chosen; until they are here, the others stand for them. */
  function fetchFont(): void {
    const { font } = display;
    if (loaded.has(font)) return;
    void loadFont(font)
      .then(() => {
        loaded.add(font);
        dress();
      })
      .catch((error: unknown) => console.warn(error));
  }

  /** Draws everything in the colours and sizes that are set. */
  function dress(): void {
    Object.assign(palette, PALETTES[display.palette]);
    paintPage(palette);
    atlas.letters = display.suitLetters === 'on';
    atlas.toned = ink.suitTones = display.suitTones === 'on';
    atlas.font = ink.letters = loaded.has(display.font) ? display.font : 'terminal';
    stage.setBackground(palette.background);
    effect.set(display, palette);
    art.colour();
    map.colour();
    atlas.forget();
    road.forget();
    stamps.finish();
    ink.beginSizes();
    ink.dropUnused();
    rebuild();
  }

  /** Scrolling is the view's own affair: an intent for it goes no further. */
  function takes(intent: Intent): boolean {
    if (model?.kind !== 'menu') return intent.type === 'scroll';
    const way =
      intent.type === 'move' && model.sheet
        ? ({ up: 'line-up', down: 'line-down' } as const)[intent.way as 'up' | 'down']
        : intent.type === 'scroll'
          ? intent.way
          : undefined;
    if (!way) return false;
    const moved = scroll.to(way, intent.type === 'scroll' ? intent.part : 'text');
    if (moved) draw(settle);
    return moved || intent.type === 'scroll';
  }
  const send = (intent: Intent, by: Device): void => {
    if (takes(intent)) return;
    for (const listener of listeners) listener(intent, by);
  };
  const handCard = (place: Place): number | null => {
    const match = /^hand\.(\d+)$/.exec(place);
    const seat = tableModel()?.seen.seat;
    return match && seat && picture ? (picture.hands[seat][Number(match[1])]?.id ?? null) : null;
  };
  /** The caravan of a card too thin for a finger, while a face card is held. */
  const thinCaravan = ({ place, rect }: Hit): CaravanName | null => {
    const name = /^([AB][123])\.\d+$/.exec(place)?.[1] as CaravanName | undefined;
    const held = model?.kind === 'table' ? model.heldCard : null;
    const thin = Math.min(rect.w, rect.h) < TARGET && (picture?.caravans[name ?? 'A1'].rows.length ?? 0) > 1;
    return name && held && /^[JQKX]/.test(held) && thin ? name : null;
  };
  let dragging = false;
  const stopListening = listenToPointer(stage.game.canvas, {
    straighten: (x, y) => effect.straighten(x, y),
    hitAt: (x, y) => hits.at(x, y),
    send,
    device: () => model?.device ?? 'mouse',
    used: (by) => {
      for (const user of users) user(by);
    },
    pressed: () => playback.skip(),
    press: (hit, finger) => {
      const by = finger ? 'touch' : 'mouse';
      if (magnified || sheet) {
        magnified = sheet = null;
        draw(settle);
        if (hit) send(hit.intent, by);
        return;
      }
      const caravan = finger && hit ? thinCaravan(hit) : null;
      if (caravan) {
        magnified = caravan;
        draw(settle);
      } else if (hit) send(hit.intent, by);
      // Beside everything a held card is put back, and a question is not answered.
      else if (model?.kind === 'table' && (model.held !== null || model.question !== null))
        send({ type: 'command', command: 'cancel' }, by);
    },
    longPress: ({ place, rect }) => {
      const table = model?.kind === 'table' && model.question === null && !magnified && !playback.running;
      if (!table || place.startsWith('item.') || layout?.inspect) return false;
      sheet = { below: rect.y + rect.h / 2 < stage.size().height / 2 };
      send({ type: 'point', place }, 'touch');
      draw(settle);
      return true;
    },
    canDrag: (place) => model?.kind === 'table' && model.question === null && handCard(place) !== null,
    dragTo: (place, x, y, finger) => {
      const id = handCard(place);
      // Taking the card shows where it may go, and what it would do there.
      if (!dragging && model?.kind === 'table' && place !== `hand.${model.held}`)
        send({ type: 'press', place }, finger ? 'touch' : 'mouse');
      dragging = true;
      if (id !== null) cards.drag(id, x, y);
    },
    dragEnd: () => {
      dragging = false;
      cards.drop();
      draw(answer());
    },
    scrollBy: (pixels, at) => {
      if (model?.kind === 'menu' && scroll.by(pixels, at)) draw(settle);
    },
  });

  stage.onFrame((now) => {
    effect.frame(now);
    if (unmarked && now > unmarkAt) {
      marks.begin(stage.scale());
      drawMarks(marks, unmarked);
      marks.end();
      unmarked = null;
    }
    const moving = [
      cards.tick(now),
      stamps.tick(now),
      curtain.tick(now),
      ring.tick(now, palette, stage.scale()),
    ].some(Boolean);
    if (moving) lastMotion = now;
    else if (now - lastMotion > REST_AFTER_MS) {
      stage.rest();
      effect.interrupt();
    }
  });
  stage.onRestored(dress);
  stage.onResize(() => {
    rebuild();
    void fetchArt();
  });
  dress();
  if (!stage.usesWebGL) options.onNotice?.('no-webgl');

  return {
    show(next) {
      if (playback.running) waiting = next;
      else put(next);
      void fetchArt();
    },
    async play(beats, speed) {
      if (beats.length === 0 || !picture) return;
      await playback.play(beats, (beat) => durationAt(beat, speed), showBeat);
      if (playback.running) return;
      cards.finish();
      if (waiting) put(waiting);
      else draw(settle);
      waiting = null;
    },
    skip() {
      playback.skip();
      stamps.finish();
    },
    takes,
    winds(ms) {
      ring.end();
      const rect = model?.kind === 'table' && model.focus ? hits.of(model.focus) : null;
      stage.wake();
      if (ms !== null && rect) ring.begin(rect, ms, performance.now());
    },
    onIntent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUse(user) {
      users.add(user);
      return () => users.delete(user);
    },
    configure(next) {
      if (next === chosen) return;
      chosen = next;
      display = calmed(next);
      dress();
      fetchFont();
    },
    destroy() {
      playback.skip();
      stopListening();
      listeners.clear();
      stage.destroy();
    },
    stats: () => ({ objects: scene.children.length }),
  };
}

/** The same as long as it is the same screen, whatever stands on it. */
const screenName = (model: ScreenModel): string =>
  model.kind === 'table' ? 'table' : `${model.id} ${model.sheet ? model.heading : ''}`;

/** The insets of notches and rounded corners, as the page tells them in custom properties of the host. */
function safeArea(host: HTMLElement): { top: number; right: number; bottom: number; left: number } {
  const style = getComputedStyle(host);
  const read = (side: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return { top: read('top'), right: read('right'), bottom: read('bottom'), left: read('left') };
}
