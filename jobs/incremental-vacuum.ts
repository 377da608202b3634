import { incrementalVacuum } from '../src/db/sqlite/incremental-vacuum.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Room in the file that sweeps have freed. */
export const incrementalVacuumLoop: Loop = {
  name: 'incremental-vacuum',
  schedule: '59 49 * * * *',
  timeLimitMs: hour,
  runOnce: incrementalVacuum,
};
