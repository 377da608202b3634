import { guideMonth, guideOf } from '../cars/guide.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Fact } from './fact.ts';
import { slug } from './stock-facts.ts';

/**
 * How long each maker's own program covers the powertrain in the United States, counted from the
 * day on which the car was first sold, as its program page gives it. GM: 6 years or 100,000 miles;
 * the full tier where a program has several.
 */
const powertrain: Readonly<Record<string, string>> = {
  Buick: '6 years or 100,000 miles',
  Chevrolet: '6 years or 100,000 miles',
  GMC: '6 years or 100,000 miles',
  Chrysler: '7 years or 100,000 miles',
  Dodge: '7 years or 100,000 miles',
  Ford: '7 years or 100,000 miles',
  Honda: '7 years or 100,000 miles',
  Hyundai: '10 years or 100,000 miles',
  Jeep: '7 years or 100,000 miles',
  Kia: '10 years or 100,000 miles',
  Mazda: '7 years or 100,000 miles',
  Nissan: '7 years or 100,000 miles',
  Ram: '7 years or 100,000 miles',
  Subaru: '7 years or 100,000 miles',
  Toyota: '7 years or 100,000 miles',
};

/** The certified vehicles of a list, makes with most of them first. */
export function certifiedMakesOf(vehicles: readonly StockVehicle[]): string[] {
  const certified = vehicles.filter(({ condition }) => condition === 'certified');
  const makes = Map.groupBy(certified, ({ make }) => make ?? '');
  return [...makes]
    .toSorted(([one, some], [two, others]) => others.length - some.length || (one < two ? -1 : 1))
    .map(([make]) => make);
}

/**
 * What each maker's program is called and covers, of makes that stand here certified. Only a dealer
 * of the make, who has new ones, certifies under it.
 */
export function certifiedFactsOf(vehicles: readonly StockVehicle[]): Fact[] {
  const american = vehicles.filter(({ currency }) => currency === 'USD');
  const own = new Set(american.filter(({ condition }) => condition === 'new').map(madeBy));
  const makes = certifiedMakesOf(american).filter((make) => own.has(make));
  return makes.flatMap((make) => {
    const [name, term] = [guideOf(make)?.certified, powertrain[make]];
    if (!name || !term) return [];
    const source = `${make} certified program`;
    return [
      { id: programId(make), label: 'Certified program', value: name },
      { id: termId(make), label: 'Powertrain coverage of it', value: term },
    ].map((fact) => ({ ...fact, unit: null, source, asOf: guideMonth }));
  });
}

function madeBy({ make }: StockVehicle): string {
  return make ?? '';
}

export function programId(make: string): string {
  return `certified.${slug(make)}`;
}

export function termId(make: string): string {
  return `certified.${slug(make)}.powertrain`;
}
