import type { Tx } from '../../db/reader.ts';
import type { WriteOf } from '../../db/write.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { articleOf } from '../content/find.ts';
import { beginCheck } from './store.ts';

/**
 * Has a finished article checked in the background. Asking again while a check waits changes
 * nothing. Throws a 404, and a 409 while the article is not complete.
 */
export async function requestCheck(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  articleId: string,
  write: WriteOf<string>,
): Promise<string> {
  const { id, status } = await articleOf(reader, siteId, articleId);
  if (status !== 'complete') {
    throw problem('conflict', `The article is ${status}: only a complete one can be checked.`);
  }
  return write(async (tx) => {
    await startCheck(tx, siteId, id, false);
    return id;
  });
}

export async function startCheck(
  tx: Tx,
  siteId: string,
  articleId: string,
  isOurOwn: boolean,
): Promise<void> {
  if (!(await beginCheck(tx, siteId, articleId))) return;
  await enqueue(tx, siteId, 'compliance.check', { articleId, isOurOwn });
}
