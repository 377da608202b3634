import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { type CategoryRow, listCategories } from './store.ts';
import { auditSetting, differences, type Editing, refuseStale } from './editing.ts';
import { optionalText, textFrom } from './text-fields.ts';
import { deleteCategory, putCategory } from './texts-store.ts';

/** What a person says of a category; whatever is left out of a change stays. */
export type CategoryInput = { name?: string; slug?: string; description?: string };

/** The slug is made of the name where none is given. Throws a 400, or a 409 for a taken slug. */
export async function createCategory(
  ctx: Context,
  siteId: string,
  input: CategoryInput & { name: string },
  editing: Editing = {},
): Promise<CategoryRow> {
  const { slug = slugOf(input.name), ...fields } = checkCategory(input);
  return ctx.write(async (tx) => {
    const own = { id: tx.ids.uuid(), siteId, name: '', description: null };
    const row: CategoryRow = { ...own, ...fields, slug: slugFrom(slug) };
    refuseTakenSlug(await listCategories(tx, siteId), row);
    await putCategory(tx, row);
    await auditSetting(
      tx,
      editing,
      'category.create',
      { kind: 'category', id: row.id },
      { name: row.name },
    );
    return row;
  }, inLane(siteId));
}

/** Throws a 404 for a category that the site does not have. */
export async function updateCategory(
  ctx: Context,
  siteId: string,
  id: string,
  input: CategoryInput,
  editing: Editing = {},
): Promise<CategoryRow> {
  const fields = checkCategory(input);
  return ctx.write(async (tx) => {
    const categories = await listCategories(tx, siteId);
    const known = categories.find((category) => category.id === id);
    if (!known) throw problem('not_found', `There is no category "${id}".`);
    refuseStale(editing, known);
    const row = { ...known, ...fields };
    refuseTakenSlug(categories, row);
    await putCategory(tx, row);
    const detail = { name: row.name, ...differences(known, row) };
    await auditSetting(tx, editing, 'category.change', { kind: 'category', id }, detail);
    return row;
  }, inLane(siteId));
}

/** What stood in it stands in none. */
export async function removeCategory(
  ctx: Context,
  siteId: string,
  id: string,
  editing: Editing = {},
): Promise<void> {
  await ctx.write(async (tx) => {
    const known = (await listCategories(tx, siteId)).find((one) => one.id === id);
    if (!known) throw problem('not_found', `There is no category "${id}".`);
    refuseStale(editing, known);
    await deleteCategory(tx, siteId, id);
    await auditSetting(
      tx,
      editing,
      'category.delete',
      { kind: 'category', id },
      { name: known.name },
    );
  }, inLane(siteId));
}

function checkCategory({ name, slug, description }: CategoryInput): Partial<CategoryRow> {
  return {
    ...(name !== undefined && { name: textFrom('name', name, 200) }),
    ...(slug !== undefined && { slug: slugFrom(slug) }),
    ...(description !== undefined && {
      description: optionalText('description', description, 2_000),
    }),
  };
}

function refuseTakenSlug(categories: readonly CategoryRow[], { id, slug }: CategoryRow): void {
  const same = categories.find((category) => category.slug === slug);
  if (same && same.id !== id) {
    throw problem('conflict', `There is a category with the slug "${slug}" already.`);
  }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function slugFrom(slug: string): string {
  if (/^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?$/.test(slug)) return slug;
  throw invalid('slug', 'must be lower-case letters, digits and inner hyphens');
}
