import type { ContentTool } from '../../../schema/contracts/content-tools.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import { minute } from '../../lib/clock.ts';
import { sha256Hex } from '../../lib/hash.ts';
import { enqueue } from '../../work/enqueue.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import { findComponent, putComponent } from '../content/components-store.ts';
import { findArticle } from '../content/store.ts';
import { madeBy } from './made-by.ts';
import type { Results } from './make-components.ts';
import { endRun } from './runs-store.ts';
import { isStillOwn, storeResults } from './store-results.ts';

type RunTask = Task<TaskPayloads['content_tools.run']>;
type Made = { results: Results; bodyHash: string };

/** The background task behind POST /content/{id}/content-tools and `auto_content_tools`. */
export const runToolsTask: TaskDefinition<TaskPayloads['content_tools.run']> = {
  timeLimitMs: minute,
  maxAttempts: 3,
  run: runTools,
  giveUp: (_ctx, task) => (tx) => fail(tx, task, 'The tool could not be run. Run it again later.'),
};

async function runTools(ctx: Context, task: RunTask): Promise<CommitOutcome> {
  const made = await makeFor(ctx, task);
  return (tx) => record(tx, task, made);
}

/** Null where the article has no finished text, or none any more. */
async function makeFor(ctx: Context, { siteId, payload }: RunTask): Promise<Made | null> {
  const { articleId, tools } = payload;
  const article = await findArticle(ctx.reader, siteId, articleId);
  const body = await findComponent(ctx.reader, siteId, articleId, 'body');
  if (article?.status !== 'complete' || !body) return null;
  const { loadInput, makeComponents } = await import('./run-parts.ts');
  const input = await loadInput(ctx, article, body);
  return { results: makeComponents(input, tools), bodyHash: sha256Hex(body.content) };
}

/**
 * What was made of a text that has been edited meanwhile, or holds a slug that another article has
 * taken meanwhile, is thrown away, and the run begins again: making it takes too long for a write.
 */
async function record(tx: Tx, task: RunTask, made: Made | null): Promise<void> {
  const { siteId, payload } = task;
  const { articleId, tools } = payload;
  const article = await findArticle(tx, siteId, articleId);
  const body = await findComponent(tx, siteId, articleId, 'body');
  if (article?.status !== 'complete' || !body) {
    return fail(tx, task, 'The article has no finished text any more.');
  }
  const isOfThisText = made?.bodyHash === sha256Hex(body.content);
  if (!made || !isOfThisText || !(await isStillOwn(tx, siteId, articleId, made.results))) {
    return enqueue(tx, siteId, 'content_tools.run', payload);
  }
  await storeResults(tx, { siteId, articleId, bodyHash: made.bodyHash, made: made.results });
  await emit(tx, siteId, 'content_tools.completed', { article_id: articleId, tools });
}

/** Ends the run without results, so that nobody waits for ever. */
async function fail(tx: Tx, { siteId, payload }: RunTask, error: string): Promise<void> {
  const { articleId, tools } = payload;
  for (const tool of tools) {
    if (await endRun(tx, siteId, articleId, tool)) continue;
    await failComponents(tx, siteId, articleId, tool, error);
  }
  if (!(await findArticle(tx, siteId, articleId))) return;
  await emit(tx, siteId, 'content_tools.completed', { article_id: articleId, tools });
}

async function failComponents(
  tx: Tx,
  siteId: string,
  articleId: string,
  tool: ContentTool,
  error: string,
): Promise<void> {
  for (const type of madeBy[tool]) {
    const held = await findComponent(tx, siteId, articleId, type);
    if (held?.status !== 'generating') continue;
    const { content } = held;
    const failed = { siteId, articleId, type, content, metadata: { ...held.metadata, error } };
    await putComponent(tx, failed, 'failed');
  }
}
