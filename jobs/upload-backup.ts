import { uploadNewestBackup } from '../src/db/sqlite/backup/upload-newest.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Copies the newest backup to the target, where one is set, and tries again after a failure. */
export const uploadBackupLoop: Loop = {
  name: 'upload-backup',
  schedule: '47 31 * * * *',
  timeLimitMs: hour,
  runOnce: uploadNewestBackup,
};
