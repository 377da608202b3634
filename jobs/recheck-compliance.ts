import { recheckOutdated } from '../src/domain/compliance/recheck.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Articles whose offers have ended, and reports on another stock or of older rules. */
export const recheckComplianceLoop: Loop = {
  name: 'recheck-compliance',
  schedule: '41 */10 * * * *',
  timeLimitMs: 5 * minute,
  runOnce: recheckOutdated,
};
