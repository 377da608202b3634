import type { Static } from '@sinclair/typebox';
import type { IdeacloudInput } from '../../../schema/contracts/ideaclouds.ts';
import type { Context } from '../../context.ts';
import type { Writer } from '../../db/reader.ts';
import { invalid } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { hasCategory, type IdeacloudRow, insertIdeacloud } from './store.ts';

export type Input = Static<typeof IdeacloudInput>;
export type BatchResult = { row: IdeacloudRow } | { keyword: string; error: string };

const unknownCategory = 'is not a category of this site';

/** Starts research on a keyword. Throws a 400 for a category that the site does not have. */
export async function createIdeacloud(
  ctx: Context,
  siteId: string,
  input: Input,
): Promise<IdeacloudRow> {
  return ctx.write(async (tx) => {
    const { category_id } = input;
    if (category_id && !(await hasCategory(tx, siteId, category_id))) {
      throw invalid('category_id', unknownCategory);
    }
    return start(tx, siteId, input);
  });
}

/** The same for several; an item with an unknown category fails in its place, alone. */
export async function createIdeaclouds(
  ctx: Context,
  siteId: string,
  items: readonly Input[],
): Promise<BatchResult[]> {
  return ctx.write(async (tx) => {
    const results: BatchResult[] = [];
    for (const item of items) {
      const { category_id } = item;
      const isKnown = !category_id || (await hasCategory(tx, siteId, category_id));
      if (isKnown) results.push({ row: await start(tx, siteId, item) });
      else results.push({ keyword: item.keyword.trim(), error: `category_id ${unknownCategory}` });
    }
    return results;
  });
}

async function start(tx: Writer, siteId: string, input: Input): Promise<IdeacloudRow> {
  const row: IdeacloudRow = {
    id: tx.ids.uuid(),
    siteId,
    keyword: input.keyword.trim(),
    categoryId: input.category_id ?? null,
    status: 'researching',
    title: null,
    synopsis: null,
    tags: [],
    questions: [],
    clusters: [],
    entities: null,
    error: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  await insertIdeacloud(tx, row);
  await enqueue(tx, siteId, 'ideacloud.research', { ideacloudId: row.id });
  return row;
}
