/**
 * Makes the mirror of a screen into elements of the page, for screen readers and whoever walks a page by its elements.
 * Only what has changed is touched, so that focus stays where it is. Focus there is the game's focus and the other way
 * round; a press there is the same press as on the screen.
 */
import type { Intent } from '../input/index.ts';
import { type MirrorPart, mirrorOf, type ScreenModel } from '../present/index.ts';

export interface MirrorRoots {
  /** In the page's main part. */
  readonly main: HTMLElement;
  /** The log beside it. */
  readonly log: HTMLElement;
}

export interface PageMirror {
  show(model: ScreenModel): void;
  /** Whether the page's focus goes along with the game's, which it does once keys or a pad are used, not a pointer. */
  follow(follows: boolean): void;
}

interface MirrorEar {
  give(intent: Intent): void;
  say(sentence: string): void;
}

/** By this attribute keys know that an element only mirrors a control of the game. */
export const MIRRORED = 'data-mirror';

export function createMirror({ main, log }: MirrorRoots, ear: MirrorEar): PageMirror {
  const roots = [main, log];
  let shown: ScreenModel | null = null;
  let follows = false;
  /** The element in focus has left the page. */
  let lost = false;

  const isIn = (element: Element | null): boolean => roots.some((root) => root.contains(element));
  const partAt = (event: Event): MirrorPart | null => {
    for (let at = event.target as Element | null; at && isIn(at); at = at.parentElement) {
      const known = made.get(at);
      if (known?.place || known?.press || known?.says || known?.field) return known;
    }
    return null;
  };

  for (const root of roots) {
    root.setAttribute(MIRRORED, '');
    root.addEventListener('click', (event) => {
      const part = partAt(event);
      if (part?.says !== undefined) ear.say(part.says);
      // A press may change the screen: what it means was decided before.
      for (const intent of part?.press ?? []) ear.give(intent);
    });
    root.addEventListener('focusin', (event) => {
      const place = partAt(event)?.place;
      if (place && place !== shown?.focus) ear.give({ type: 'point', place });
    });
    for (const type of ['change', 'input'] as const)
      root.addEventListener(type, (event) => {
        const { target } = event;
        const field = partAt(event)?.field;
        const isOne = target instanceof (type === 'change' ? HTMLSelectElement : HTMLInputElement);
        if (!field || !isOne) return;
        const value = type === 'input' ? target.value.replace(/\D/g, '') : target.value;
        if (value !== field.value) ear.give({ type: 'set', item: field.item, value });
        // What is not taken does not stay either.
        queueMicrotask(() => {
          const now = made.get(target)?.field;
          if (now && target.value !== now.value) target.value = now.value;
        });
      });
  }

  /** Focus to where the game has it, if it is or was in the mirror, or nowhere on the page. */
  const goAlong = (moved: boolean): void => {
    const { activeElement } = document;
    const free = activeElement === null || activeElement === document.body;
    if (!shown?.focus || !(isIn(activeElement) ? moved && follows : free && (lost || (moved && follows))))
      return;
    if (free && !document.hasFocus()) return;
    const target = main.querySelector<HTMLElement>(`[data-place="${CSS.escape(shown.focus)}"]`);
    if (!target || target === activeElement) return;
    lost = false;
    target.focus({ preventScroll: true });
  };

  return {
    show(model) {
      const before = shown;
      shown = model;
      const had = isIn(document.activeElement);
      const mirror = mirrorOf(model);
      patch(main, mirror.main);
      patch(log, mirror.log);
      log.hidden = mirror.log.length === 0;
      lost ||= had && !isIn(document.activeElement);
      goAlong(before?.focus !== model.focus || screenOf(before) !== screenOf(model));
    },
    follow(now) {
      follows = now;
      // A button beside the game, as the terminal's when that was closed, would hold the page's focus back.
      const { activeElement } = document;
      if (now && activeElement instanceof HTMLButtonElement && !isIn(activeElement)) activeElement.blur();
    },
  };
}

const screenOf = (model: ScreenModel | null): string =>
  model === null ? '' : model.kind === 'table' ? 'table' : model.id + model.heading;

/** What each element was made from last. */
const made = new WeakMap<Element, MirrorPart>();

/** Makes the children of an element what the parts say, with as few changes as it takes. */
function patch(parent: Element, parts: readonly MirrorPart[]): void {
  const wanted = new Map(parts.map((part) => [part.key, part.tag]));
  const kept = new Map<string, Element>();
  for (const child of [...parent.children]) {
    const was = made.get(child);
    if (was && wanted.get(was.key) === was.tag) kept.set(was.key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const part of parts) {
    const element = kept.get(part.key) ?? document.createElement(part.tag);
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
    update(element, part);
  }
}

function update(element: Element, part: MirrorPart): void {
  const was = made.get(element);
  if (was === part) return;
  made.set(element, part);
  const attributes = { ...part.attributes, ...(part.place && { 'data-place': part.place }) };
  for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (part.parts) patch(element, part.parts);
  else if (part.text !== undefined && element.textContent !== part.text) element.textContent = part.text;
  const isField = element instanceof HTMLSelectElement || element instanceof HTMLInputElement;
  if (part.field && isField && element.value !== part.field.value) element.value = part.field.value;
}
