import type { Review } from '../../domain/review/read-review.ts';
import { stateOf } from '../articles/states.tsx';
import { Notice } from '../components/notice.tsx';
import type { StoreVisit } from '../visit.ts';

/** Why a decision was not taken. */
export type Conflict = {
  /** The version that was decided about. */
  read: number;
  /** Their own text, which another has to approve; else somebody was faster. */
  isOwn: boolean;
};

type Props = { visit: StoreVisit; review: Review; conflict: Conflict };

export function ConflictNotice({ visit, review, conflict }: Props) {
  const { article } = visit.words;
  return (
    <Notice tone="bad" isResult>
      <p>
        <strong>{conflict.isOwn ? article.ownTextTitle : article.conflictTitle}</strong>
      </p>
      <p>{conflict.isOwn ? article.ownTextRule : fasterWords(visit, review, conflict.read)}</p>
    </Notice>
  );
}

/** Who was faster, and how it stands now. */
function fasterWords({ words, show }: StoreVisit, review: Review, read: number): string {
  const { article } = words;
  const last = review.history.at(-1);
  const by = last
    ? ` ${article.conflictBy(last.actor, article.deeds[last.action], show.ago(last.createdAt))}`
    : '';
  if (review.version !== read) {
    return article.conflictEdited(show.number(review.version), show.number(read)) + by;
  }
  const [state] = stateOf(review.article);
  return article.conflictState(words.states[state]) + by;
}
