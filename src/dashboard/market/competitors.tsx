import { planGrants } from '../../../schema/contracts/plans.ts';
import type { PriceInsight } from '../../../schema/records/price-insight.ts';
import { daysOnLot } from '../../domain/inventory/days-on-lot.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { insightOf } from '../../domain/market/insight-of.ts';
import { competitiveSet } from '../../domain/market/reads/competitive-set.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { Tile } from '../today/tiles.tsx';
import { nameOf, priceOf } from '../vehicles/names.ts';
import { vehicleOf } from '../vehicles/vehicle-page.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { CompetitorTable } from './competitor-table.tsx';

/** One vehicle beside what a shopper would compare it with. */
export async function showCompetitors(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const { market } = words;
  const vehicle = await vehicleOf(visit);
  const isGranted = planGrants(site.plan, 'MARKET_DATA');
  const vin = isGranted && vehicle.soldAt === null ? vehicle.vin : null;
  const insight = vin === null ? null : await insightOf(ctx, site.id, vin);
  const set = vin === null ? null : await competitiveSet(ctx, site.id, { vin, limit: 100 });
  const title = market.competitorsTitle(nameOf(vehicle));
  return page(
    visit,
    { title, place: 'market' },
    <>
      <PageHead
        title={title}
        subtitle={market.how}
        back={{ href: storePath(visit, '/market'), label: market.backToMarket }}
      >
        <LinkButton icon="car" href={storePath(visit, `/vehicles/${vehicle.id}`)}>
          {market.toVehicle}
        </LinkButton>
      </PageHead>
      {insight && set ? (
        <>
          <Standing visit={visit} vehicle={vehicle} insight={insight} />
          <CompetitorTable visit={visit} competitors={set.competitors} />
        </>
      ) : (
        <div class="card">
          <Empty
            icon="gauge"
            title={isGranted ? market.tooFewTitle : market.noPlanTitle}
            text={isGranted ? market.noVin : market.noPlan}
          />
        </div>
      )}
    </>,
  );
}

type Props = { visit: StoreVisit; vehicle: VehicleRow; insight: PriceInsight };

function Standing({ visit, vehicle, insight }: Props) {
  const { words, show } = visit;
  const { market } = words;
  const { tiles } = market;
  const { priceRank, priceToMarketPercent, medianCents, suggestedPriceCents } = insight;
  if (insight.priceCents === null) return <Notice tone="info">{market.noPrice}</Notice>;
  if (priceRank === null || priceToMarketPercent === null || medianCents === null) {
    return (
      <Notice tone="info">
        <p>
          <strong>{market.tooFewTitle}</strong>
        </p>
        <p>{market.tooFew(insight.vehiclesInSet)}</p>
      </Notice>
    );
  }
  const { currency, onLotSince } = vehicle;
  const count = show.number(insight.vehiclesInSet + 1);
  return (
    <dl class="tiles">
      <Tile icon="tags" label={tiles.price} figure={priceOf(vehicle, visit)}>
        {tiles.days(daysOnLot(onLotSince, show.now))}
      </Tile>
      <Tile icon="gauge" label={tiles.toMarket} figure={show.percent(priceToMarketPercent / 100)}>
        {tiles.median(show.money(medianCents, currency))}
      </Tile>
      <Tile icon="chart" label={tiles.rank} figure={market.rank(show.number(priceRank), count)}>
        {tiles.lowestFirst}
      </Tile>
      {suggestedPriceCents !== null && (
        <Tile
          icon="lightbulb"
          label={tiles.suggested}
          figure={show.money(suggestedPriceCents, currency)}
        >
          {tiles.suggestedText}
        </Tile>
      )}
    </dl>
  );
}
