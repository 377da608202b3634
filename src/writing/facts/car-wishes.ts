import { modelReference } from '../reference/model-reference.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Wishes } from './listing-wishes.ts';
import { sizeOf } from './size-of.ts';

/** Whether one vehicle is known to have what a keyword wishes for: what is not known is not met. */

export function isOfYears(
  { year }: StockVehicle,
  { from, to }: NonNullable<Wishes['years']>,
): boolean {
  return year !== null && year >= (from ?? year) && year <= (to ?? year);
}

const kmPerMile = 1.609344;

export function isWithin(
  { mileage, mileageUnit, condition }: StockVehicle,
  { figure, unit }: NonNullable<Wishes['milesMax']>,
): boolean {
  if (mileage === null) return condition === 'new';
  if (unit === null || unit === mileageUnit) return mileage <= figure;
  return unit === 'km' ? mileage * kmPerMile <= figure : mileage <= figure * kmPerMile;
}

/** "Summit White", "GREY METALLIC": as the feed names it. */
export function isOfColor({ exteriorColor }: StockVehicle, color: string): boolean {
  const told = (exteriorColor ?? '').toLowerCase().replace(/\bgrey\b/g, 'gray');
  // "White with black roof" is a white car.
  const [body = ''] = told.split(/ with | w\/|\/| and /);
  // "Blueprint" is a blue, "Redwood" may be a brown.
  const end = color === 'red' ? '\\b' : '';
  return new RegExp(`\\b${RegExp.escape(color)}${end}`).test(body);
}

const oneOwner = /\b(?:one|1|single)[ -]owner\b/i;

export function isOneOwner({ features, description }: StockVehicle): boolean {
  return [...features, description ?? ''].some((text) => oneOwner.test(text));
}

const luxuryMakes = new Set(
  (
    'Acura|Alfa Romeo|Aston Martin|Audi|Bentley|BMW|Cadillac|Ferrari|Genesis|Infiniti|Jaguar|' +
    'Lamborghini|Land Rover|Lexus|Lincoln|Lotus|Lucid|Maserati|McLaren|Mercedes-Benz|Porsche|' +
    'Rolls-Royce|Volvo'
  )
    .toLowerCase()
    .split('|'),
);

export function isLuxury({ make }: StockVehicle): boolean {
  return luxuryMakes.has((make ?? '').toLowerCase());
}

const ofPassengers = /\b(?:passenger|wagon|shuttle|crew van|1[25][ -]seat)/i;

/** A van is built for freight unless its name says that people ride in it. */
export function isForUse(
  { bodyStyle, model, trim, features }: StockVehicle,
  use: NonNullable<Wishes['use']>,
): boolean {
  if (bodyStyle !== 'van') return false;
  const isOfPeople = [model, trim, ...features].some((text) => ofPassengers.test(text ?? ''));
  return isOfPeople === (use === 'passenger');
}

const thirdRow = /\b(?:third|3rd)[ -]row\b|\b[78][ -](?:passenger|seat(?:er|s)?)\b/i;

/** By its equipment, its body or what its maker filed for every version of it. */
export function hasRows(vehicle: StockVehicle, rows: number): boolean {
  const { bodyStyle, features } = vehicle;
  if (bodyStyle === 'minivan' || features.some((one) => thirdRow.test(one))) return true;
  const filed = bodyStyle === 'truck' ? [] : filedRows(vehicle);
  return filed.length > 0 && filed.every((one) => one >= rows);
}

function filedRows({ make, model, year }: StockVehicle): readonly number[] {
  if (!make || !model || year === null) return [];
  return modelReference(make, model, year)?.shown.rows ?? [];
}

/** Whether the stock says anything of it, so that none of it is an answer. */
export function tellsOf(wish: keyof Wishes, vehicles: readonly StockVehicle[]): boolean {
  switch (wish) {
    case 'owners':
      return vehicles.some(isOneOwner);
    case 'color':
      return vehicles.some(({ exteriorColor }) => exteriorColor !== null);
    case 'rows':
      return vehicles.some((one) => hasRows(one, 3) || filedRows(one).length > 0);
    case 'size':
      return vehicles.some((one) => sizeOf(one) !== null);
    case 'milesMax':
      return vehicles
        .filter(({ condition }) => condition !== 'new')
        .every(({ mileage }, _at, driven) => mileage !== null || driven.some((one) => one.mileage));
    default:
      return true;
  }
}
