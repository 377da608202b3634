const { PlainDate } = Temporal;

/** ISO dates, both inclusive. */
export type SalesOccasion = { id: string; name: string; start: string; end: string };

type Rule = { id: string; name: string; countries: string; dates(year: number): [string, string] };

/** Weekdays as Temporal counts them: Monday is 1. */
const monday = 1;
const thursday = 4;

/** When dealers hold events, by the public holidays of the country. */
const rules: readonly Rule[] = [
  event('presidents-day', "Presidents' Day Sale", 'US', (year) => span(nth(year, 2, monday, 3), 3)),
  event('memorial-day', 'Memorial Day Sale', 'US', (year) => span(lastMonday(year, 5), 3)),
  event('victoria-day', 'Victoria Day Sale', 'CA', (year) => span(victoriaDay(year), 3)),
  event('canada-day', 'Canada Day Sale', 'CA', (year) => [`${year}-06-26`, `${year}-07-01`]),
  event('july-4', 'Fourth of July Sale', 'US', (year) => [`${year}-06-26`, `${year}-07-04`]),
  event('labor-day', 'Labor Day Sale', 'US', (year) => span(nth(year, 9, monday, 1), 3)),
  event('labour-day', 'Labour Day Sale', 'CA', (year) => span(nth(year, 9, monday, 1), 3)),
  event('black-friday', 'Black Friday Sale', 'US CA', (year) => {
    const friday = PlainDate.from(nth(year, 11, thursday, 4)).add({ days: 1 });
    return [friday.toString(), friday.add({ days: 3 }).toString()];
  }),
  event('year-end', 'Year-End Clearance', 'US CA', (year) => [`${year}-12-18`, `${year}-12-31`]),
];

/** The occasions of a country that begin within so many days after `today`, the next first. */
export function occasionsAhead(
  country: string,
  today: string,
  from: number,
  to: number,
): (SalesOccasion & { daysUntil: number })[] {
  const date = PlainDate.from(today);
  return [date.year, date.year + 1]
    .flatMap((year) => {
      return rules
        .filter(({ countries }) => countries.split(' ').includes(country))
        .map(({ id, name, dates }) => {
          const [start, end] = dates(year);
          const daysUntil = date.until(start).total({ unit: 'days' });
          return { id, name, start, end, daysUntil };
        });
    })
    .filter(({ daysUntil }) => daysUntil >= from && daysUntil <= to)
    .sort((a, b) => a.daysUntil - b.daysUntil);
}

function event(id: string, name: string, countries: string, dates: Rule['dates']): Rule {
  return { id, name, countries, dates };
}

/** The long weekend that ends on the holiday. */
function span(holiday: string, daysBefore: number): [string, string] {
  return [PlainDate.from(holiday).subtract({ days: daysBefore }).toString(), holiday];
}

/** The nth weekday of a month: US holidays by 5 U.S.C. 6103(a). */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = PlainDate.from({ year, month, day: 1 });
  const ahead = (weekday - first.dayOfWeek + 7) % 7;
  return first.add({ days: ahead + 7 * (count - 1) }).toString();
}

function lastMonday(year: number, month: number): string {
  const last = PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 });
  return last.subtract({ days: (last.dayOfWeek - monday + 7) % 7 }).toString();
}

/** The Monday before May 25. */
function victoriaDay(year: number): string {
  const eve = PlainDate.from({ year, month: 5, day: 24 });
  return eve.subtract({ days: (eve.dayOfWeek - monday + 7) % 7 }).toString();
}
