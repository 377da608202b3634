import type { CardSources, CardVehicle } from '../card-request.ts';
import type { VehicleAsk } from './read-vehicle.ts';

/** "2026 Chevrolet Equinox LT". */
export function carName({ year, make, model, trim }: CardVehicle): string {
  return [year, make, model, trim].filter((part) => part !== null && part !== '').join(' ');
}

/** What can be asked for, with a model that is there. */
export async function whatIsHere(sources: CardSources): Promise<string> {
  const [most] = (await sources.models()).toSorted((one, two) => two.count - one.count);
  if (!most) return 'The store has no vehicles in stock.';
  return `Ask for one that is there, such as “price card for the ${carOf(most)}”.`;
}

/** That none is there, and what of its kind is. */
export async function inStockOf(
  { said, make, model, models }: VehicleAsk,
  sources: CardSources,
): Promise<string> {
  const stocked = await sources.models();
  const isSame = (row: { make: string; model: string }): boolean =>
    models.some((one) => one.make === row.make && one.model === row.model);
  const same = stocked.filter(isSame).map(({ year }) => year);
  const none = `There is no ${said || 'such vehicle'} in stock.`;
  if (same.length > 0) {
    const years = [...new Set(same)].toSorted((one, two) => two - one);
    return `${none} Model years of the ${make} ${model} that are: ${years.join(', ')}.`;
  }
  return `${none} ${await whatIsHere(sources)}`;
}

function carOf({ year, make, model }: { year: number; make: string; model: string }): string {
  return [year, make, model].join(' ');
}
