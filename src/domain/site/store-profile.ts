import type { Reader } from '../../db/reader.ts';
import type { StoreProfile } from '../../writing/store-profile.ts';
import { isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { makesInStock } from '../inventory/makes-in-stock.ts';
import { loadStoreDetails } from './details/store-details.ts';
import { findSite } from './store.ts';

/** What research and writing may say of the store. Throws when the site is gone. */
export async function loadStoreProfile(reader: Reader, siteId: string): Promise<StoreProfile> {
  const site = await findSite(reader, siteId);
  if (!site) throw new Error('The site does not exist any more.');
  const { name, domain, phone, street, city, state, zip, country, timeZone } = site;
  const makes = await makesInStock(reader, siteId);
  const { details: sections, updatedAt } = await loadStoreDetails(reader, siteId);
  const days = Object.entries(updatedAt).map(([section, at]) => {
    return [section, localDay(isoTime(at), timeZone)];
  });
  const details = { sections, days: Object.fromEntries(days) };
  return { name, domain, phone, street, city, state, zip, country, timeZone, makes, details };
}
