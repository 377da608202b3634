import {
  sectionNames,
  type StoreDetails,
  type StoreSection,
} from '../../../../schema/contracts/store-details.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { invalid } from '../../../problem.ts';
import { auditSetting, differences, type Editing, only, refuseStale } from '../editing.ts';
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
 * `clear`. Throws a 400 that names the field, or a 409 where one of them has been changed since it
 * was read, having written nothing.
 */
export async function setStoreDetails(
  ctx: Context,
  siteId: string,
  given: unknown,
  clear: readonly string[] = [],
  editing: Editing = {},
): Promise<DatedDetails> {
  const details = checkDetails(given);
  const removed = clear.map(sectionFrom);
  const changed = sectionNames.filter((name) => name in details || removed.includes(name));
  await ctx.write(async (tx) => {
    const known = (await loadStoreDetails(tx, siteId)).details;
    refuseStale(editing, only(known, changed));
    if (removed.length > 0) await deleteDetails(tx, siteId, removed);
    for (const section of sectionNames) {
      const value = details[section];
      if (value !== undefined) await putDetail(tx, { siteId, section, value, updatedAt: tx.now });
    }
    const after = only((await loadStoreDetails(tx, siteId)).details, changed);
    const sections = Object.keys(differences(only(known, changed), after));
    const detail = sections.length > 0 ? { sections } : {};
    await auditSetting(tx, editing, 'site.change', { kind: 'site', id: siteId }, detail);
  }, inLane(siteId));
  return loadStoreDetails(ctx.reader, siteId);
}

function sectionFrom(name: string): StoreSection {
  const section = sectionNames.find((one) => one === name);
  if (section) return section;
  throw invalid('clear', `"${name}" is no section; known are ${sectionNames.join(', ')}`);
}
