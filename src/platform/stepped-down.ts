/** What the screen effect had to go down to on this device: kept by the browser, apart from what a person has set. */
const KEY = 'caravan.stepped-down';

/** What was kept, as it was kept; null where there is nothing, or nothing to keep it in. */
export function readSteppedDown<T>(is: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing finds the same out again. */
export function keepSteppedDown(value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Nothing is lost but a few slow seconds at the next visit.
  }
}
