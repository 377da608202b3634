import { passkeys } from '../../../schema/tables/second-factors.ts';
import { inLane } from '../../../src/db/write.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, staff }) =>
  ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    const key = { credentialId: id, publicKey: '', counter: 0, transports: [], isSynced: false };
    const about = { name: 'Office computer', createdAt: tx.now, lastUsedAt: null };
    await tx.db
      .insert(passkeys)
      .values({ id, userId: staff.owner.userId, ...key, ...about })
      .run();
    return id;
  }, inLane('sessions'));
