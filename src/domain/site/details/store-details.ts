import {
  sectionNames,
  type StoreDetails,
  type StoreSection,
} from '../../../../schema/contracts/store-details.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { invalid } from '../../../problem.ts';
import { checkDetails } from './check-details.ts';
import { deleteDetails, listDetails, putDetail } from './details-store.ts';

/** What a store says of itself, and when each section was given (milliseconds). */
export type DatedDetails = {
  details: StoreDetails;
  updatedAt: Partial<Record<StoreSection, number>>;
};

export async function loadStoreDetails(reader: Reader, siteId: string): Promise<DatedDetails> {
  const rows = await listDetails(reader, siteId);
  return {
    details: Object.fromEntries(rows.map((row) => [row.section, row.value])),
    updatedAt: Object.fromEntries(rows.map((row) => [row.section, row.updatedAt])),
  };
}

/**
 * Puts the sections that are given in the place of what was there, and removes those named in
 * `clear`. Throws a 400 that names the field, having written nothing.
 */
export async function setStoreDetails(
  ctx: Context,
  siteId: string,
  given: unknown,
  clear: readonly string[] = [],
): Promise<DatedDetails> {
  const details = checkDetails(given);
  const removed = clear.map(sectionFrom);
  await ctx.write(async (tx) => {
    if (removed.length > 0) await deleteDetails(tx, siteId, removed);
    for (const section of sectionNames) {
      const value = details[section];
      if (value !== undefined) await putDetail(tx, { siteId, section, value, updatedAt: tx.now });
    }
  }, inLane(siteId));
  return loadStoreDetails(ctx.reader, siteId);
}

function sectionFrom(name: string): StoreSection {
  const section = sectionNames.find((one) => one === name);
  if (section) return section;
  throw invalid('clear', `"${name}" is no section; known are ${sectionNames.join(', ')}`);
}
