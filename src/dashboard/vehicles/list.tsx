import { batchProgress } from '../../domain/descriptions/batches-store.ts';
import { maxDescribedAtOnce } from '../../domain/descriptions/describe-for-person.ts';
import {
  countListed,
  countUpTo,
  listStock,
  stockPosition,
} from '../../domain/inventory/desk/list-stock.ts';
import { lastPriceChanges } from '../../domain/inventory/desk/price-history.ts';
import {
  type StockAtAGlance,
  stockAtAGlance,
} from '../../domain/inventory/desk/stock-at-a-glance.ts';
import { may } from '../../may.ts';
import { LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { DescribeBar } from './describe-bar.tsx';
import { DescribingCard } from './describing.tsx';
import { Filters } from './filters.tsx';
import { ages, type ListQuery, readListQuery, searchOf } from './list-query.ts';
import { NoVehicles } from './no-vehicles.tsx';
import { StockTable } from './table.tsx';

/** What stands on the lot. */
export async function showVehicles(visit: StoreVisit, refused?: string): Promise<Response> {
  const { ctx, site, words, show, url, actor } = visit;
  const query = readListQuery(url.searchParams);
  const { order, ...wanted } = query;
  const { reader } = ctx;
  const figures = await stockAtAGlance(reader, site.id, show.now);
  const path = storePath(visit, '/vehicles');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'vehicles',
    filters: query,
    total: () => countListed(reader, site.id, wanted, show.now),
    path: path + searchOf(query),
    list: (range) => listStock(reader, site.id, { ...wanted, ...range, order }, show.now),
    positionOf: (row) => stockPosition(row, order),
  });
  const ids = rows.map(({ id }) => id);
  const changes = await lastPriceChanges(reader, site.id, ids);
  const blank = { ...wanted, description: 'not_generated' } as const;
  const mayDescribe = may(actor.role, 'vehicle.describe');
  const limit = mayDescribe ? maxDescribedAtOnce : 0;
  const undescribed = await countUpTo(reader, site.id, blank, show.now, limit);
  const progress = await batchProgress(reader, site.id);
  const status = refused === undefined ? 200 : 422;
  const options = { title: words.vehicles.title, hasFeedPictures: true, status };
  const watch = progress ? ['descriptions'] : [];
  return page(
    visit,
    { ...options, place: 'vehicles', watch, isError: refused !== undefined },
    <>
      <PageHead title={words.vehicles.title} subtitle={subtitleOf(visit, figures)}>
        {may(actor.role, 'inventory.import') && (
          <LinkButton kind="primary" icon="download" href={storePath(visit, '/import')}>
            {words.vehicles.importStock}
          </LinkButton>
        )}
      </PageHead>
      <Refused text={refused} />
      <LeftOut visit={visit} />
      {progress && <DescribingCard visit={visit} progress={progress} />}
      <div class="card">
        <Filters path={path} query={query} words={words} />
        <div id="list">
          <Tabs label={words.vehicles.listName} tabs={tabsOf(visit, query, figures)} />
          {rows.length === 0 ? (
            <NoVehicles visit={visit} isEmpty={figures.total === 0} />
          ) : (
            <>
              {mayDescribe && <DescribeBar visit={visit} query={query} undescribed={undescribed} />}
              <StockTable visit={visit} rows={rows} changes={changes} />
              <Pager visit={visit} {...pager} />
            </>
          )}
        </div>
      </div>
    </>,
  );
}

function subtitleOf({ words: { vehicles }, show }: StoreVisit, stock: StockAtAGlance): string {
  const { total, fedAt } = stock;
  const when = fedAt === null ? vehicles.neverFed : vehicles.fed(show.ago(fedAt));
  return vehicles.subtitle(total, when);
}

function Refused({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="bad" isResult>
      {text}
    </Notice>
  );
}

/** Vehicles that were chosen and could not be described. */
function LeftOut({ visit: { url, words } }: { visit: StoreVisit }) {
  const count = Number(url.searchParams.get('left_out') ?? 0);
  if (!Number.isInteger(count) || count < 1) return null;
  return (
    <Notice tone="warn">
      <p>{words.vehicles.notDescribed(count)}</p>
      <p>{words.vehicles.notDescribedText}</p>
    </Notice>
  );
}

function tabsOf(visit: StoreVisit, query: ListQuery, { total, byAge }: StockAtAGlance) {
  const { words, show } = visit;
  const path = storePath(visit, '/vehicles');
  const of = (age: ListQuery['age']) => ({
    href: path + searchOf({ ...query, age }),
    label: words.vehicles.ages[age ?? 'all'],
    count: show.number(age ? byAge[age] : total),
    isCurrent: query.age === age,
  });
  return [of(undefined), ...ages.map(of)];
}
