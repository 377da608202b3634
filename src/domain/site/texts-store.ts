import { and, eq } from 'drizzle-orm';
import { brandVoices, categories, elements } from '../../../schema/tables/sites.ts';
import type { Tx } from '../../db/reader.ts';
import type { BrandVoiceRow, CategoryRow, ElementRow } from './store.ts';

type Texts = typeof brandVoices | typeof elements | typeof categories;

export async function putVoice(tx: Tx, row: BrandVoiceRow): Promise<void> {
  const { id, siteId, createdAt, ...set } = row;
  const values = { id, siteId, createdAt, ...set };
  const target = brandVoices.id;
  await tx.db.insert(brandVoices).values(values).onConflictDoUpdate({ target, set }).run();
}

export async function clearDefaultVoice(tx: Tx, siteId: string): Promise<void> {
  const own = and(eq(brandVoices.siteId, siteId), eq(brandVoices.isDefault, true));
  await tx.db.update(brandVoices).set({ isDefault: false }).where(own).run();
}

export async function putElement(tx: Tx, row: ElementRow): Promise<void> {
  const { id, siteId, createdAt, ...set } = row;
  const values = { id, siteId, createdAt, ...set };
  const target = elements.id;
  await tx.db.insert(elements).values(values).onConflictDoUpdate({ target, set }).run();
}

export async function putCategory(tx: Tx, row: CategoryRow): Promise<void> {
  const { id, siteId, ...set } = row;
  const target = categories.id;
  await tx.db
    .insert(categories)
    .values({ id, siteId, ...set })
    .onConflictDoUpdate({ target, set })
    .run();
}

/** False where the site has none of that id. */
async function deleteOwn(tx: Tx, table: Texts, siteId: string, id: string): Promise<boolean> {
  const own = and(eq(table.siteId, siteId), eq(table.id, id));
  const gone = await tx.db.delete(table).where(own).returning({ id: table.id });
  return gone.length > 0;
}

export async function deleteVoice(tx: Tx, siteId: string, id: string): Promise<boolean> {
  return deleteOwn(tx, brandVoices, siteId, id);
}

export async function deleteElement(tx: Tx, siteId: string, id: string): Promise<boolean> {
  return deleteOwn(tx, elements, siteId, id);
}

export async function deleteCategory(tx: Tx, siteId: string, id: string): Promise<boolean> {
  return deleteOwn(tx, categories, siteId, id);
}
