import { isCanadianProvince } from './formats/words/province.ts';

/** ISO 3166 country to ISO 4217 currency. */
const currencies: Partial<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CH: 'CHF',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  PT: 'EUR',
  FI: 'EUR',
};

const names: Readonly<Record<string, string>> = {
  usa: 'US',
  unitedstates: 'US',
  unitedstatesofamerica: 'US',
  canada: 'CA',
  can: 'CA',
  mexico: 'MX',
  uk: 'GB',
  unitedkingdom: 'GB',
  sweden: 'SE',
  sverige: 'SE',
  norway: 'NO',
  norge: 'NO',
  denmark: 'DK',
  danmark: 'DK',
  germany: 'DE',
  deutschland: 'DE',
};

/** The currency of a country by its code or English name, or null. */
export function currencyOfCountry(country: string): string | null {
  const name = country.toLowerCase().replaceAll(/[^a-z]/g, '');
  return currencies[names[name] ?? name.toUpperCase()] ?? null;
}

/** A province of Canada settles it: stores are often entered without their country. */
export function currencyOfPlace(country: string, state: string | null): string {
  if (state !== null && isCanadianProvince(state)) return 'CAD';
  return currencyOfCountry(country) ?? 'USD';
}
