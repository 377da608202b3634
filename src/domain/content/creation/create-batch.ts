import type { Static } from '@sinclair/typebox';
import type {
  ArticleBatchInput,
  ArticleInput,
} from '../../../../schema/contracts/content-input.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { type WriteOf, writesOf } from '../../../db/write.ts';
import { Problem } from '../../../problem.ts';
import { asProblem, beginArticle, checkArticle, type CheckedArticle } from './create-article.ts';
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
  const checked: (CheckedArticle | Problem)[] = [];
  for (const item of items) {
    checked.push(await checkArticle(ctx, maker.siteId, item).catch(asProblem));
  }
  return write(async (tx) => {
    const results: BatchResult[] = [];
    for (const [index, { article_type: articleType }] of items.entries()) {
      const found = checked[index];
      // Whatever refuses an item does so before anything of it is written.
      const begun =
        !found || found instanceof Problem
          ? found
          : await beginArticle(tx, maker, found).catch(asProblem);
      if (!begun) continue;
      const isRefused = begun instanceof Problem;
      results.push(isRefused ? { articleType, error: reasonOf(begun) } : { row: begun.row });
    }
    return results;
  });
}

function reasonOf({ code, message, details }: Problem): string {
  if (code === 'not_found') return 'ideacloud_id is not an IdeaCloud of this site';
  const [issue] = (details?.issues ?? []) as { path: string; message: string }[];
  return issue ? `${issue.path} ${issue.message}` : message;
}
