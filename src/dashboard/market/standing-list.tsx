import { priceInsights } from '../../../schema/records/price-insight.ts';
import type { StandingCounts, StandingRow } from '../../domain/market/reads/standing-desk.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { Pager } from '../components/pager.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { Tabs } from '../components/tabs.tsx';
import type { KeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { type MarketQuery, searchOf } from './market-query.ts';
import { StandingTable } from './standing-table.tsx';

type Props = {
  visit: StoreVisit;
  query: MarketQuery;
  counts: StandingCounts;
  rows: readonly StandingRow[];
  pager: KeyPage<StandingRow>['pager'];
};

export function StandingList({ visit, query, counts, rows, pager }: Props) {
  const { market, common } = visit.words;
  const path = storePath(visit, '/market');
  return (
    <div class="card">
      <SearchForm
        path={path}
        label={market.searchStock}
        text={query.text}
        keep={query.insight ? { tab: query.insight } : {}}
        submit={common.search}
      />
      <div id="list">
        <Tabs label={market.listName} tabs={tabsOf(visit, query, counts)} />
        {rows.length === 0 ? (
          <NoStandings visit={visit} isEmpty={counts.all === 0 && query.text === ''} />
        ) : (
          <>
            <StandingTable visit={visit} rows={rows} />
            <Pager visit={visit} {...pager} />
          </>
        )}
      </div>
    </div>
  );
}

function tabsOf(visit: StoreVisit, query: MarketQuery, counts: StandingCounts) {
  const path = storePath(visit, '/market');
  return [undefined, ...priceInsights].map((insight) => ({
    href: path + searchOf({ ...query, insight }),
    label: visit.words.market.tabs[insight ?? 'all'],
    count: visit.show.number(counts[insight ?? 'all']),
    isCurrent: query.insight === insight,
  }));
}

function NoStandings({ visit, isEmpty }: { visit: StoreVisit; isEmpty: boolean }) {
  const { market, common } = visit.words;
  if (isEmpty) return <Empty icon="gauge" title={market.emptyTitle} text={market.empty} />;
  return (
    <Empty icon="search" title={market.noMatchTitle} text={market.noMatch}>
      <LinkButton href={storePath(visit, '/market')}>{common.clearFilter}</LinkButton>
    </Empty>
  );
}
