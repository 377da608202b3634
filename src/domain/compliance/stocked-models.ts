import { asc, eq, sql } from 'drizzle-orm';
import { vehicleCounts } from '../../../schema/tables/vehicles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

const models = prepared((db: Reader['db']) =>
  db
    .selectDistinct({ make: vehicleCounts.make, model: vehicleCounts.model })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, sql.placeholder('siteId')))
    .orderBy(asc(vehicleCounts.make), asc(vehicleCounts.model))
    .prepare(),
);

/** Every model in stock with its make, as the feeds write them. */
export async function stockedModels(
  reader: Reader,
  siteId: string,
): Promise<{ make: string; model: string }[]> {
  return models(reader).all({ siteId });
}
