import { addDays } from '../search-export/calendar.ts';
import type { Period } from '../search-export/search-entry.ts';

/** How far a connection has come; all days between the two have been fetched. */
export type Fetched = { newestDay: string | null; oldestDay: string | null; firstDay: string };

/** A source still changes a day for so many days after it, so those are fetched again. */
export const lateDays = 3;

/** Of what is fetched first, so that the usual reads have their figures at once. */
const usualDays = 28;
/** Small enough that little is lost when one fails. */
const stepDays = 14;

/**
 * What to fetch, in this order: the newest days with those that are late, oldest of them first,
 * then what lies further back, newest first. Together they leave no day between out.
 */
export function planSteps(
  { newestDay, oldestDay, firstDay }: Fetched,
  yesterday: string,
): Period[] {
  const newest = newestDay ?? addDays(yesterday, -usualDays);
  const late = newestDay === null ? 1 : 1 - lateDays;
  const from = later(addDays(newest, late), firstDay);
  const steps: Period[] = [];
  for (let first = from; first <= yesterday; first = addDays(first, stepDays)) {
    steps.push({ first, last: earlier(addDays(first, stepDays - 1), yesterday) });
  }
  let last = addDays(oldestDay ?? from, -1);
  while (last >= firstDay) {
    const first = later(addDays(last, 1 - stepDays), firstDay);
    steps.push({ first, last });
    last = addDays(first, -1);
  }
  return steps;
}

/** A day to come was fetched by a clock that ran ahead: nobody knows what lies between. */
export function knownUntil<F extends Fetched>(fetched: F, yesterday: string): F {
  const { newestDay } = fetched;
  return { ...fetched, newestDay: newestDay === null ? null : earlier(newestDay, yesterday) };
}

/** Afterwards. */
export function withStep<F extends Fetched>(fetched: F, { first, last }: Period): F {
  const { newestDay, oldestDay } = fetched;
  return {
    ...fetched,
    newestDay: newestDay === null ? last : later(newestDay, last),
    oldestDay: oldestDay === null ? first : earlier(oldestDay, first),
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
