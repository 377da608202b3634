import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import type { Fact } from './fact.ts';
import { dateInWords } from './local-date.ts';
import { slug } from './stock-facts.ts';

/** Where the price of one vehicle of the lot stands among similar ones at other stores. */
export type PriceStanding = {
  /** Of the stock. */
  vehicleId: string;
  /** Similar ones that cost more, and how many there are. */
  below: number;
  of: number;
  /** Around the store, in the unit that its market counts in. */
  radius: number;
  /** How far odometers may lie apart, either way; null for new vehicles. */
  odometerWithin: number | null;
  unit: 'mi' | 'km';
  isNew: boolean;
  /** YYYY-MM-DD: of the oldest listing that it rests on. */
  asOf: string;
};

/**
 * What may be said of the prices of single vehicles beside others'. A text that says it must name
 * the day, how far was looked and what counts as similar (16 CFR 233.2).
 */
export function standingFactsOf({ standings = [] }: Brief): Fact[] {
  return standings.flatMap(({ vehicleId, below, of, radius, odometerWithin, unit, asOf }) => {
    const fact = (end: string, label: string, value: string | number, kind: string | null) => {
      const id = `${standingId(vehicleId)}.${end}`;
      return { id, label, value, unit: kind, source: 'listings of other stores', asOf };
    };
    return [
      fact('below', 'Similar vehicles elsewhere that cost more', below, 'vehicles'),
      fact('of', 'Similar vehicles elsewhere', of, 'vehicles'),
      fact('radius', 'Distance within which they are', radius, unit),
      fact('day', 'Day on which they were listed', dateInWords(asOf), null),
      ...(odometerWithin === null
        ? []
        : [fact('odometer', 'Most that their mileages differ', odometerWithin, unit)]),
    ];
  });
}

export function standingOf({ standings = [] }: Brief, { id }: StockVehicle): PriceStanding | null {
  return standings.find(({ vehicleId }) => vehicleId === id) ?? null;
}

/** What the ids of its facts begin with. */
export function standingId(vehicleId: string): string {
  return `standing.${slug(vehicleId)}`;
}
