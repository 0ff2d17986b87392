/** Hands on only the newest of several values that come in one turn of the loop: a screen is drawn once, not eight times. */

export interface Latest<T> {
  give(value: T): void;
  /** Hands a waiting value on at once. */
  flush(): void;
}

export function createLatest<T>(take: (value: T) => void): Latest<T> {
  let waiting: { readonly value: T } | null = null;
  const flush = (): void => {
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    take(value);
  };
  return {
    give(value) {
      if (!waiting) queueMicrotask(flush);
      waiting = { value };
    },
    flush,
  };
}
