import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import type { ModelStock, Unit } from '../snapshot/model-stock.ts';

const Cents = Type.Union([Type.Integer(), Type.Null()]);

/** What suggestions on a model tell of it; prices in cents. */
export const modelFields = {
  make: Type.String(),
  model: Type.String(),
  year: Type.Integer({ description: 'The newest that is in stock, of new ones where there are.' }),
  units: Type.Integer(),
  new_units: Type.Integer(),
  used_units: Type.Integer(),
  price_min_cents: Cents,
  price_max_cents: Cents,
};

const ModelFields = Type.Object(modelFields);

export function modelFieldsOf(stock: ModelStock): Static<typeof ModelFields> {
  return {
    make: stock.make,
    model: stock.model,
    year: yearToWriteOn(stock),
    units: stock.units.length,
    new_units: stock.newUnits.length,
    used_units: stock.usedUnits.length,
    price_min_cents: stock.prices[0] ?? null,
    price_max_cents: stock.prices.at(-1) ?? null,
  };
}

/** The newest year that is sold new; null where none is. */
export function newestYear(units: readonly Unit[]): number | null {
  return units.length === 0 ? null : Math.max(...units.map(({ year }) => year));
}

/** The year that a page on the model is about; endpoints that write one ask for it. */
export function yearToWriteOn({ newUnits, units }: ModelStock): number {
  return newestYear(newUnits) ?? newestYear(units) ?? 0;
}

/** Days since the last of them came in, as far as that is known. */
export function newestArrivalDays(units: readonly Unit[]): number {
  const dated = units.filter(({ arrivedOn }) => arrivedOn !== null);
  return Math.min(365, ...dated.map(({ daysOnLot }) => daysOnLot));
}

/** "2026 Chevrolet Equinox", "used Ford Edge": what shoppers type. */
export function modelKeyword(stock: ModelStock): string {
  const year = newestYear(stock.newUnits);
  return year === null ? `used ${stock.name}` : `${year} ${stock.name}`;
}
