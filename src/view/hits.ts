/** What lies under the pointer: filled while the screen is drawn, the last one drawn lies on top. */
import type { Intent, Place } from '../input/index.ts';
import { contains, type Rect } from './rect.ts';

export interface Hit {
  readonly rect: Rect;
  readonly place: Place;
  /** What a press means here, where it is not simply a press of the place. */
  readonly intent: Intent;
  /** Dragged, it scrolls by so many pixels for each of the pointer's; negative where it moves against the page. */
  readonly pull?: number;
}

export class Hits {
  private readonly list: Hit[] = [];

  clear(): void {
    this.list.length = 0;
  }

  add(rect: Rect, place: Place, intent: Intent = { type: 'press', place }): void {
    this.list.push({ rect, place, intent });
  }

  /** The thumb of a rail: it is dragged, and a press alone does nothing. */
  addThumb(rect: Rect, place: Place, pull: number): void {
    this.list.push({ rect, place, intent: { type: 'point', place }, pull });
  }

  at(x: number, y: number): Hit | null {
    return this.list.findLast(({ rect }) => contains(rect, x, y)) ?? null;
  }

  /** Where a place is drawn; null where it is not. */
  of(place: Place): Rect | null {
    return this.list.findLast((hit) => hit.place === place)?.rect ?? null;
  }

  all(): readonly Hit[] {
    return this.list;
  }
}
