import { deleteDraft } from '../../domain/review/delete-draft.ts';
import { articleOf } from '../../domain/content/find.ts';
import { finishedArticle } from '../../domain/content/publication/finished-article.ts';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { type AskedDeed, DeedForm } from './deed-form.tsx';
import { otherReviewers } from './reviewers.ts';

/** By the name of the field. */
export type Wrong = Record<string, string | undefined>;

type Again = { typed: Record<string, string>; wrong: Wrong; version: string };

/** The form of a deed on a page of its own. */
export async function showAsked(
  visit: StoreVisit,
  deed: AskedDeed,
  again?: Again,
): Promise<Response> {
  const { ctx, site, words } = visit;
  const id = param(visit, 'article');
  const { title, status } = await articleOf(ctx.reader, site.id, id);
  // A draft that could not be written has no version, and can be deleted all the same.
  const hasText = deed !== 'delete' || status === 'complete';
  const present = hasText ? (await finishedArticle(ctx.reader, site.id, id)).version : 0;
  const name = words.article.forms[deed].title;
  return page(
    visit,
    {
      title: `${name}: ${title}`,
      place: 'articles',
      ...(again && { status: 422, isError: true }),
    },
    <>
      <PageHead title={name} subtitle={title} back={{ href: hereOf(visit), label: title }} />
      <div class="card narrow">
        <div class="card-body">
          <DeedForm
            visit={visit}
            deed={deed}
            version={again ? Number(again.version) || 0 : present}
            reviewers={await otherReviewers(visit)}
            typed={again?.typed}
            errors={again?.wrong}
          />
        </div>
      </div>
    </>,
  );
}

export async function sendDelete(visit: StoreVisit): Promise<Response> {
  await deleteDraft(visit.ctx, visit.actor, param(visit, 'article'));
  return seeOther(saying(storePath(visit, '/articles'), 'deleted'));
}
