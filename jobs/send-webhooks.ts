import { startDueDeliveries } from '../src/domain/webhooks/deliver.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** First attempts and retries whose time has come. */
export const sendWebhooksLoop: Loop = {
  name: 'send-webhooks',
  schedule: '* * * * * *',
  timeLimitMs: 5 * minute,
  runOnce: startDueDeliveries,
};
