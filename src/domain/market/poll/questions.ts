import { asc, eq } from 'drizzle-orm';
import { planGrants } from '../../../../schema/contracts/plans.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { vehicleCounts } from '../../../../schema/tables/vehicles.ts';
import type { Reader } from '../../../db/reader.ts';
import type { ListingQuestion } from '../../../providers/listings/port.ts';
import { placeOfPostalCode } from '../places/places.ts';
import { loadMarketSettings } from '../settings.ts';

/**
 * What a round asks for: every model that a site has in stock, around that site. Sites without a
 * postal code or without the plan that has market data are not asked for.
 */
export async function questionsFor(reader: Reader): Promise<ListingQuestion[]> {
  const { id, zip, plan } = sites;
  const rows = await reader.db.select({ id, zip, plan }).from(sites).orderBy(asc(id)).all();
  const questions = new Map<string, ListingQuestion>();
  for (const site of rows) {
    if (site.zip === null || !planGrants(site.plan, 'MARKET_DATA')) continue;
    if (placeOfPostalCode(site.zip) === null) continue;
    const { radiusMiles } = await loadMarketSettings(reader, site.id);
    const country = /^[a-z]/i.test(site.zip.trim()) ? 'CA' : 'US';
    for (const { make, model } of await modelsInStock(reader, site.id)) {
      const question = { postalCode: site.zip.trim(), country, radiusMiles, make, model } as const;
      questions.set(JSON.stringify(question), question);
    }
  }
  return [...questions.values()];
}

async function modelsInStock(reader: Reader, siteId: string) {
  const { make, model } = vehicleCounts;
  return reader.db
    .selectDistinct({ make, model })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, siteId))
    .orderBy(asc(make), asc(model))
    .all();
}
