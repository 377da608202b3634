import { analyzeDue } from '../src/domain/content-intelligence/analyze-due.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Content analysis of the sites where it has become 04:00; looks every minute, for all zones. */
export const analyzeContentLoop: Loop = {
  name: 'analyze-content',
  schedule: '37 * * * * *',
  timeLimitMs: 30 * minute,
  runOnce: (ctx, signal) => analyzeDue(ctx, signal),
};
