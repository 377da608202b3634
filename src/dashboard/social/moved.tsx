import { postOf } from '../../domain/social/posts-store.ts';
import { markPosted, skipTarget } from '../../domain/social/publishing/by-hand.ts';
import { Problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, type StoreVisit } from '../visit.ts';
import { postPath, reschedule } from './deeds.ts';
import { showPostWith } from './post.tsx';

export async function movePost(visit: StoreVisit): Promise<Response> {
  const at = (await readForm(visit.request)).text('at');
  try {
    await reschedule(visit, at);
  } catch (error) {
    if (!isInvalid(error)) throw error;
    return showPostWith(visit, { at: visit.words.social.badTime, typedAt: at });
  }
  return seeOther(saying(postPath(visit), 'saved'));
}

export async function markByHand(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  const url = form.text('url').trim();
  const account = form.text('account');
  const post = await postOf(visit.ctx.reader, visit.site.id, param(visit, 'post'));
  const where = { postId: post.id, account: account || undefined };
  try {
    await markPosted(visit.ctx, visit.actor, { ...where, url: url === '' ? null : url });
  } catch (error) {
    if (!isInvalid(error)) throw error;
    return showPostWith(visit, { url: visit.words.social.badUrl, typedUrl: url, account });
  }
  return seeOther(saying(postPath(visit), 'saved'));
}

export async function skipByHand(visit: StoreVisit): Promise<Response> {
  const account = (await readForm(visit.request)).text('account') || undefined;
  const post = await postOf(visit.ctx.reader, visit.site.id, param(visit, 'post'));
  await skipTarget(visit.ctx, visit.actor, { postId: post.id, account });
  return seeOther(saying(postPath(visit), 'saved'));
}

function isInvalid(error: unknown): boolean {
  return error instanceof Problem && error.code === 'validation_error';
}
