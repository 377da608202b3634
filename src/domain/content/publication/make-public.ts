import type { Actor } from '../../../actor.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { emit } from '../../../events/emit.ts';
import { problem } from '../../../problem.ts';
import { findSite } from '../../site/store.ts';
import { changeArticle, type NamedArticle } from '../store.ts';
import { slugFor } from './assign-slug.ts';
import { type FinishedArticle, recordDeed } from './finished-article.ts';

/** Lets readers see the article's present text. The caller has checked that they may. */
export async function makePublic(
  tx: Tx,
  open: FinishedArticle,
  actor: Actor,
): Promise<FinishedArticle> {
  const { article, version } = open;
  const { siteId, id, articleType, postingStatus } = article;
  const change = {
    postingStatus: 'published',
    slug: await slugFor(tx, article),
    // A new text of a published article is an update: its date stays.
    publishAt: postingStatus === 'published' ? article.publishAt : tx.now,
    publishedVersion: version,
    publishProblem: null,
  } as const;
  await changeArticle(tx, siteId, id, change);
  const step = { action: 'publish', fromStatus: postingStatus, toStatus: 'published' } as const;
  await recordDeed(tx, open, actor, step);
  const data = { article_id: id, article_type: articleType };
  await emit(tx, siteId, 'content.published', { ...data, posting_status: 'published' });
  return { ...open, article: { ...article, ...change } };
}

const free = ['approved', 'overridden'];

/** Whether the site's rules let the article's text be published. */
export async function mayBePublic(
  reader: Reader,
  { siteId, approvalStatus }: NamedArticle,
): Promise<boolean> {
  return free.includes(approvalStatus) || !(await needsApproval(reader, siteId));
}

export async function needsApproval(reader: Reader, siteId: string): Promise<boolean> {
  return (await findSite(reader, siteId))?.requireApproval ?? true;
}

/** Throws a 409 where an approval is needed and missing. */
export async function requireApproval(reader: Reader, article: NamedArticle): Promise<void> {
  if (await mayBePublic(reader, article)) return;
  const { approvalStatus } = article;
  const state = approvalStatus === 'none' ? 'not approved' : `${approvalStatus}, not approved`;
  throw problem('conflict', `The article is ${state}, and this site publishes only what is.`);
}
