import { may } from '../../may.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { VersionField } from './version-field.tsx';

type Props = { visit: StoreVisit; review: Review; isOnlyBack?: boolean };

/** Publishing, now or later, and taking it back from readers. */
export function LiveActions({ visit, review, isOnlyBack = false }: Props) {
  const { words, show, actor } = visit;
  const { postingStatus, publishedVersion } = review.article;
  if (!may(actor.role, 'article.publish')) return null;
  const isLive = postingStatus === 'published';
  const isThis = isLive && publishedVersion === review.version;
  const number = show.number(review.version);
  return (
    <>
      {!isThis && !isOnlyBack && (
        <div class={isLive ? undefined : 'pair'}>
          <form method="post" action={hereOf(visit, '/publish')}>
            <VersionField version={review.version} />
            <SubmitButton kind="primary" icon="check">
              {isLive ? words.article.publishVersion(number) : words.article.publish}
            </SubmitButton>
          </form>
          {!isLive && (
            <LinkButton
              icon="calendar-clock"
              href={hereOf(visit, '/schedule')}
              dialog="dialog-schedule"
            >
              {words.article.schedule}
            </LinkButton>
          )}
        </div>
      )}
      {postingStatus !== 'draft' && (
        <p class="more">
          <a href={hereOf(visit, '/unpublish')} data-dialog="dialog-unpublish">
            {isLive ? words.article.unpublish : words.article.unschedule}
          </a>
        </p>
      )}
    </>
  );
}
