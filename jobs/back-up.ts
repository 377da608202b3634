import { backUpNightly } from '../src/db/sqlite/backup/back-up-nightly.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Asks every hour whether the nightly backup is due. */
export const backUpLoop: Loop = {
  name: 'back-up',
  schedule: '41 23 * * * *',
  timeLimitMs: hour,
  runOnce: backUpNightly,
};
