import {
  type StoreDetails,
  type Weekday,
  weekdays,
} from '../../../schema/contracts/store-details.ts';

type Hours = NonNullable<StoreDetails['hours']>;

const names: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** "Monday through Friday, 7:30 a.m. to 6 p.m.; Saturday, 8 a.m. to 2 p.m." */
export function hoursInWords(hours: Hours): string {
  return [...hours]
    .sort((one, two) => firstOf(one) - firstOf(two))
    .map(({ days, opens, closes }) => {
      return `${daysInWords(days)}, ${timeInWords(opens)} to ${timeInWords(closes)}`;
    })
    .join('; ');
}

function firstOf({ days }: Hours[number]): number {
  return Math.min(...days.map((day) => weekdays.indexOf(day)));
}

function daysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    const isNext = run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1) ?? day) + 1;
    if (isNext) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isLong = run.length > 2;
    return isLong ? [`${names[first]} through ${names[last]}`] : run.map((day) => names[day]);
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
