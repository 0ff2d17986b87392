/**
 * Makes chance and clocks throw while a callback runs. The engine must use neither: a match is defined by its rules,
 * decks, seed and moves. Only around the callback, since the statecharts and the test tools themselves need both.
 */
const forbidden = (name: string) => (): never => {
  throw new Error(`${name} was used where chance and clocks are forbidden`);
};

export function withoutChance<T>(callback: () => T): T {
  const { Date: realDate } = globalThis;
  const restore = [
    replace(Math, 'random', forbidden('Math.random')),
    replace(performance, 'now', forbidden('performance.now')),
    replace(crypto, 'getRandomValues', forbidden('crypto.getRandomValues')),
    replace(crypto, 'randomUUID', forbidden('crypto.randomUUID')),
    replace(
      globalThis,
      'Date',
      new Proxy(realDate, {
        // A date that is written down is data; the present moment is not.
        construct: (target, values, newTarget) =>
          values.length === 0 ? forbidden('new Date()')() : Reflect.construct(target, values, newTarget),
        apply: forbidden('Date()'),
        get: (target, key) => (key === 'now' ? forbidden('Date.now') : Reflect.get(target, key)),
      }),
    ),
  ];
  try {
    const result = callback();
    if (result instanceof Promise)
      throw new Error('The guard ends with the callback: it cannot watch a promise');
    return result;
  } finally {
    for (const undo of restore) undo();
  }
}

function replace(owner: object, key: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(owner, key, own);
    else Reflect.deleteProperty(owner, key); // it came from the prototype
  };
}
