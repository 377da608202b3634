import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { ReviewQuery } from './query.ts';

type Props = { visit: StoreVisit; query: ReviewQuery; isEmpty: boolean };

export function NoReviews({ visit, query, isEmpty }: Props) {
  const { reviews, common } = visit.words;
  if (isEmpty) return <Empty icon="message" title={reviews.emptyTitle} text={reviews.empty} />;
  if (query.stars === undefined && query.tab !== 'all') {
    const text = reviews.emptyTab[query.tab];
    return <Empty icon="circle-check" title={reviews.emptyTabTitle} text={text} />;
  }
  return (
    <Empty icon="search" title={reviews.noMatchTitle} text={reviews.noMatch}>
      <LinkButton href={storePath(visit, '/reviews?tab=all')}>{common.clearFilter}</LinkButton>
    </Empty>
  );
}
