import { may } from '../../may.ts';
import type { Review } from '../../domain/review/read-review.ts';
import type { StoreVisit } from '../visit.ts';
import { LiveActions } from './live-actions.tsx';

type Props = { visit: StoreVisit; review: Review };

/** For a text that may be published. */
export function ApprovedActions({ visit, review }: Props) {
  const { words, actor } = visit;
  if (may(actor.role, 'article.publish')) return <LiveActions visit={visit} review={review} />;
  const { postingStatus } = review.article;
  return postingStatus === 'draft' ? <p class="quiet">{words.article.managerPublishes}</p> : null;
}
