/**
 * Keys and buttons that may be held in the place of a second press. Where that is set, such an action waits: let go
 * early it means what it always means, and asks; held to its end it is done without a question.
 */
import type { Action } from './actions.ts';
import type { Intent } from './intents.ts';

export type HoldEvent =
  | { readonly type: 'down'; readonly action: Action; readonly by: string }
  | { readonly type: 'up'; readonly by: string }
  | { readonly type: 'tick' }
  /** The window lost its focus, or another screen is shown. */
  | { readonly type: 'all up' };

/** What is held, by which key or button, and since when, in milliseconds. */
export interface Holding {
  readonly action: Action;
  readonly by: string;
  readonly since: number;
}

export interface HoldStep {
  readonly holding: Holding | null;
  readonly intents: readonly Intent[];
}

/** @param counts whether holding counts at all, by setting */
export function holdStep(holding: Holding | null, event: HoldEvent, time: number, counts: boolean): HoldStep {
  switch (event.type) {
    case 'down':
      if (counts && event.action.hold !== null)
        return { holding: { action: event.action, by: event.by, since: time }, intents: [] };
      return { holding: null, intents: [event.action.intent] };
    case 'up':
      if (holding?.by !== event.by) return { holding, intents: [] };
      return { holding: null, intents: [isDone(holding, time) ? sure(holding) : holding.action.intent] };
    case 'tick':
      return holding && isDone(holding, time)
        ? { holding: null, intents: [sure(holding)] }
        : { holding, intents: [] };
    case 'all up':
      return { holding: null, intents: [] };
  }
}

const isDone = ({ action, since }: Holding, time: number): boolean => time - since >= (action.hold ?? 0);

function sure({ action: { intent } }: Holding): Intent {
  return intent.type === 'command' ? { ...intent, sure: true } : intent;
}
