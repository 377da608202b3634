import { and, asc, eq, sql } from 'drizzle-orm';
import { brandVoices, categories, elements, sites } from '../../../schema/tables/sites.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type SiteRow = typeof sites.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type BrandVoiceRow = typeof brandVoices.$inferSelect;
export type ElementRow = typeof elements.$inferSelect;

const siteById = prepared((db: Reader['db']) =>
  db
    .select()
    .from(sites)
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare(),
);

export async function findSite(reader: Reader, siteId: string): Promise<SiteRow | undefined> {
  return siteById(reader).get({ siteId });
}

export async function findSiteBySlug(reader: Reader, slug: string): Promise<SiteRow | undefined> {
  return reader.db.select().from(sites).where(eq(sites.slug, slug)).get();
}

export async function listSites(reader: Reader): Promise<SiteRow[]> {
  return reader.db.select().from(sites).orderBy(asc(sites.createdAt), asc(sites.id)).all();
}

const sitesBefore = prepared((db: Reader['db']) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(sites)
    .where(sql`${sites.id} < ${sql.placeholder('siteId')}`)
    .prepare(),
);

/** The place of a site among those of the database, from 0, in the order of their ids. */
export async function placeOfSite(reader: Reader, siteId: string): Promise<number> {
  return (await sitesBefore(reader).get({ siteId }))?.n ?? 0;
}

export async function insertSite(tx: Tx, row: SiteRow): Promise<void> {
  await tx.db.insert(sites).values(row).run();
}

export async function changeSite(
  tx: Tx,
  siteId: string,
  change: Partial<SiteRow>,
): Promise<SiteRow | undefined> {
  const changed = { ...change, updatedAt: tx.now };
  return tx.db.update(sites).set(changed).where(eq(sites.id, siteId)).returning().get();
}

export async function listCategories(reader: Reader, siteId: string): Promise<CategoryRow[]> {
  const own = eq(categories.siteId, siteId);
  return reader.db.select().from(categories).where(own).orderBy(asc(categories.name)).all();
}

/** The id of a category of this site, as it is stored; null for any other. */
export async function categoryIdOf(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<string | null> {
  const own = and(eq(categories.siteId, siteId), eq(categories.id, id.toLowerCase()));
  const row = await reader.db.select({ id: categories.id }).from(categories).where(own).get();
  return row?.id ?? null;
}

export async function listBrandVoices(reader: Reader, siteId: string): Promise<BrandVoiceRow[]> {
  const own = eq(brandVoices.siteId, siteId);
  const order = [asc(brandVoices.createdAt), asc(brandVoices.id)];
  return reader.db
    .select()
    .from(brandVoices)
    .where(own)
    .orderBy(...order)
    .all();
}

export async function listElements(reader: Reader, siteId: string): Promise<ElementRow[]> {
  const own = eq(elements.siteId, siteId);
  const order = [asc(elements.createdAt), asc(elements.id)];
  return reader.db
    .select()
    .from(elements)
    .where(own)
    .orderBy(...order)
    .all();
}
