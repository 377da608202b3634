import { planGrants } from '../../../schema/contracts/plans.ts';
import { loadSiteMarket } from '../../domain/market/area/site-market.ts';
import { listSources } from '../../domain/market/intake/list-sources.ts';
import { countStandings, listStandings } from '../../domain/market/reads/standing-desk.ts';
import { findRefresh } from '../../domain/market/refresh/insights-store.ts';
import { changeMarketSettings } from '../../domain/market/settings.ts';
import { Problem } from '../../problem.ts';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { readMarketQuery, searchOf } from './market-query.ts';
import { SourcesCard } from './sources.tsx';
import { StandingList } from './standing-list.tsx';
import { readSupplies, SupplyCard } from './supply.tsx';

/** What was typed as the radius, where it was none. */
type Wrong = { radius: string };

/** How the stock is priced beside what others have for sale. */
export async function showMarket(visit: StoreVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, site, words, show, url } = visit;
  const { market } = words;
  const options = { title: market.title, place: 'market' as const };
  if (!planGrants(site.plan, 'MARKET_DATA')) {
    return page(
      visit,
      options,
      <>
        <PageHead title={market.title} />
        <div class="card">
          <Empty icon="gauge" title={market.noPlanTitle} text={market.noPlan} />
        </div>
      </>,
    );
  }
  const query = readMarketQuery(url.searchParams);
  const { reader } = ctx;
  const supplies = await readSupplies(visit);
  const sources = await listSources(reader);
  const around = await loadSiteMarket(reader, site.id);
  const refresh = await findRefresh(reader, site.id);
  const counts = await countStandings(reader, site.id, query.text);
  const { rows, pager } = await readKeyPage(visit, {
    route: 'market',
    filters: query,
    total: counts[query.insight ?? 'all'],
    path: storePath(visit, '/market') + searchOf(query),
    list: (range) => listStandings(reader, site.id, { ...query, ...range }),
    positionOf: ({ onLotSince, id }) => [onLotSince, id],
  });
  const area =
    around.place === null ? market.subtitleState : market.subtitle(show.number(around.radiusMiles));
  const at = refresh?.refreshedAt ?? null;
  const asOf = at === null ? market.notYet : market.asOf(show.ago(at));
  return page(
    visit,
    { ...options, isError: wrong !== undefined, status: wrong ? 422 : 200 },
    <>
      <PageHead title={market.title} subtitle={`${area} ${asOf}`} />
      <StandingList visit={visit} query={query} counts={counts} rows={rows} pager={pager} />
      <div class="columns">
        <SupplyCard visit={visit} supplies={supplies} />
        <SourcesCard visit={visit} sources={sources} radius={around.radiusMiles} wrong={wrong} />
      </div>
    </>,
  );
}

export async function changeRadius(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor } = visit;
  const form = await readForm(visit.request);
  const radius = form.text('radius').trim();
  try {
    const radiusMiles = /^\d{1,4}$/.test(radius) ? Number(radius) : Number.NaN;
    await changeMarketSettings(ctx, site.id, { radiusMiles }, actor);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_error') throw error;
    return showMarket(visit, { radius });
  }
  return seeOther(saying(storePath(visit, '/market'), 'saved'));
}
