import type { Review } from '../../domain/review/read-review.ts';
import { stateOf } from '../articles/states.tsx';
import type { StoreVisit } from '../visit.ts';

/** Who was faster, and how it stands now. */
export function conflictWords({ words, show }: StoreVisit, review: Review, read: number): string {
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
