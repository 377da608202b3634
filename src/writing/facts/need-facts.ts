import type { StockVehicle } from '../store-profile.ts';
import { figuresOf } from '../cars/figures-of.ts';
import { figureText, figureUnits, yearsText } from './car-texts.ts';
import type { Fact } from './fact.ts';
import { knownCar } from './known-car.ts';
import { guideMonth } from '../cars/guide.ts';
import { mostOfVehicle, type Need } from './needs.ts';
import { passes, type StockFilter } from './stock-filter.ts';

/** What a keyword asks of published figures, and the highest one among the kind that it names. */
export function needFactsOf(
  wanted: StockFilter,
  lot: readonly StockVehicle[],
  asOf: string,
): Fact[] {
  return (wanted.needs ?? []).flatMap((need) => {
    const { of, least } = need;
    const asked = { label: 'Figure in the keyword', value: least, unit: null };
    const told = mostFacts(need, highest(wanted, need, lot));
    return [{ id: `need.${of}.least`, ...asked, source: 'request', asOf }, ...told];
  });
}

/** Of all of the kind, whatever else of its wishes it meets. */
function highest(
  wanted: StockFilter,
  { of }: Need,
  lot: readonly StockVehicle[],
): StockVehicle | null {
  const kind = lot.filter((car) => passes(car, { ...wanted, needs: null, rows: null }));
  const known = kind.flatMap((car) => {
    const most = mostOfVehicle(car, of);
    return most === null ? [] : [{ car, most }];
  });
  const [first] = known.toSorted(
    (one, two) => two.most - one.most || (one.car.id < two.car.id ? -1 : 1),
  );
  return first?.car ?? null;
}

function mostFacts({ of }: Need, vehicle: StockVehicle | null): Fact[] {
  const known = vehicle && knownCar([vehicle]);
  const most = vehicle && mostOfVehicle(vehicle, of);
  if (!known || most === null) return [];
  const { car, name } = known;
  const { span } = car;
  // A rating is told with what it takes.
  const isRated = of === 'towing' || of === 'payload' || of === 'clearance';
  const [rated] = isRated ? figuresOf(car, of) : [];
  const text = isRated && rated ? figureText(rated, figureUnits[of]) : most;
  const publisher = of === 'mpg' || of === 'range' ? 'EPA fueleconomy.gov' : null;
  const source = publisher ?? `${car.guide.make} published specifications`;
  const which = span.to === null ? `${name} (${yearsText(span)})` : `${yearsText(span)} ${name}`;
  return [
    { id: `need.${of}.most`, label: 'Highest figure', value: text, unit: null },
    { id: `need.${of}.most-of`, label: 'Which has it', value: which, unit: null },
  ].map((fact) => ({ ...fact, source, asOf: guideMonth }));
}
