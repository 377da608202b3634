import { planGrants } from '../../../schema/contracts/plans.ts';
import type { PriceInsight } from '../../../schema/records/price-insight.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { insightOf } from '../../domain/market/insight-of.ts';
import { Card } from '../components/card.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Standing = PriceInsight | 'no_plan' | null;

/** How it is priced against what is for sale around the store, as of now. */
export async function readStanding(visit: StoreVisit, vehicle: VehicleRow): Promise<Standing> {
  const { ctx, site } = visit;
  if (vehicle.soldAt !== null || vehicle.vin === null) return null;
  if (!planGrants(site.plan, 'MARKET_DATA')) return 'no_plan';
  return insightOf(ctx, site.id, vehicle.vin);
}

type Props = { visit: StoreVisit; vehicle: VehicleRow; standing: Standing };

export function StandingCard({ visit, vehicle, standing }: Props) {
  const { vehicles } = visit.words;
  if (standing === null) return null;
  return (
    <Card title={vehicles.standing}>
      {standing === 'no_plan' ? (
        <p class="quiet">{vehicles.noMarket}</p>
      ) : (
        <StandingFigures visit={visit} vehicle={vehicle} standing={standing} />
      )}
    </Card>
  );
}

type FiguresProps = { visit: StoreVisit; vehicle: VehicleRow; standing: PriceInsight };

function StandingFigures({ visit, vehicle, standing }: FiguresProps) {
  const { words, show } = visit;
  const { vehicles } = words;
  const { priceRank, vehiclesInSet, priceToMarketPercent, medianCents } = standing;
  if (standing.priceCents === null) return <p class="quiet">{vehicles.noStandingPrice}</p>;
  if (priceRank === null || priceToMarketPercent === null || medianCents === null) {
    return <p class="quiet">{vehicles.tooFew}</p>;
  }
  return (
    <>
      <p>
        <strong class="large">{show.percent(priceToMarketPercent / 100)}</strong>{' '}
        {vehicles.ofMedian}
      </p>
      <p class="quiet">{vehicles.rank(show.number(priceRank), show.number(vehiclesInSet + 1))}</p>
      <p class="quiet">{vehicles.median(show.money(medianCents, vehicle.currency))}</p>
      <p>
        <a href={storePath(visit, `/market/${vehicle.id}`)}>{vehicles.competitors}</a>
      </p>
    </>
  );
}
