import { and, desc, eq, ne } from 'drizzle-orm';
import { ideaclouds, keywordKey } from '../../../schema/tables/ideaclouds.ts';
import type { Reader } from '../../db/reader.ts';
import { keyOf } from './fold-keyword.ts';

/** The newest IdeaCloud on a keyword, however it is written; not one whose research failed. */
export async function findOnKeyword(
  reader: Reader,
  siteId: string,
  keyword: string,
): Promise<{ id: string } | undefined> {
  return reader.db
    .select({ id: ideaclouds.id })
    .from(ideaclouds)
    .where(
      and(
        eq(ideaclouds.siteId, siteId),
        eq(keywordKey, keyOf(keyword.trim())),
        ne(ideaclouds.status, 'failed'),
      ),
    )
    .orderBy(desc(ideaclouds.createdAt))
    .limit(1)
    .get();
}
