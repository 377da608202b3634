import type { StoreDetails, Weekday } from '../../../schema/contracts/store-details.ts';
import { slug } from './stock-facts.ts';
import { hoursInWords } from './hours-words.ts';

export type Department = 'sales' | 'service' | 'parts';

/** What stores call the three; a name for the whole store counts as sales. */
const named: Readonly<Record<Department, readonly RegExp[]>> = {
  sales: [/\b(sales|showroom|new|used)\b/i, /\b(store|dealership|main|general|office|all)\b/i],
  service: [/\b(service|repair|workshop|lube|maintenance)\b/i],
  parts: [/\bparts\b/i],
};

/** The department as the store names it; null where it has entered nothing on it. */
export function departmentIn(
  names: readonly string[],
  wanted: Department,
): { name: string; slug: string } | null {
  for (const pattern of named[wanted]) {
    const name = names.find((one) => pattern.test(one));
    if (name !== undefined) return { name, slug: slug(name) };
  }
  return null;
}

/** "9 a.m. to 5 p.m." on one day; '' where the department is closed on it. */
export function hoursOn(hours: NonNullable<StoreDetails['hours']>, day: Weekday): string {
  const own = hours
    .filter(({ days }) => days.includes(day))
    .map((one) => ({ ...one, days: [day] }));
  return hoursInWords(own)
    .split('; ')
    .map((part) => part.replace(/^\w+, /, ''))
    .filter((part) => part !== '')
    .join(' and ');
}
