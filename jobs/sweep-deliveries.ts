import { sweepDeliveries } from '../src/domain/webhooks/sweep-deliveries.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Deliveries and events whose time of keeping is over. */
export const sweepDeliveriesLoop: Loop = {
  name: 'sweep-deliveries',
  schedule: '53 19 * * * *',
  timeLimitMs: hour,
  runOnce: sweepDeliveries,
};
