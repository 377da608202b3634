import { type HistoryRow, vehicleEvents } from '../../domain/inventory/desk/price-history.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { Card } from '../components/card.tsx';
import { Time } from '../components/time.tsx';
import type { StoreVisit } from '../visit.ts';

export async function readHistory({ ctx, site }: StoreVisit, { id }: VehicleRow) {
  return vehicleEvents(ctx.reader, site.id, id);
}

type Props = { visit: StoreVisit; vehicle: VehicleRow; history: readonly HistoryRow[] };

/** When it came, at which price, and what became of that. */
export function HistoryCard({ visit, vehicle, history }: Props) {
  const { vehicles } = visit.words;
  const prices = history.toReversed().flatMap(({ newPriceCents: cents }) => cents ?? []);
  const hasChart = new Set(prices).size > 1;
  return (
    <Card
      title={vehicles.history}
      isFlush
      aside={hasChart && <Sparkline label={vehicles.priceChart} values={prices} />}
    >
      <ul class="rows">
        {history.map((row) => (
          <li key={row.sequence}>
            <div>
              {isTold(row.kind) && vehicles.events[row.kind]}
              {row.newPriceCents !== null && row.kind !== 'sold' && (
                <> {vehicles.at(visit.show.money(row.newPriceCents, vehicle.currency))}</>
              )}
            </div>
            <span class="quiet">
              <Time at={row.at} show={visit.show} kind="day" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Told = keyof StoreVisit['words']['vehicles']['events'];

function isTold(kind: HistoryRow['kind']): kind is Told {
  return kind !== 'status_changed';
}
