import { contentTools } from '../../../schema/contracts/content-tools.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import { minute } from '../../lib/clock.ts';
import { enqueue } from '../../work/enqueue.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import { findArticle } from '../content/store.ts';
import { featurePicture } from './feature-picture.ts';
import { picturesForNetworks } from './network-pictures.ts';
import { imagePolicyOf } from './policy.ts';

type Data = { article_id: string; tools?: string[] };

/** A finished article gets its picture, where the site has chosen that. */
export async function pictureWhenWritten(tx: Tx, event: DispatchedEvent): Promise<void> {
  const { siteId, body } = event;
  const { articleImages } = await imagePolicyOf(tx, siteId);
  if (articleImages === 'off') return;
  const { data } = JSON.parse(body) as { data: Data };
  const payload = { articleId: data.article_id, isForNetworks: false };
  await enqueue(tx, siteId, 'image.for_article', payload);
}

const snippets: (typeof contentTools)[number] = 'social-snippets';

/** And its posts one each, once there are posts. */
export async function picturesWhenSnipped(tx: Tx, event: DispatchedEvent): Promise<void> {
  const { siteId, body } = event;
  const { data } = JSON.parse(body) as { data: Data };
  if (!data.tools?.includes(snippets)) return;
  const { articleImages } = await imagePolicyOf(tx, siteId);
  if (articleImages !== 'all') return;
  const payload = { articleId: data.article_id, isForNetworks: true };
  await enqueue(tx, siteId, 'image.for_article', payload);
}

type PicturesTask = Task<TaskPayloads['image.for_article']>;

export const articlePicturesTask: TaskDefinition<TaskPayloads['image.for_article']> = {
  timeLimitMs: 4 * minute,
  maxAttempts: 3,
  run: makePictures,
  // An article without a picture of its own is an article all the same.
  giveUp: () => async () => {},
};

async function makePictures(
  ctx: Context,
  { siteId, payload }: PicturesTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const article = await findArticle(ctx.reader, siteId, payload.articleId);
  if (article?.status !== 'complete') return async () => {};
  const make = payload.isForNetworks ? picturesForNetworks : featurePicture;
  return make(ctx, article, signal);
}
