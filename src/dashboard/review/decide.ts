import { Problem } from '../../problem.ts';
import { isOwnTextRefusal } from '../../domain/content/approval/own-text.ts';
import { articleOf } from '../../domain/content/find.ts';
import type { Deed, FinishedArticle } from '../../domain/content/publication/finished-article.ts';
import { approveArticle } from '../../domain/content/approval/approve.ts';
import { submitArticle } from '../../domain/content/approval/submit.ts';
import { publishArticle } from '../../domain/content/publication/publish.ts';
import type { SaidName } from '../components/said.tsx';
import { type Form, readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, type StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { showReview } from './page.tsx';

type Verb = (
  ctx: StoreVisit['ctx'],
  actor: StoreVisit['actor'],
  deed: Required<Deed>,
) => Promise<FinishedArticle>;

/** The deeds that ask for nothing but the version that was read. */
export const approve = decided(approveArticle, 'approved');
export const submit = decided(submitArticle, 'submitted');
export const publish = decided(publishArticle, 'published');

function decided(verb: Verb, said: SaidName) {
  return async (visit: StoreVisit): Promise<Response> => {
    const form = await readForm(visit.request);
    return settle(visit, form, said, (deed) => verb(visit.ctx, visit.actor, deed));
  };
}

/**
 * Does it, and goes back to the article. Somebody who comes too late sees who was faster and the
 * present state; somebody whose own text it is, that another has to approve it.
 */
export async function settle(
  visit: StoreVisit,
  form: Form,
  said: SaidName,
  run: (deed: Required<Deed>) => Promise<unknown>,
): Promise<Response> {
  const deed = deedOf(visit, form);
  try {
    await run(deed);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    const article = await articleOf(visit.ctx.reader, visit.site.id, deed.articleId);
    if (article.status !== 'complete') throw error;
    const isOwn = isOwnTextRefusal(error);
    return showReview(visit, article, { read: deed.version, isOwn });
  }
  return seeOther(saying(hereOf(visit), said));
}

/** A form without its version was not made by our pages: no text has the number 0. */
export function deedOf(visit: StoreVisit, form: Form): Required<Deed> {
  const version = Number(form.text('version'));
  const isOne = Number.isSafeInteger(version) && version > 0;
  return { articleId: param(visit, 'article').toLowerCase(), version: isOne ? version : 0 };
}
