import { sql } from 'drizzle-orm';
import { recommendations } from '../../../schema/tables/recommendations.ts';
import type { Context } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Tx } from '../../db/reader.ts';
import { sweep } from '../../db/sweep.ts';
import { writesOf } from '../../db/write.ts';

const batchSize = 500;

const expireSome = prepared((db: Drizzle) =>
  db
    .update(recommendations)
    .set({ status: 'expired', updatedAt: sql`${sql.placeholder('now')}` })
    .where(
      sql`${recommendations.id} IN (
        SELECT id FROM recommendations
        WHERE status = 'active' AND expires_at <= ${sql.placeholder('now')}
        ORDER BY expires_at LIMIT ${batchSize})`,
    )
    .returning({ id: recommendations.id })
    .prepare(),
);

/** Sets active recommendations that are past their time to `expired`. */
export async function expireRecommendations(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ expired: number }> {
  const expireBatch = async (tx: Tx) => (await expireSome(tx).all({ now: tx.now })).length;
  const write = writesOf(ctx, 'expire-recommendations');
  return { expired: await sweep(write, signal, batchSize, expireBatch) };
}
