import { may } from '../../may.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { ArticleReaders, ArticleState } from '../articles/states.tsx';
import type { StoreVisit } from '../visit.ts';
import { ApprovedActions } from './approved-actions.tsx';
import { DraftActions } from './draft-actions.tsx';
import { WaitingActions } from './waiting-actions.tsx';

type Props = { visit: StoreVisit; review: Review };
/** `isOwn`: somebody else has to approve it. */
type OwnProps = Props & { isOwn: boolean };

/** Where the text stands, and what this person may do about it now. */
export function DecisionCard({ visit, review, isOwn }: OwnProps) {
  const { words } = visit;
  const { article } = review;
  return (
    <section class="card decision" id="decision">
      <div class="card-head">
        <h2>{words.article.decision}</h2>
        <ArticleState article={article} words={words} />
      </div>
      <div class="card-body">
        <p>
          <ArticleReaders article={article} words={words} />
        </p>
        <Dates visit={visit} review={review} />
        <Actions visit={visit} review={review} isOwn={isOwn} />
      </div>
    </section>
  );
}

function Dates({ visit: { words, show }, review: { article } }: Props) {
  const { postingStatus, publishAt, publishProblem } = article;
  return (
    <>
      {publishAt !== null && postingStatus !== 'draft' && (
        <p class="quiet small">
          {words.article[postingStatus === 'scheduled' ? 'scheduledFor' : 'liveSince'](
            show.instant(publishAt),
          )}
        </p>
      )}
      {publishProblem !== null && <p class="poor small">{words.article.publishProblem}</p>}
    </>
  );
}

function Actions({ visit, review, isOwn }: OwnProps) {
  const { approvalStatus } = review.article;
  const isWaiting = approvalStatus === 'submitted' || approvalStatus === 'escalated';
  if (isWaiting) {
    if (may(visit.actor.role, 'article.approve')) {
      return <WaitingActions visit={visit} review={review} isOwn={isOwn} />;
    }
    return <p class="quiet">{visit.words.article.reviewerDecides}</p>;
  }
  if (approvalStatus === 'approved' || approvalStatus === 'overridden') {
    return <ApprovedActions visit={visit} review={review} />;
  }
  return <DraftActions visit={visit} review={review} isOwn={isOwn} />;
}
