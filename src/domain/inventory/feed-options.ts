import { isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { FeedOptions } from './formats/format.ts';

/** What a feed's values are read by, where it does not say: the site's day and its currency. */
export function feedOptions(
  { country, timeZone }: { country: string; timeZone: string },
  nowMs: number,
): FeedOptions {
  const currency = currencies[country.toUpperCase()] ?? 'USD';
  return { today: localDay(isoTime(nowMs), timeZone), currency };
}

/** ISO 4217 where a feed names no currency; ISO 3166 country to currency. */
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
