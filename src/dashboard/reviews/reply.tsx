import { draftFor } from '../../domain/social/reviews/draft-reply.ts';
import { replyTo } from '../../domain/social/reviews/reply.ts';
import { type ReviewRow, reviewOf } from '../../domain/social/reviews/store.ts';
import { Problem } from '../../problem.ts';
import { SubmitButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { ReviewText } from './review.tsx';

const limit = 4_096;

/** What was answered, or a draft from the words of the review. */
export async function editReply(visit: StoreVisit): Promise<Response> {
  const { ctx, site } = visit;
  const { review, draft } = await draftFor(ctx, site.id, param(visit, 'review'));
  return show(visit, review, review.reply ?? draft);
}

export async function sendReply(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, words } = visit;
  const { reviews } = words;
  const form = await readForm(visit.request);
  const review = await reviewOf(ctx.reader, site.id, param(visit, 'review'));
  const text = form.text('text');
  if (text.trim() === '') return show(visit, review, text, reviews.missing);
  if ([...text.trim()].length > limit) return show(visit, review, text, reviews.tooLong);
  try {
    await replyTo(ctx, actor, review.id, text);
  } catch (error) {
    return show(visit, review, text, reasonOf(error, visit));
  }
  return seeOther(saying(storePath(visit, '/reviews'), 'sent'));
}

/** Rules name what is wrong in English; who is away is said in the person's language. */
function reasonOf(error: unknown, { words: { reviews } }: StoreVisit): string {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'service_unavailable') return reviews.away;
  if (error.code !== 'validation_error' && error.code !== 'conflict') throw error;
  return `${reviews.refused} ${error.message.replace(/^text: /, '')}`;
}

function show(
  visit: StoreVisit,
  review: ReviewRow,
  text: string,
  error?: string,
): Promise<Response> {
  const { words, show: formats } = visit;
  const { reviews } = words;
  const title = review.isReplied ? reviews.change : reviews.replyTitle;
  const described = [error && 'f-text-error', 'f-text-hint'].filter(Boolean).join(' ');
  return page(
    visit,
    { title, place: 'reviews', status: error ? 422 : 200, isError: !!error },
    <>
      <PageHead title={title} back={{ href: storePath(visit, '/reviews'), label: reviews.title }} />
      <section class="card card-body narrow" aria-label={reviews.listName}>
        <ReviewText visit={visit} review={review} />
      </section>
      <form
        method="post"
        action={storePath(visit, `/reviews/${review.id}`)}
        class="card fields narrow"
      >
        <div class="field">
          <label for="f-text">{reviews.replyLabel}</label>
          <textarea
            id="f-text"
            name="text"
            class="input"
            rows={8}
            maxLength={limit}
            data-counter="f-text-count"
            aria-describedby={described}
            aria-invalid={error === undefined ? undefined : 'true'}
          >
            {text}
          </textarea>
          {error && (
            <p class="error" id="f-text-error">
              {error}
            </p>
          )}
          <p class="hint" id="f-text-hint">
            {review.reply === null && `${reviews.draftHint} `}
            {reviews.limitHint}
          </p>
          <p class="hint number" id="f-text-count" data-limit={limit}>
            {reviews.characters(formats.number([...text].length), formats.number(limit))}
          </p>
        </div>
        <SubmitButton kind="primary">{reviews.send}</SubmitButton>
      </form>
    </>,
  );
}
