import type { Reader } from '../../db/reader.ts';
import type { StoreProfile } from '../../writing/store-profile.ts';
import { makesInStock } from '../inventory/makes-in-stock.ts';
import { findSite } from './store.ts';

/** What research and writing may say of the store. Throws when the site is gone. */
export async function loadStoreProfile(reader: Reader, siteId: string): Promise<StoreProfile> {
  const site = await findSite(reader, siteId);
  if (!site) throw new Error('The site does not exist any more.');
  const { name, domain, phone, street, city, state, zip, country, timeZone } = site;
  const makes = await makesInStock(reader, siteId);
  return { name, domain, phone, street, city, state, zip, country, timeZone, makes };
}
