import { pollFeeds } from '../src/domain/inventory/poll-feeds.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Stock from the addresses that sites have given, each as often as it was asked for. */
export const pollFeedsLoop: Loop = {
  name: 'poll-feeds',
  schedule: '23 * * * * *',
  timeLimitMs: 15 * minute,
  runOnce: pollFeeds,
};
