import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import type { Reader } from '../../db/reader.ts';

const columns = {
  id: vehicles.id,
  createdAt: vehicles.createdAt,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  exteriorColor: vehicles.exteriorColor,
  images: vehicles.images,
};

const pageSize = 200;

/** Every vehicle in stock that has photos, in pages: the largest stores have 100,000. */
export async function* photosOfStock(reader: Reader, siteId: string) {
  let after: SQL | undefined;
  for (;;) {
    const rows = await reader.db
      .select(columns)
      .from(vehicles)
      .where(
        and(
          eq(vehicles.siteId, siteId),
          isNull(vehicles.soldAt),
          isNotNull(vehicles.imageUrl),
          after,
        ),
      )
      .orderBy(asc(vehicles.createdAt), asc(vehicles.id))
      .limit(pageSize)
      .all();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = sql`(${vehicles.createdAt}, ${vehicles.id}) > (${last.createdAt}, ${last.id})`;
  }
}
