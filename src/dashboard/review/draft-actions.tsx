import { may } from '../../may.ts';
import { isDeletable } from '../../domain/review/delete-draft.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { SubmitButton } from '../components/button.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { LiveActions } from './live-actions.tsx';
import { VersionField } from './version-field.tsx';

type Props = { visit: StoreVisit; review: Review; isOwn: boolean };

/** For a text that nobody has been asked about yet, or that was sent back. */
export function DraftActions({ visit, review, isOwn }: Props) {
  const { words, actor, site } = visit;
  const { article } = review;
  const isFree = !site.requireApproval && may(actor.role, 'article.publish');
  return (
    <>
      <form method="post" action={hereOf(visit, '/submit')}>
        <VersionField version={review.version} />
        <SubmitButton kind={isFree ? undefined : 'primary'}>{words.article.submit}</SubmitButton>
      </form>
      {isFree && <LiveActions visit={visit} review={review} />}
      {!isFree && article.postingStatus !== 'draft' && (
        <LiveActions visit={visit} review={review} isOnlyBack />
      )}
      <p class="more">
        {may(actor.role, 'article.override') && !isFree && !isOwn && (
          <a href={hereOf(visit, '/override')} data-dialog="dialog-override">
            {words.article.override}
          </a>
        )}
        {isDeletable(article) && (
          <a href={hereOf(visit, '/delete')} data-dialog="dialog-delete">
            {words.article.remove}
          </a>
        )}
      </p>
    </>
  );
}
