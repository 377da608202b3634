import { expireRecommendations } from '../src/domain/content-intelligence/expire.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Recommendations past their date. */
export const expireRecommendationsLoop: Loop = {
  name: 'expire-recommendations',
  schedule: '17 7 * * * *',
  timeLimitMs: 5 * minute,
  runOnce: expireRecommendations,
};
