import { sweepStagedImports } from '../src/domain/inventory/staging/stage-import.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Rows of large imports whose process ended before they did. */
export const sweepStagedImportsLoop: Loop = {
  name: 'sweep-staged-imports',
  schedule: '31 27 * * * *',
  timeLimitMs: 5 * minute,
  runOnce: sweepStagedImports,
};
