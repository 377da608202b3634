import { second } from '../src/lib/clock.ts';
import { saveUsage } from '../src/limits/usage.ts';
import type { Loop } from './loop.ts';

/** Rate-limit windows and last use of keys: at most five seconds of them are lost by a kill. */
export const saveUsageLoop: Loop = {
  name: 'save-usage',
  schedule: '*/5 * * * * *',
  timeLimitMs: 30 * second,
  runOnce: saveUsage,
};
