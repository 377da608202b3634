import { countReviews, listDeskReviews } from '../../domain/social/reviews/store.ts';
import { FilterSelect } from '../components/field.tsx';
import { Pager } from '../components/pager.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { NoReviews } from './no-reviews.tsx';
import { readReviewQuery, type ReviewQuery, searchOf, tabNames, tabs } from './query.ts';
import { ReviewItem } from './review.tsx';

/** What customers wrote, those without an answer first in line. */
export async function showReviews(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url } = visit;
  const query = readReviewQuery(url.searchParams);
  const filter = { isReplied: tabs[query.tab], starRating: query.stars };
  const total = await countReviews(ctx.reader, site.id, filter);
  const all = await countReviews(ctx.reader, site.id, {});
  const { rows, pager } = await readKeyPage(visit, {
    route: 'reviews',
    filters: query,
    total,
    path: storePath(visit, '/reviews') + searchOf(query),
    list: (range) => listDeskReviews(ctx.reader, site.id, filter, range),
    positionOf: ({ reviewedAt, id }) => [reviewedAt, id],
  });
  return page(
    visit,
    { title: words.reviews.title, place: 'reviews' },
    <>
      <PageHead title={words.reviews.title} subtitle={words.reviews.subtitle(site.name)}>
        {all > 0 && <StarFilter visit={visit} query={query} />}
      </PageHead>
      <div class="card">
        <Tabs label={words.reviews.listName} tabs={await tabsOf(visit, query)} />
        {rows.length === 0 ? (
          <NoReviews visit={visit} query={query} isEmpty={all === 0} />
        ) : (
          <>
            <ul class="rows reviews">
              {rows.map((row) => (
                <ReviewItem key={row.id} visit={visit} review={row} />
              ))}
            </ul>
            <Pager visit={visit} {...pager} />
          </>
        )}
      </div>
    </>,
  );
}

type Props = { visit: StoreVisit; query: ReviewQuery };

function StarFilter({ visit, query }: Props) {
  const { reviews, search } = visit.words;
  const stars = [5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: reviews.stars(n) }));
  return (
    <form class="actions" action={storePath(visit, '/reviews')} data-send>
      {query.tab !== 'open' && <input type="hidden" name="tab" value={query.tab} />}
      <FilterSelect
        name="stars"
        label={reviews.starsLabel}
        value={String(query.stars ?? '')}
        options={[{ value: '', label: reviews.allStars }, ...stars]}
      />
      <noscript>
        <button class="button" type="submit">
          {search.apply}
        </button>
      </noscript>
    </form>
  );
}

async function tabsOf(visit: StoreVisit, query: ReviewQuery) {
  const { ctx, site, words, show } = visit;
  const path = storePath(visit, '/reviews');
  const counted = tabNames.map(async (tab) => ({
    href: path + searchOf({ ...query, tab }),
    label: words.reviews.tabs[tab],
    count: show.number(await countReviews(ctx.reader, site.id, { isReplied: tabs[tab] })),
    isCurrent: tab === query.tab,
  }));
  return Promise.all(counted);
}
