import type { ServiceListing } from './port.ts';

export type MarketcheckPage = { found: number; count: number; listings: ServiceListing[] };

/** Our name of a column → where a listing of the service has it. */
const columns: readonly (readonly [name: string, ...path: string[]])[] = [
  ['vin', 'vin'],
  ['stock_number', 'stock_no'],
  ['price', 'price'],
  ['msrp', 'msrp'],
  ['mileage', 'miles'],
  ['url', 'vdp_url'],
  ['days_on_market', 'dom_active'],
  ['first_seen_at', 'first_seen_at'],
  ['last_seen_at', 'last_seen_at'],
  ['in_transit', 'in_transit'],
  ['year', 'build', 'year'],
  ['make', 'build', 'make'],
  ['model', 'build', 'model'],
  ['trim', 'build', 'trim'],
  ['dealer_name', 'dealer', 'name'],
  ['dealer_city', 'dealer', 'city'],
  ['dealer_state', 'dealer', 'state'],
  ['dealer_zip', 'dealer', 'zip'],
  ['dealer_latitude', 'dealer', 'latitude'],
  ['dealer_longitude', 'dealer', 'longitude'],
];

/**
 * The listings of one answer under the usual names of columns; null where it is no such answer.
 * Prices are in the currency of the country that was asked for, mileages always in miles.
 */
export function readAnswer(body: Uint8Array, country: 'US' | 'CA'): MarketcheckPage | null {
  const answer = parse(body);
  const found = memberOf(answer, 'num_found');
  const listed = memberOf(answer, 'listings');
  if (typeof found !== 'number' || !Array.isArray(listed)) return null;
  const listings = listed.map((listing: unknown) => {
    const flat: Record<string, string | number | boolean> = {
      currency: country === 'CA' ? 'CAD' : 'USD',
      mileage_unit: 'mi',
      condition: conditionOf(listing),
    };
    for (const [name, ...path] of columns) {
      const value = path.reduce<unknown>(memberOf, listing);
      if (isPlain(value) && value !== '') flat[name] = value;
    }
    return flat;
  });
  return { found, count: listed.length, listings };
}

function conditionOf(listing: unknown): string {
  const certified = memberOf(listing, 'is_certified');
  if (certified === 1 || certified === true) return 'certified';
  const type = memberOf(listing, 'inventory_type');
  return typeof type === 'string' ? type : '';
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Whatever is wrong with it: it is no answer of the service.
    return null;
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
