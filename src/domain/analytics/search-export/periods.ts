import { addDays, addMonths, daysIn, readDate } from './calendar.ts';
import { exportError } from './export-error.ts';
import type { Period } from './search-entry.ts';

const relativePattern = /^(last|previous) (\d{1,3}) (day|week|month)s?$/i;
const rangePattern = /^(.+?)\s+(?:[-–—]|to)\s+(.+)$/i;
const lastYear = /^same period last year$/i;

/**
 * The dates that each label of a comparison stands for ("Last 28 days", "Previous 28 days", "Same
 * period last year", "6/1/26 - 6/28/26"), and '' for a plain export. Labels without dates count
 * back from `told.last`, the last day of the file's newest period.
 */
export function resolvePeriods(
  labels: readonly string[],
  told: Partial<Period>,
): Map<string, Period> {
  const main = labels.find((label) => !/^(previous|same) /i.test(label)) ?? '';
  const current = mainPeriod(main, told);
  return new Map(labels.map((label) => [label, label === main ? current : other(label, current)]));
}

function mainPeriod(label: string, told: Partial<Period>): Period {
  const period = ownDates(label) ?? countedBack(label, told.last) ?? wholePeriod(told);
  if (period === null) {
    const need = relativePattern.test(label) ? '--end' : '--start and --end';
    throw exportError(`The file does not say which days it covers: give ${need} (YYYY-MM-DD).`);
  }
  const disagrees = (told.first ?? period.first) !== period.first;
  if (disagrees || (told.last ?? period.last) !== period.last) {
    const says = `${period.first} to ${period.last}`;
    throw exportError(`The file covers ${says}, which is not what --start and --end say.`);
  }
  return period;
}

function other(label: string, current: Period): Period {
  const own = ownDates(label);
  if (own) return own;
  if (lastYear.test(label)) {
    return { first: addMonths(current.first, -12), last: addMonths(current.last, -12) };
  }
  const period = countedBack(label, addDays(current.first, -1));
  if (period) return period;
  throw exportError(`"${label}" is no period that this program knows.`);
}

function ownDates(label: string): Period | null {
  const match = rangePattern.exec(label);
  const first = readDate(match?.[1] ?? '');
  const last = readDate(match?.[2] ?? '');
  return first && last ? { first, last } : null;
}

/** "Last 3 months" to June 30 begins on April 1. */
function countedBack(label: string, last: string | undefined): Period | null {
  const [, , amount = '', unit = ''] = relativePattern.exec(label) ?? [];
  if (amount === '' || last === undefined) return null;
  const count = Number(amount);
  if (unit.toLowerCase() === 'month') return { first: addMonths(addDays(last, 1), -count), last };
  const days = unit.toLowerCase() === 'week' ? 7 * count : count;
  return { first: addDays(last, 1 - days), last };
}

function wholePeriod({ first, last }: Partial<Period>): Period | null {
  return first === undefined || last === undefined ? null : { first, last };
}

/** Search Console keeps 16 months; what claims more, or a day to come, was told wrong. */
export function checkPeriod(period: Period, today: string): void {
  const { first, last } = period;
  if (first > last) throw exportError(`The period ends (${last}) before it begins (${first}).`);
  if (last > addDays(today, 1)) throw exportError(`${last} is a day to come.`);
  if (daysIn(period) > 500) throw exportError(`${first} to ${last} is more than 16 months.`);
}
