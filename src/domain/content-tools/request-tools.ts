import { type ContentTool, contentTools } from '../../../schema/contracts/content-tools.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import type { WriteOf } from '../../db/write.ts';
import { problem } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { awaitComponent } from '../content/components-store.ts';
import { articleOf } from '../content/find.ts';
import { madeBy } from './made-by.ts';
import { beginRun } from './runs-store.ts';

export type StartedTools = { articleId: string; tools: ContentTool[] };

/**
 * Has tools run on a finished article in the background, all six where none is named. Throws a 404,
 * and a 409 while the article is not complete.
 */
export async function requestTools(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  articleId: string,
  named: readonly ContentTool[] = contentTools,
  write: WriteOf<StartedTools>,
): Promise<StartedTools> {
  const { id, status } = await articleOf(reader, siteId, articleId);
  if (status !== 'complete') {
    throw problem('conflict', `The article is ${status}: tools run on a complete one only.`);
  }
  const tools = [...new Set(named)];
  return write(async (tx) => {
    await startTools(tx, siteId, id, tools);
    return { articleId: id, tools };
  });
}

/** Each run ends with an event of its own, whatever other runs are under way. */
export async function startTools(
  tx: Tx,
  siteId: string,
  articleId: string,
  tools: readonly ContentTool[],
): Promise<void> {
  for (const tool of tools) {
    await beginRun(tx, siteId, articleId, tool);
    for (const type of madeBy[tool]) await awaitComponent(tx, siteId, articleId, type);
  }
  await enqueue(tx, siteId, 'content_tools.run', { articleId, tools: [...tools] });
}
