import type { Static } from '@sinclair/typebox';
import type { IdeacloudInput } from '../../../schema/contracts/ideaclouds.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import { invalid } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { categoryIdOf } from '../site/store.ts';
import { foldKeyword } from './fold-keyword.ts';
import { type IdeacloudRow, insertIdeacloud } from './store.ts';

export type Input = Static<typeof IdeacloudInput>;
export type BatchResult = { row: IdeacloudRow } | { keyword: string; error: string };

const unknownCategory = 'is not a category of this site';

/** Starts research on a keyword. Throws a 400 for a category that the site does not have. */
export async function createIdeacloud(
  ctx: Context,
  siteId: string,
  input: Input,
  write: WriteOf<IdeacloudRow> = writesOf(ctx, siteId),
): Promise<IdeacloudRow> {
  return write(async (tx) => {
    const row = await start(tx, siteId, input);
    if (!row) throw invalid('category_id', unknownCategory);
    return row;
  });
}

/** The same for several; an item with an unknown category fails in its place, alone. */
export async function createIdeaclouds(
  ctx: Context,
  siteId: string,
  items: readonly Input[],
  write: WriteOf<BatchResult[]> = writesOf(ctx, siteId),
): Promise<BatchResult[]> {
  return write(async (tx) => {
    const results: BatchResult[] = [];
    for (const item of items) {
      const row = await start(tx, siteId, item);
      const error = `category_id ${unknownCategory}`;
      results.push(row ? { row } : { keyword: item.keyword.trim(), error });
    }
    return results;
  });
}

/** Null, and nothing written, when the site has no such category. */
async function start(tx: Tx, siteId: string, input: Input): Promise<IdeacloudRow | null> {
  const { category_id } = input;
  const categoryId = category_id === undefined ? null : await categoryIdOf(tx, siteId, category_id);
  if (category_id !== undefined && categoryId === null) return null;
  const keyword = input.keyword.trim();
  const row: IdeacloudRow = {
    id: tx.ids.uuid(),
    siteId,
    keyword,
    keywordFolded: foldKeyword(keyword),
    categoryId,
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
