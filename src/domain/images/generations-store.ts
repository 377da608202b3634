import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { imageGenerations } from '../../../schema/tables/images.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type GenerationRow = typeof imageGenerations.$inferSelect;

export const insertGeneration = insertRow(imageGenerations);

const byId = prepared((db: Reader['db']) =>
  db
    .select()
    .from(imageGenerations)
    .where(
      and(
        eq(imageGenerations.siteId, sql.placeholder('siteId')),
        eq(imageGenerations.id, sql.placeholder('id')),
      ),
    )
    .prepare(),
);

/** `id` in any case, as UUIDs may be written. */
export async function findGeneration(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  return byId(reader).get({ siteId, id: id.toLowerCase() });
}

/** False when it has ended before, so that it ends once. */
export async function endGeneration(
  tx: Tx,
  { siteId, id }: Pick<GenerationRow, 'siteId' | 'id'>,
  end: Pick<GenerationRow, 'status'> & Partial<GenerationRow>,
): Promise<boolean> {
  const open = and(
    eq(imageGenerations.siteId, siteId),
    eq(imageGenerations.id, id),
    eq(imageGenerations.status, 'generating'),
  );
  const ended = await tx.db
    .update(imageGenerations)
    .set({ ...end, updatedAt: tx.now })
    .where(open)
    .returning({ id: imageGenerations.id });
  return ended.length > 0;
}

/** Deletes up to `limit` that ended before a time; their images stay. Returns how many. */
export async function deleteOldGenerations(
  tx: Tx,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const old = tx.db
    .select({ id: imageGenerations.id })
    .from(imageGenerations)
    .where(
      and(
        inArray(imageGenerations.status, ['complete', 'failed']),
        lte(imageGenerations.updatedAt, beforeMs),
      ),
    )
    .limit(limit);
  const gone = await tx.db
    .delete(imageGenerations)
    .where(inArray(imageGenerations.id, old))
    .returning({ id: imageGenerations.id });
  return gone.length;
}
