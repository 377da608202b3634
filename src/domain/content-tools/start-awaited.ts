import { contentTools } from '../../../schema/contracts/content-tools.ts';
import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { TaskDefinition } from '../../work/task.ts';
import { findArticle } from '../content/store.ts';
import { startTools } from './request-tools.ts';
import { endWait } from './runs-store.ts';

type Check = TaskDefinition<TaskPayloads['compliance.check']>;

/** Runs the tools that waited for this check. */
export async function startAwaitedTools(tx: Tx, event: DispatchedEvent): Promise<void> {
  const { data } = JSON.parse(event.body) as { data: { article_id: string } };
  await startWaiting(tx, event.siteId, data.article_id);
}

/** The same for a check that failed for good, which sends no event. */
export function withAwaitedTools(check: Check): Check {
  return {
    ...check,
    giveUp(ctx, task, reason) {
      const record = check.giveUp(ctx, task, reason);
      return async (tx) => {
        await record(tx);
        await startWaiting(tx, task.siteId, task.payload.articleId);
      };
    },
  };
}

async function startWaiting(tx: Tx, siteId: string, articleId: string): Promise<void> {
  if (!(await endWait(tx, siteId, articleId))) return;
  const article = await findArticle(tx, siteId, articleId);
  if (article?.status === 'complete') await startTools(tx, siteId, article.id, contentTools);
}
