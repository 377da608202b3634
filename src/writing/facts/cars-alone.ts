import type { StockVehicle } from '../store-profile.ts';

const people =
  'famil(?:y|ies)|teens?|teenagers?|first|students?|college|commut(?:e|ers?|ing)|road trips?|' +
  '(?:new|young|older|senior) drivers?|seniors?|rideshare|uber|lyft|moms?|daily driver';
const forPeople = new RegExp(
  String.raw`\b(?:${people})\b.*\bcars?\b|\bcars?\b.*\b(?:${people})\b`,
  'i',
);
const fewest = 2;

/** A car for a family or a first driver is no pickup, where there are others. */
export function withoutTrucks(keyword: string | null, vehicles: StockVehicle[]): StockVehicle[] {
  if (!forPeople.test(keyword ?? '')) return vehicles;
  const cars = vehicles.filter(({ bodyStyle }) => bodyStyle !== 'truck' && bodyStyle !== 'van');
  return cars.length >= fewest ? cars : vehicles;
}
