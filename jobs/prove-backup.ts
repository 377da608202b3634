import { proveNewestBackup } from '../src/db/sqlite/backup/prove-newest.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Shows once a day that the newest backup can be restored. */
export const proveBackupLoop: Loop = {
  name: 'prove-backup',
  schedule: '43 47 * * * *',
  timeLimitMs: hour,
  runOnce: proveNewestBackup,
};
