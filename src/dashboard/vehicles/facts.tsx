import { daysOnLot } from '../../domain/inventory/days-on-lot.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { Card } from '../components/card.tsx';
import type { StoreVisit } from '../visit.ts';
import { priceOf } from './names.ts';

type Props = { visit: StoreVisit; vehicle: VehicleRow };

/** What the feed says of it. */
export function FactsCard({ visit, vehicle }: Props) {
  const { vehicles } = visit.words;
  const { url, features } = vehicle;
  const isLink = url !== null && /^https?:\/\//i.test(url);
  return (
    <Card title={vehicles.facts}>
      <dl class="facts">
        {factsOf(visit, vehicle).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isLink && (
        <p>
          <a href={url} rel="noreferrer">
            {vehicles.website}
          </a>
        </p>
      )}
      {features.length > 0 && (
        <details class="figures">
          <summary>{vehicles.features(features.length)}</summary>
          <p>{features.join(' · ')}</p>
        </details>
      )}
    </Card>
  );
}

function factsOf(visit: StoreVisit, row: VehicleRow): [string, string][] {
  const { show } = visit;
  const { vehicles } = visit.words;
  const { fact } = vehicles;
  const { msrpCents, mileage, soldAt } = row;
  const all: [string, string | null][] = [
    [fact.price, priceOf(row, visit)],
    [fact.msrp, msrpCents === null ? null : show.money(msrpCents, row.currency)],
    [fact.days, vehicles.days(daysOnLot(row.onLotSince, soldAt ?? show.now))],
    [fact.condition, vehicles.conditions[row.condition]],
    [fact.availability, soldAt === null ? vehicles.availability[row.availability] : null],
    [
      fact.mileage,
      mileage === null ? null : vehicles.mileage(show.number(mileage), row.mileageUnit),
    ],
    [fact.exterior, row.exteriorColor],
    [fact.interior, row.interiorColor],
    [fact.engine, row.engine],
    [fact.transmission, row.transmission],
    [fact.drivetrain, row.drivetrain],
  ];
  return all.filter((one): one is [string, string] => one[1] !== null);
}
