import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  descriptionBatches,
  descriptionWaits,
  type DescriptionMaker,
  vehicleDescriptions,
} from '../../../schema/tables/vehicle-descriptions.ts';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';

export type DescriptionRow = typeof vehicleDescriptions.$inferSelect;

export const insertDescription = insertRow(vehicleDescriptions);
export const insertBatch = insertRow(descriptionBatches);
export const insertWait = insertRow(descriptionWaits);

const newestOfVehicle = prepared((db: Reader['db']) => {
  const { siteId, vehicleId, sequence } = vehicleDescriptions;
  return db
    .select()
    .from(vehicleDescriptions)
    .where(and(eq(siteId, sql.placeholder('siteId')), eq(vehicleId, sql.placeholder('vehicleId'))))
    .orderBy(desc(sequence))
    .limit(1)
    .prepare();
});

/** The description that counts; undefined where there never was one. */
export async function newestDescription(
  reader: Reader,
  siteId: string,
  vehicleId: string,
): Promise<DescriptionRow | undefined> {
  return newestOfVehicle(reader).get({ siteId, vehicleId });
}

/** All descriptions of a vehicle, newest first. */
export async function descriptionHistory(
  reader: Reader,
  siteId: string,
  vehicleId: string,
): Promise<DescriptionRow[]> {
  const own = and(
    eq(vehicleDescriptions.siteId, siteId),
    eq(vehicleDescriptions.vehicleId, vehicleId),
  );
  return reader.db
    .select()
    .from(vehicleDescriptions)
    .where(own)
    .orderBy(desc(vehicleDescriptions.sequence));
}

/** Those of the ids that are still to be written. */
export async function awaitedDescriptions(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<DescriptionRow[]> {
  const { id, status } = vehicleDescriptions;
  return reader.db
    .select()
    .from(vehicleDescriptions)
    .where(
      and(eq(vehicleDescriptions.siteId, siteId), inArray(id, [...ids]), eq(status, 'generating')),
    );
}

const endOne = prepared((db: Drizzle) => {
  const { id, status } = vehicleDescriptions;
  return db
    .update(vehicleDescriptions)
    .set({
      status: sql`${sql.placeholder('status')}`,
      text: sql`${sql.placeholder('text')}`,
      stated: sql`${sql.placeholder('stated')}`,
      error: sql`${sql.placeholder('error')}`,
      endedAt: sql`${sql.placeholder('now')}`,
    })
    .where(and(eq(id, sql.placeholder('id')), eq(status, 'generating')))
    .returning({ id })
    .prepare();
});

export type Ending =
  | { status: 'complete'; text: string; stated: Record<string, string> | null }
  | { status: 'failed'; error: string; stated?: Record<string, string> };

/** False where it has ended before. */
export async function endDescription(tx: Tx, id: string, ending: Ending): Promise<boolean> {
  const isComplete = ending.status === 'complete';
  const ended = await endOne(tx).all({
    id,
    status: ending.status,
    text: isComplete ? ending.text : null,
    stated: ending.stated ? JSON.stringify(ending.stated) : null,
    error: isComplete ? null : ending.error,
    now: tx.now,
  });
  return ended.length > 0;
}

const showOne = prepared((db: Drizzle) =>
  db
    .update(vehicles)
    .set({
      descriptionStatus: sql`${sql.placeholder('status')}`,
      aiDescription: sql`${sql.placeholder('text')}`,
      descriptionGeneratedAt: sql`${sql.placeholder('generatedAt')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(isVehicle())
    .prepare(),
);

/** Repeats with the vehicle what lists and feeds show. A failure takes the old text back. */
export async function showDescription(
  tx: Tx,
  { siteId, vehicleId }: Pick<DescriptionRow, 'siteId' | 'vehicleId'>,
  ending: Ending,
): Promise<void> {
  const text = ending.status === 'complete' ? ending.text : null;
  const generatedAt = text === null ? null : tx.now;
  const { status } = ending;
  await showOne(tx).run({ siteId, id: vehicleId, status, text, generatedAt, now: tx.now });
}

const markOne = prepared((db: Drizzle) =>
  db
    .update(vehicles)
    .set({ descriptionStatus: sql`'generating'` })
    .where(isVehicle())
    .prepare(),
);

/** The text that is there stays until the new one is. */
export async function showGenerating(tx: Tx, siteId: string, vehicleId: string): Promise<void> {
  await markOne(tx).run({ siteId, id: vehicleId });
}

function isVehicle() {
  return and(
    eq(vehicles.siteId, sql.placeholder('siteId')),
    eq(vehicles.id, sql.placeholder('id')),
  );
}

export function nextDescription(
  tx: Tx,
  siteId: string,
  vehicleId: string,
  maker: DescriptionMaker,
  newest: DescriptionRow | undefined,
): DescriptionRow {
  return {
    id: tx.ids.uuid(),
    siteId,
    vehicleId,
    sequence: (newest?.sequence ?? 0) + 1,
    status: 'generating',
    maker,
    text: null,
    stated: null,
    error: null,
    createdAt: tx.now,
    endedAt: null,
  };
}
