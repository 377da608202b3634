import { chooseGrain, type Coverage } from './choose-grain.ts';
import { addSums } from './figures.ts';
import { daysIn } from './search-export/calendar.ts';
import type { Period } from './search-export/search-entry.ts';
import { daysOf } from './window.ts';

/** The totals of one breakdown on one day, or over a period whose days nobody knows apart. */
export type GrainTotals<Sums> = Period & { dimensions: string; sums: Sums };

export type SummedWindow<Sums> = Period & {
  daysWithData: number;
  sums: Sums | null;
  daily: { date: string; sums: Sums | null }[];
};

/** Figures of days count first; those of a period only where it is exactly the one asked for. */
export function coverageOf<Sums>(totals: readonly GrainTotals<Sums>[], period: Period): Coverage[] {
  const days = new Map<string, number>();
  for (const total of totals) {
    const known = days.get(total.dimensions) ?? 0;
    if (isDay(total)) days.set(total.dimensions, known + 1);
    else if (isSame(total, period)) days.set(total.dimensions, known);
  }
  return [...days].map(([dimensions, count]) => ({ dimensions, days: count }));
}

/** The breakdown that serves both windows; the newer one decides. */
export function grainFor<Sums>(
  windows: readonly { period: Period; totals: readonly GrainTotals<Sums>[] }[],
  needed: readonly string[],
): string | null {
  for (const { period, totals } of windows) {
    const grain = chooseGrain(coverageOf(totals, period), needed);
    if (grain !== null) return grain;
  }
  return null;
}

export function sumWindow<Sums extends Record<string, number | null>>(
  totals: readonly GrainTotals<Sums>[],
  grain: string | null,
  period: Period,
): SummedWindow<Sums> {
  const own = totals.filter(({ dimensions }) => dimensions === grain);
  const byDay = new Map(own.flatMap((one) => (isDay(one) ? [[one.last, one.sums]] : [])));
  if (byDay.size === 0) {
    const whole = own.find((one) => isSame(one, period));
    const daysWithData = whole ? daysIn(period) : 0;
    return { ...period, daysWithData, sums: whole?.sums ?? null, daily: [] };
  }
  return {
    ...period,
    daysWithData: byDay.size,
    sums: addSums([...byDay.values()]),
    daily: daysOf(period).map((date) => ({ date, sums: byDay.get(date) ?? null })),
  };
}

/** Whether the rows of a breakdown are by day, as far as these windows go. */
export function isDaily<Sums>(totals: readonly GrainTotals<Sums>[], grain: string): boolean {
  return totals.some((one) => one.dimensions === grain && isDay(one));
}

function isDay({ first, last }: Period): boolean {
  return first === last;
}

function isSame(one: Period, other: Period): boolean {
  return one.first === other.first && one.last === other.last;
}
