import { findConnection } from '../../domain/analytics/connections/connections-store.ts';
import { searchSummary, webSummary } from '../../domain/analytics/summaries.ts';
import type { Windows } from '../../domain/analytics/window.ts';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { DailyChart } from './chart.tsx';
import { FigureFilters } from './filters.tsx';
import { Lists } from './lists.tsx';
import { type FigureQuery, readFigureQuery, windowBefore, windowsFor } from './query.ts';
import { searchFigureNames, webFigureNames } from './read-list.ts';
import { Sources } from './sources.tsx';
import { FigureTiles } from './tiles.tsx';

/** What searches and visits bring, beside the days before. */
export async function showFigures(visit: StoreVisit): Promise<Response> {
  const { words, url, show } = visit;
  const query = readFigureQuery(url.searchParams);
  const windows = windowsFor(visit, query);
  const { main } = windows;
  const subtitle = words.search.subtitle(show.dateDay(main.first), show.dateDay(main.last));
  const body = await Figures(visit, query, windows);
  const connections = await connectionsOf(visit);
  return page(
    visit,
    { title: words.search.title, place: 'search' },
    <>
      <PageHead title={words.search.title} subtitle={subtitle}>
        <FigureFilters visit={visit} query={query} />
      </PageHead>
      {body}
      <Sources visit={visit} connections={connections} />
    </>,
  );
}

async function Figures(visit: StoreVisit, query: FigureQuery, windows: Windows) {
  const { ctx, site, words } = visit;
  const { search } = words;
  const before = windowBefore(windows);
  const searched = await searchSummary(ctx.reader, site.id, windows);
  const visited = await webSummary(ctx.reader, site.id, windows);
  if (searched.clicks === null && visited.sessions === null) {
    return (
      <div class="card">
        <Empty icon="chart" title={search.noDataTitle} text={search.noData} />
      </div>
    );
  }
  const searchedBefore = before && (await searchSummary(ctx.reader, site.id, before));
  const visitedBefore = before && (await webSummary(ctx.reader, site.id, before));
  const lists = await Lists(visit, query, windows);
  return (
    <>
      <FigureTiles
        visit={visit}
        query={query}
        title={search.searchTitle}
        none={search.noSearch}
        names={searchFigureNames}
        now={searched}
        before={searchedBefore}
      />
      {searched.clicks !== null && (
        <DailyChart
          visit={visit}
          title={search.clicksChart}
          now={searched.daily.map(({ date, clicks }) => ({ date, value: clicks }))}
          before={searchedBefore?.daily.map(({ clicks }) => clicks) ?? null}
        />
      )}
      <FigureTiles
        visit={visit}
        query={query}
        title={search.webTitle}
        none={search.noWeb}
        names={webFigureNames}
        now={visited}
        before={visitedBefore}
      />
      {visited.sessions !== null && (
        <DailyChart
          visit={visit}
          title={search.visitsChart}
          now={visited.daily.map(({ date, sessions }) => ({ date, value: sessions }))}
          before={visitedBefore?.daily.map(({ sessions }) => sessions) ?? null}
        />
      )}
      {lists}
    </>
  );
}

async function connectionsOf({ ctx, site }: StoreVisit) {
  return {
    search_console: await findConnection(ctx.reader, site.id, 'search_console'),
    ga4: await findConnection(ctx.reader, site.id, 'ga4'),
  };
}
