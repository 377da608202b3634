import { addDays } from '../search-export/calendar.ts';
import type { Period } from '../search-export/search-entry.ts';
import { daysOf } from '../window.ts';
import { lateDays } from './plan-steps.ts';

/**
 * Sources leave days out on which nothing happened. Those are zeros, and known, once a day before
 * has figures and the days are so old that no more will come; all others are not known.
 */
export function quietDays(
  period: Period,
  given: ReadonlySet<string>,
  firstKnown: string | null,
  today: string,
): string[] {
  const [firstGiven] = [...given].toSorted();
  const begins = [firstKnown, firstGiven].flatMap((day) => day ?? []).toSorted()[0];
  if (begins === undefined) return [];
  const settled = addDays(today, -1 - lateDays);
  return daysOf(period).filter((day) => day > begins && day <= settled && !given.has(day));
}
