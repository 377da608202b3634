import { giveSpaceBack } from '../src/db/give-space-back.ts';
import { hour } from '../src/lib/clock.ts';
import type { Loop } from './loop.ts';

/** Room in the file that sweeps have freed. */
export const giveSpaceBackLoop: Loop = {
  name: 'give-space-back',
  schedule: '59 49 * * * *',
  timeLimitMs: hour,
  runOnce: giveSpaceBack,
};
