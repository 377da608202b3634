import { may, type PermittedDeed } from '../../may.ts';
import { isDeletable } from '../../domain/review/delete-draft.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { Dialog } from '../components/dialog.tsx';
import type { StoreVisit } from '../visit.ts';
import { type AskedDeed, askedDeeds, DeedForm } from './deed-form.tsx';

export const mayDo: Record<AskedDeed, PermittedDeed> = {
  reject: 'article.reject',
  escalate: 'article.escalate',
  override: 'article.override',
  schedule: 'article.schedule',
  unpublish: 'article.unpublish',
  delete: 'article.edit',
};

type Props = {
  visit: StoreVisit;
  review: Review;
  reviewers: readonly string[];
  isOwn: boolean;
};

/** The forms behind the buttons of the decision, those that can be sent now. */
export function Dialogs({ visit, review, reviewers, isOwn }: Props) {
  const { words, actor } = visit;
  const open = askedDeeds
    .filter((deed) => may(actor.role, mayDo[deed]) && isOpen(deed, review))
    .filter((deed) => !(isOwn && deed === 'override'));
  return (
    <>
      {open.map((deed) => (
        <Dialog
          key={deed}
          id={`dialog-${deed}`}
          title={words.article.forms[deed].title}
          close={words.common.close}
        >
          <DeedForm
            visit={visit}
            deed={deed}
            version={review.version}
            reviewers={reviewers}
            idPrefix="d"
          />
        </Dialog>
      ))}
    </>
  );
}

function isOpen(deed: AskedDeed, { article }: Review): boolean {
  const { approvalStatus, postingStatus } = article;
  const isWaiting = approvalStatus === 'submitted' || approvalStatus === 'escalated';
  const isApproved = approvalStatus === 'approved' || approvalStatus === 'overridden';
  if (deed === 'reject' || deed === 'escalate') return isWaiting;
  if (deed === 'override') return !isApproved;
  if (deed === 'delete') return isDeletable(article);
  return deed === 'unpublish' ? postingStatus !== 'draft' : postingStatus !== 'published';
}
