import { dispatchEvents } from '../src/events/dispatch.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Committed events on their way to subscriptions and reactions. */
export const dispatchEventsLoop: Loop = {
  name: 'dispatch-events',
  schedule: '* * * * * *',
  timeLimitMs: 5 * minute,
  runOnce: dispatchEvents,
};
