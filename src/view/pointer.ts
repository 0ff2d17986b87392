/**
 * Mouse, pen and touch on the canvas. Acts on release; sliding off cancels; a second finger, a lost pointer or a
 * cancel snaps a dragged card back. Listens to the canvas itself and not through Phaser: only so is it known which
 * finger is which, and a curved screen has one place to straighten its coordinates.
 */
import type { Device, Intent, Place } from '../input/index.ts';
import type { Hit } from './hits.ts';

export interface PointerTarget {
  /** The place of the picture that is seen at a place of the canvas. */
  straighten(x: number, y: number): readonly [number, number];
  /** What lies at a place in CSS pixels of the canvas. */
  hitAt(x: number, y: number): Hit | null;
  send(intent: Intent, by: Device): void;
  /** What was used last. */
  device(): Device;
  /** A mouse is moved with a purpose. */
  used(by: Device): void;
  /** A press was finished where it began; null beside everything. */
  press(hit: Hit | null, finger: boolean): void;
  /** A press began: what still moves comes to rest. */
  pressed(): void;
  canDrag(place: Place): boolean;
  dragTo(place: Place, x: number, y: number, finger: boolean): void;
  /** The dragged card is let go, over whatever it is. */
  dragEnd(): void;
  /** @param at where, so that of several parts the one under the pointer scrolls */
  scrollBy(pixels: number, at: readonly [number, number]): void;
  /** A finger rests where it was put down; true when that meant something, so that lifting it does not press. */
  longPress(hit: Hit): boolean;
}

/** So long a finger rests before it asks what lies there, in milliseconds. */
const LONG_MS = 350;

/** A pointer that moves further than this does not press but drag, in CSS pixels. */
const SLOP = 8;

/** A mouse that moves less than this while something else is used was only nudged, in CSS pixels. */
const NUDGE = 8;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly hit: Hit | null;
  readonly finger: boolean;
  lastY: number;
  mode: 'press' | 'drag' | 'scroll' | 'done';
}

/** Starts listening; returns how to stop. */
export function listenToPointer(canvas: HTMLCanvasElement, target: PointerTarget): () => void {
  let press: Press | null = null;
  let hovered: Place | null = null;
  /** Where the mouse lies while another device is used. */
  let asleep: readonly [number, number] | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): readonly [number, number] => {
    const { left, top } = canvas.getBoundingClientRect();
    return target.straighten(event.clientX - left, event.clientY - top);
  };
  const hover = (hit: Hit | null): void => {
    const place = hit?.place ?? null;
    if (place === hovered) return;
    hovered = place;
    if (place) target.send({ type: 'point', place }, press?.finger ? 'touch' : 'mouse');
  };
  /** Is the mouse in use, or only nudged? */
  const isAwake = (event: PointerEvent): boolean => {
    if (target.device() === 'mouse') asleep = null;
    else {
      asleep ??= [event.clientX, event.clientY];
      if (Math.hypot(event.clientX - asleep[0], event.clientY - asleep[1]) <= NUDGE) return false;
      asleep = null;
      target.used('mouse');
    }
    return true;
  };
  const abandon = (): void => {
    clearTimeout(resting);
    if (press?.mode === 'drag') {
      target.dragEnd();
      target.send({ type: 'drop', from: press.hit!.place, place: null }, press.finger ? 'touch' : 'mouse');
    }
    press = null;
  };

  const down = (event: PointerEvent): void => {
    if (press) return abandon();
    if (event.button !== 0) return;
    target.pressed();
    const [x, y] = at(event);
    press = {
      id: event.pointerId,
      x,
      y,
      hit: target.hitAt(x, y),
      finger: event.pointerType !== 'mouse',
      lastY: y,
      mode: 'press',
    };
    canvas.setPointerCapture(event.pointerId);
    clearTimeout(resting);
    const begun = press;
    if (event.pointerType !== 'mouse')
      resting = setTimeout(() => {
        // A busy page hears late that the finger was lifted: the next frame comes after whatever waited till then.
        requestAnimationFrame(() => {
          if (press !== begun || begun.mode !== 'press' || !begun.hit) return;
          if (target.longPress(begun.hit)) begun.mode = 'done';
        });
      }, LONG_MS);
  };
  const move = (event: PointerEvent): void => {
    const [x, y] = at(event);
    if (!press) {
      if (event.pointerType === 'mouse' && isAwake(event)) hover(target.hitAt(x, y));
      return;
    }
    if (press.id !== event.pointerId) return;
    if (press.mode === 'press' && Math.hypot(x - press.x, y - press.y) > SLOP) {
      const place = press.hit?.place;
      if (place && target.canDrag(place)) {
        press.mode = 'drag';
        hovered = place;
      } else if (event.pointerType !== 'mouse' || press.hit === null || press.hit.pull !== undefined)
        press.mode = 'scroll';
    }
    if (press.mode === 'drag') {
      target.dragTo(press.hit!.place, x, y, press.finger);
      hover(target.hitAt(x, y));
    } else if (press.mode === 'scroll') {
      // What is pulled stays pulled, wherever the pointer goes.
      const { pull } = press.hit ?? {};
      target.scrollBy((press.lastY - y) * (pull ?? 1), pull === undefined ? [x, y] : [press.x, press.y]);
      press.lastY = y;
    }
  };
  const up = (event: PointerEvent): void => {
    if (!press || press.id !== event.pointerId) return;
    const done = press;
    press = null;
    clearTimeout(resting);
    const [x, y] = at(event);
    const hit = target.hitAt(x, y);
    if (done.mode === 'drag') {
      target.dragEnd();
      const from = done.hit!.place;
      target.send(
        { type: 'drop', from, place: hit && hit.place !== from ? hit.place : null },
        done.finger ? 'touch' : 'mouse',
      );
    } else if (done.mode === 'press' && sameHit(hit, done.hit)) target.press(hit, done.finger);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [x, y] = at(event);
    target.scrollBy(event.deltaMode === 0 ? event.deltaY : event.deltaY * 30, [x, y]);
  };
  const rightClick = (event: Event): void => {
    event.preventDefault();
    // A finger that rests is told of here too, by some browsers.
    if (press?.finger) return;
    if (press) abandon();
    else target.send({ type: 'command', command: 'cancel' }, 'mouse');
  };
  const cancel = (event: PointerEvent): void => {
    if (press?.id === event.pointerId) abandon();
  };

  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['lostpointercapture', cancel],
    ['contextmenu', rightClick],
  ] as const;
  for (const [type, listener] of listeners) canvas.addEventListener(type, listener as EventListener);
  canvas.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    for (const [type, listener] of listeners) canvas.removeEventListener(type, listener as EventListener);
    canvas.removeEventListener('wheel', wheel);
  };
}

const sameHit = (a: Hit | null, b: Hit | null): boolean =>
  a?.place === b?.place && JSON.stringify(a?.intent) === JSON.stringify(b?.intent);
