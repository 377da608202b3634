import { sweepIdempotency } from '../src/idempotency/sweep-idempotency.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Stored answers older than 24 hours. */
export const sweepIdempotencyLoop: Loop = {
  name: 'sweep-idempotency',
  schedule: '41 13 * * * *',
  timeLimitMs: 5 * minute,
  runOnce: sweepIdempotency,
};
