import { platforms } from '../../../schema/contracts/social.ts';
import { changeSocialPost, deleteSocialPost } from '../../domain/social/change-post.ts';
import { overridePost, releaseDraft } from '../../domain/social/override-post.ts';
import { postOf } from '../../domain/social/posts-store.ts';
import { retryPost } from '../../domain/social/publishing/by-hand.ts';
import { unpublishPost } from '../../domain/social/unpublish-post.ts';
import { may } from '../../may.ts';
import { problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { showPostWith } from './post.tsx';

export function postPath(visit: StoreVisit): string {
  return storePath(visit, `/social/${param(visit, 'post')}`);
}

/** Whoever may only draft leaves alone what goes out by itself. Throws a 403 or a 404. */
export async function requireOwnDraft(visit: StoreVisit): Promise<void> {
  const { ctx, site, actor } = visit;
  const post = await postOf(ctx.reader, site.id, param(visit, 'post'));
  const isDraft = post.status === 'draft' && !post.isWanted;
  if (!isDraft && !may(actor.role, 'post.publish')) throw problem('forbidden', '');
}

export async function removePost(visit: StoreVisit): Promise<Response> {
  await requireOwnDraft(visit);
  await deleteSocialPost(visit.ctx, visit.actor, param(visit, 'post'));
  return seeOther(saying(storePath(visit, '/social'), 'deleted'));
}

/** A draft goes out; a scheduled one is a draft with a time, and keeps it. */
export async function publishNow(visit: StoreVisit): Promise<Response> {
  await releaseDraft(visit.ctx, visit.actor, param(visit, 'post'));
  return seeOther(saying(postPath(visit), 'sent'));
}

export async function overrideHeld(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, words } = visit;
  const reason = (await readForm(visit.request)).text('reason').trim();
  if (reason === '' || reason.length > 1_000) {
    return showPostWith(visit, { reason: words.social.missingReason, typedReason: reason });
  }
  await overridePost(ctx, actor, { postId: param(visit, 'post'), reason });
  return seeOther(saying(postPath(visit), 'saved'));
}

/** One target alone, or all that failed. */
export async function retryTarget(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  const account = form.text('account') || undefined;
  await retryPost(visit.ctx, visit.actor, param(visit, 'post'), account);
  return seeOther(saying(postPath(visit), 'sendingAgain'));
}

export async function takeBack(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  const platform = platforms.find((one) => one === form.text('platform'));
  await unpublishPost(visit.ctx, visit.actor, param(visit, 'post'), platform);
  return seeOther(saying(postPath(visit), 'saved'));
}

export async function reschedule(visit: StoreVisit, at: string): Promise<void> {
  await changeSocialPost(visit.ctx, visit.actor, param(visit, 'post'), { scheduled_at: at });
}
