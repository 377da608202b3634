import { countInWords, money } from '../../../writing/realise/figures.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';

/** "one car", "three cars", "14 cars". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countInWords(count)} ${count === 1 ? one : many}`;
}

/** The same at the start of a sentence: "Three cars". */
export function countedFirst(count: number, one: string, many?: string): string {
  return capitalised(counted(count, one, many));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "$27,480" for cents. */
export function dollars(cents: number): string {
  return money(Math.round(cents / 100), 'USD', 'US');
}

/** " from $27,480 to $36,100", " at $27,480", or nothing without prices (in cents, ascending). */
export function priceRange(prices: readonly number[]): string {
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined) return '';
  if (lowest === highest) return ` at ${dollars(lowest)}`;
  return ` from ${dollars(lowest)} to ${dollars(highest)}`;
}

/** "1,240 times", "once". */
export function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

/** "12.4", "9". */
export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** "3.4 %". */
export function percent(rate: number): string {
  return `${oneDecimal(rate * 100)}%`;
}

/** " in Duluth", or nothing. */
export function inCity({ city }: StoreProfile): string {
  return city === null ? '' : ` in ${city}`;
}

/** Of a store's site only those pages are known that its search figures tell of. */
export function pageWord({ search }: Pick<Snapshot, 'search'>): 'page' | 'article' {
  return search === null ? 'article' : 'page';
}

/** "28 days": over which the figures of searches, or of pages, are summed. */
export function spanOf({ search }: Pick<Snapshot, 'search'>, of: 'queries' | 'pages' | 'pairs') {
  const days = search?.days[of] ?? 0;
  return days === 1 ? 'a day' : `${days} days`;
}

/** The address without its host, for people: "/new/equinox". */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return path === '' || path === '/' ? 'your home page' : path;
}
