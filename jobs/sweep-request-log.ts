import { sweepRequestFiles } from '../src/db/request-files.ts';
import { minute } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Requests of more than 14 days ago. */
export const sweepRequestLogLoop: Loop = {
  name: 'sweep-request-log',
  schedule: '37 37 * * * *',
  timeLimitMs: minute,
  runOnce: async ({ config, clock }) => sweepRequestFiles(config.dataDir, clock.now()),
};
