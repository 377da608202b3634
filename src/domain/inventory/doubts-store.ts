import { eq, sql } from 'drizzle-orm';
import { type DoubtfulField, vehicleDoubts } from '../../../schema/tables/vehicle-doubts.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';

/** Fields by the key of their vehicle. */
export type Doubts = ReadonlyMap<string, ReadonlySet<DoubtfulField>>;

const doubtsOfSite = prepared((db: Reader['db']) =>
  db
    .select({ key: vehicleDoubts.vehicleKey, field: vehicleDoubts.field })
    .from(vehicleDoubts)
    .where(eq(vehicleDoubts.siteId, sql.placeholder('siteId')))
    .prepare(),
);

export async function loadDoubts(reader: Reader, siteId: string): Promise<Doubts> {
  const doubts = new Map<string, Set<DoubtfulField>>();
  for (const { key, field } of await doubtsOfSite(reader).all({ siteId })) {
    doubts.set(key, (doubts.get(key) ?? new Set()).add(field));
  }
  return doubts;
}

type Named = { vehicleKey: string; trim: string | null; priceCents: number | null };

/** What may be spoken of: no vehicle of a doubtful model, and no doubtful trim or price. */
export function withoutDoubts<Row extends Named>(rows: readonly Row[], doubts: Doubts): Row[] {
  if (doubts.size === 0) return [...rows];
  return rows.flatMap((row) => {
    const fields = doubts.get(row.vehicleKey);
    if (!fields) return [row];
    if (fields.has('model')) return [];
    const trim = fields.has('trim') ? null : row.trim;
    return [{ ...row, trim, priceCents: fields.has('price') ? null : row.priceCents }];
  });
}

const insertOne = prepared((db: Drizzle) =>
  db
    .insert(vehicleDoubts)
    .values({
      siteId: sql.placeholder('siteId'),
      vehicleKey: sql.placeholder('vehicleKey'),
      field: sql.placeholder('field'),
    })
    .prepare(),
);

/** Writes nothing where they are as before. */
export async function replaceDoubts(tx: Tx, siteId: string, doubts: Doubts): Promise<void> {
  const before = await loadDoubts(tx, siteId);
  if (isSame(before, doubts)) return;
  await tx.db.delete(vehicleDoubts).where(eq(vehicleDoubts.siteId, siteId)).run();
  for (const [vehicleKey, fields] of doubts) {
    for (const field of fields) await insertOne(tx).run({ siteId, vehicleKey, field });
  }
}

function isSame(one: Doubts, other: Doubts): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, fields]) => {
    const others = other.get(key);
    return others?.size === fields.size && [...fields].every((field) => others.has(field));
  });
}
