import { isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { currencyOfPlace } from './currencies.ts';
import type { FeedOptions } from './formats/format.ts';

/** What a feed's values are read by, where it does not say: the site's day and its currency. */
export function feedOptions(
  { country, state, timeZone }: { country: string; state?: string | null; timeZone: string },
  nowMs: number,
): FeedOptions {
  const currency = currencyOfPlace(country, state ?? null);
  return { today: localDay(isoTime(nowMs), timeZone), currency };
}
