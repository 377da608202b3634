import type { StockVehicle } from '../store-profile.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { modelReference } from '../reference/model-reference.ts';
import { hasAidsGap } from '../reference/aids-gap.ts';
import { aidNames } from '../reference/words.ts';
import type { Fact } from './fact.ts';

/** Every car since May 2018 has a backup camera: it tells none from another. */
const telling = ['aeb', 'paeb', 'bsw', 'rcta', 'lka', 'acc'] as const;

/**
 * The driver aids that were standard on every trim in each model year of these cars, as their maker
 * filed them with NHTSA; null where one of the years is not on file.
 */
function standardAids(vehicles: readonly StockVehicle[]): string[] | null {
  const years = vehicles.map(({ make, model, year }) => `${make}|${model}|${year}`);
  const filed = [...new Set(years)].map((one) => {
    const [make = '', model = '', year] = one.split('|');
    const at = Number(year);
    const standard = at > 0 ? (modelReference(make, model, at)?.shown.standard ?? null) : null;
    return standard && hasAidsGap(standard, at) ? null : standard;
  });
  if (filed.length === 0 || filed.includes(null)) return null;
  const shared = telling.filter((aid) => filed.every((some) => some?.includes(aid)));
  // What brakes for people brakes for cars: where one year leaves that out, the filing has a gap.
  const hasGap = shared.includes('paeb') && !shared.includes('aeb');
  return shared.length > 0 && !hasGap ? aidNames(shared) : null;
}

/** What a model of the lot has as standard to keep its driver out of a crash. */
export function lotAidFactsOf(id: string, vehicles: readonly StockVehicle[], asOf: string): Fact[] {
  const aids = standardAids(vehicles);
  if (aids === null) return [];
  const source = 'NHTSA vPIC';
  const label = 'Standard driver aids, as filed with NHTSA';
  return [{ id: `${id}.car.aids`, label, value: joinWithAnd(aids), unit: null, source, asOf }];
}
