import type { Static } from '@sinclair/typebox';
import type {
  ArticleBatchInput,
  ArticleInput,
} from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { Problem } from '../../../problem.ts';
import { beginArticle, checkArticle } from './create-article.ts';
import type { ArticleRow } from '../store.ts';

type ArticleType = Static<typeof ArticleInput>['article_type'];
export type BatchResult = { row: ArticleRow } | { articleType: ArticleType; error: string };

/** Starts several articles in one write; an item that cannot be started fails in its place. */
export async function createArticles(
  ctx: Context,
  maker: Actor,
  items: Static<typeof ArticleBatchInput>['items'],
  write: WriteOf<BatchResult[]> = writesOf(ctx, maker.siteId),
): Promise<BatchResult[]> {
  return write(async (tx) => {
    const results: BatchResult[] = [];
    for (const item of items) {
      try {
        const found = { reader: tx, providers: ctx.providers };
        const checked = await checkArticle(found, maker.siteId, item);
        results.push({ row: (await beginArticle(tx, maker, checked)).row });
      } catch (error) {
        // Whatever refuses an item does so before anything of it is written.
        if (!(error instanceof Problem)) throw error;
        results.push({ articleType: item.article_type, error: reasonOf(error) });
      }
    }
    return results;
  });
}

function reasonOf({ code, message, details }: Problem): string {
  if (code === 'not_found') return 'ideacloud_id is not an IdeaCloud of this site';
  const [issue] = (details?.issues ?? []) as { path: string; message: string }[];
  return issue ? `${issue.path} ${issue.message}` : message;
}
