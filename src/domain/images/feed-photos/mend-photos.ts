import { gt } from 'drizzle-orm';
import { feedPhotos } from '../../../../schema/tables/images.ts';
import type { Tx } from '../../../db/reader.ts';
import { lookAgainMs, photoLeaseMs } from './fetch-photos.ts';

/** After the clock was set back: no photo waits for longer than from one look to the next. */
export async function mendPhotos(tx: Tx): Promise<number> {
  const latest = tx.now + lookAgainMs;
  const late = await tx.db
    .update(feedPhotos)
    .set({ nextAt: latest })
    .where(gt(feedPhotos.nextAt, latest))
    .returning({ url: feedPhotos.url });
  const leaseEnd = tx.now + photoLeaseMs;
  await tx.db
    .update(feedPhotos)
    .set({ leaseUntil: leaseEnd })
    .where(gt(feedPhotos.leaseUntil, leaseEnd))
    .run();
  return late.length;
}
