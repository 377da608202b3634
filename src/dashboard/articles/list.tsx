import { may } from '../../may.ts';
import { type ApprovalCounts, countByApproval } from '../../domain/content/desk/approval-counts.ts';
import { countDesk, deskPosition, listDesk } from '../../domain/content/desk/list-desk.ts';
import { presentVersions } from '../../domain/review/present-versions.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { ApproveChosen, ApprovedNotice } from './approve-chosen.tsx';
import { Filters } from './filters.tsx';
import { countOf, type ListQuery, readListQuery, searchOf, tabNames, tabs } from './list-query.ts';
import { NoArticles } from './no-articles.tsx';
import { ArticleTable } from './table.tsx';

/** Every article of the store, by where it stands. */
export async function showArticles(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url, actor } = visit;
  const query = readListQuery(url.searchParams);
  const wanted = { approval: tabs[query.tab], title: query.title, articleType: query.type };
  const counts = await countByApproval(ctx.reader, site.id);
  const total = isNarrowed(query)
    ? () => countDesk(ctx.reader, site.id, wanted)
    : countOf(query.tab, counts);
  const { order } = query;
  const path = storePath(visit, '/articles');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'articles',
    filters: query,
    total,
    path: path + searchOf(query),
    list: (range) => listDesk(ctx.reader, site.id, { ...wanted, ...range, order }),
    positionOf: (row) => deskPosition(row, order),
  });
  const isQueue = query.tab === 'submitted' || query.tab === 'escalated';
  const mayApprove = isQueue && may(actor.role, 'article.approve');
  const versions = mayApprove ? await presentVersions(ctx.reader, site.id, rows) : null;
  return page(
    visit,
    { title: words.articles.title, place: 'articles' },
    <>
      <PageHead title={words.articles.title} subtitle={words.articles.subtitle(site.name)}>
        {may(actor.role, 'article.create') && (
          <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
            {words.articles.newArticle}
          </LinkButton>
        )}
      </PageHead>
      <ApprovedNotice visit={visit} />
      <div class="card">
        <Filters path={path} query={query} words={words} />
        <div id="list">
          <Tabs label={words.articles.listName} tabs={tabsOf(visit, query, counts)} />
          {rows.length === 0 ? (
            <NoArticles visit={visit} query={query} isEmpty={counts.all === 0} />
          ) : (
            <>
              {versions && <ApproveChosen visit={visit} />}
              <ArticleTable visit={visit} rows={rows} versions={versions} />
              <Pager visit={visit} {...pager} />
            </>
          )}
        </div>
      </div>
    </>,
  );
}

function isNarrowed({ title, type }: ListQuery): boolean {
  return title !== '' || type !== undefined;
}

function tabsOf(visit: StoreVisit, query: ListQuery, counts: ApprovalCounts) {
  const { words, show } = visit;
  return tabNames.map((tab) => ({
    href: storePath(visit, '/articles') + searchOf({ ...query, tab }),
    label: words.articles.tabs[tab],
    count: show.number(countOf(tab, counts)),
    isCurrent: tab === query.tab,
  }));
}
