import type { StoreDetails, StoreSection } from '../../../schema/contracts/store-details.ts';
import type { Brief } from '../brief.ts';
import type { Fact } from './fact.ts';
import { hoursInWords } from './hours-words.ts';
import { dateInWords } from './local-date.ts';
import { slug } from './stock-facts.ts';

type Stated = [id: string, label: string, value: string | number, unit?: string];

/**
 * What the store says of itself, each fact with the day on which it was given. A coupon that has
 * ended and a price that no longer holds are not among them.
 */
export function detailFactsOf({ store }: Brief, asOf: string): Fact[] {
  if (!store.details) return [];
  const { sections, days } = store.details;
  const currency = store.country === 'CA' ? 'cad' : 'usd';
  const stated: [StoreSection, Stated[]][] = [
    ['hours', hours(sections)],
    ['phones', phones(sections)],
    ['makes', list('franchise', 'Make that it is franchised for', sections.makes)],
    ['certified_programs', list('certified', 'Certified program', sections.certified_programs)],
    ['services', services(sections, asOf, currency)],
    ['coupons', coupons(sections, asOf)],
    ['fees', fees(sections, currency)],
    ['amenities', list('amenity', 'Amenity', sections.amenities)],
    ['delivery', list('delivery', 'Delivery', sections.delivery ? [sections.delivery] : [])],
    ['languages', list('language', 'Language that people here speak', sections.languages)],
    ['in_business_since', years(sections, asOf)],
  ];
  return stated.flatMap(([section, facts]) =>
    facts.map(([id, label, value, unit = null]) => {
      const source = 'store profile';
      return { id: `store.${id}`, label, value, unit, source, asOf: days[section] ?? asOf };
    }),
  );
}

function hours({ hours: given = [] }: StoreDetails): Stated[] {
  return [...Map.groupBy(given, ({ department }) => slug(department))].map(([id, parts]) => {
    return [`hours.${id}`, `Hours, ${parts[0]?.department ?? id}`, hoursInWords(parts)];
  });
}

function phones({ phones: given = [] }: StoreDetails): Stated[] {
  return given.map(({ department, number }) => {
    return [`phone.${slug(department)}`, `Phone, ${department}`, number];
  });
}

function services(
  { services: given = [] }: StoreDetails,
  asOf: string,
  currency: string,
): Stated[] {
  return given.flatMap(({ name, price_from: price, valid_until: until }): Stated[] => {
    const id = `service.${slug(name)}`;
    const named: Stated = [id, 'Service', name];
    if (price === undefined || (until !== undefined && until < asOf)) return [named];
    const last: Stated[] =
      until === undefined ? [] : [[`${id}.until`, `${name}, price until`, dateInWords(until)]];
    return [named, [`${id}.price`, `${name}, from`, price, currency], ...last];
  });
}

function coupons({ coupons: given = [] }: StoreDetails, asOf: string): Stated[] {
  return given.flatMap(({ offer, ends, terms }, at): Stated[] => {
    if (ends < asOf) return [];
    const id = `coupon.${at + 1}`;
    return [
      [id, 'Coupon', offer],
      [`${id}.ends`, 'Last day of the coupon', dateInWords(ends)],
      ...(terms === undefined ? [] : [[`${id}.terms`, 'Terms of the coupon', terms] as Stated]),
    ];
  });
}

function fees({ fees: given = [] }: StoreDetails, currency: string): Stated[] {
  return given.map(({ name, amount }) => [`fee.${slug(name)}`, name, amount, currency]);
}

function years({ in_business_since: since }: StoreDetails, asOf: string): Stated[] {
  if (since === undefined) return [];
  const count = Number(asOf.slice(0, 4)) - since;
  const first: Stated = ['since', 'In business since', String(since)];
  return count < 1 ? [first] : [first, ['years', 'Years in business', count, 'years']];
}

function list(id: string, label: string, values: readonly string[] = []): Stated[] {
  return values.map((value, at) => [`${id}.${at + 1}`, label, value]);
}
