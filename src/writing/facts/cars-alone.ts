import type { StockVehicle } from '../store-profile.ts';

const people =
  'famil(?:y|ies)|teens?|teenagers?|teenage|1[5-9][ -]year[ -]olds?|first|students?|college|' +
  'commut(?:e|ers?|ing)|road trips?|' +
  '(?:new|young|older|senior) drivers?|seniors?|rideshare|uber|lyft|moms?|daily driver';
const forPeople = new RegExp(
  String.raw`\b(?:${people})\b.*\bcars?\b|\bcars?\b.*\b(?:${people})\b`,
  'i',
);
/** Of trucks nobody says "cars" who asks for few gallons, or for what gets through snow. */
const use = 'gas[- ]mileage|mpg|fuel[- ](?:economy|efficien\\w+|mileage)|on gas|snow';
const ofUse = new RegExp(
  String.raw`\bcars?\b.*\b(?:${use})\b|\b(?:${use}|fuel[- ]efficient|winter) cars?\b`,
  'i',
);
const fewest = 2;

/** A car for a family, a first driver or few gallons is no pickup, where there are others. */
export function withoutTrucks(keyword: string | null, vehicles: StockVehicle[]): StockVehicle[] {
  const text = keyword ?? '';
  if (!forPeople.test(text) && !ofUse.test(text)) return vehicles;
  const cars = vehicles.filter(({ bodyStyle }) => bodyStyle !== 'truck' && bodyStyle !== 'van');
  return cars.length >= fewest ? cars : vehicles;
}
