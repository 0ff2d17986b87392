/** Keys and buttons that are held, by a real clock: input/holds.ts says what comes of it. */
import { type Action, type HoldEvent, type Holding, holdStep, type Intent } from '../input/index.ts';

export interface Holder {
  /** @param by the key or button, so that its release is known */
  down(action: Action, by: string, counts: boolean): void;
  up(by: string): void;
  /** What is held means nothing any more. */
  letGo(): void;
}

/** @param winds is told that something is held, and how long until it is done, in milliseconds; null when it is not any more */
export function createHolder(
  send: (intent: Intent) => void,
  winds: (ms: number | null) => void = () => {},
  now = (): number => performance.now(),
): Holder {
  let holding: Holding | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (event: HoldEvent, counts: boolean): void => {
    clearTimeout(timer);
    const step = holdStep(holding, event, now(), counts);
    if (step.holding !== holding) winds(step.holding?.action.hold ?? null);
    holding = step.holding;
    if (holding) timer = setTimeout(() => take({ type: 'tick' }, true), (holding.action.hold ?? 0) + 1);
    for (const intent of step.intents) send(intent);
  };
  return {
    down: (action, by, counts) => take({ type: 'down', action, by }, counts),
    up: (by) => holding && take({ type: 'up', by }, true),
    letGo: () => take({ type: 'all up' }, true),
  };
}
