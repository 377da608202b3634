import { sweepWebhooks } from '../src/domain/webhooks/sweep-webhooks.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** What deleted subscriptions left behind, and secrets whose last day is over. */
export const sweepWebhooksLoop: Loop = {
  name: 'sweep-webhooks',
  schedule: '29 3 * * * *',
  timeLimitMs: hour,
  runOnce: sweepWebhooks,
};
