import { publishDue } from '../src/domain/content/publication/publish-due.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Articles whose time has come. Each second: one look at an index that holds only what waits. */
export const publishScheduledLoop: Loop = {
  name: 'publish-scheduled',
  schedule: '* * * * * *',
  timeLimitMs: 5 * minute,
  runOnce: publishDue,
};
