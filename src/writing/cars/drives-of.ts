import type { CarSpan, DrivenWheels } from './car-model.ts';
import type { Car } from './car-of.ts';
import { lastGuideYear } from './guide.ts';
import { strictlyOfYear, withoutYear } from './in-year.ts';
import { joinWithOr } from '../realise/lists.ts';

type Drive = CarSpan['drives'][number];

function drivesIn({ drives }: CarSpan, year: number | null): readonly Drive[] {
  return strictlyOfYear(drives, year, ({ note }) => note);
}

/** "front-wheel drive or all-wheel drive with the hybrid"; empty where not all are known. */
export function drivesText(span: CarSpan, year: number | null): string {
  return joinWithOr(
    drivesIn(span, year).map(({ wheels, note }) => textOf(wheels, withoutYear(note, year))),
  );
}

/** The drives of the model, which are not told of one version of it. */
export function drivesOf({ span, year, version }: Car): string {
  const at = year ?? (span.to === null ? lastGuideYear : null);
  return version === null ? drivesText(span, at) : '';
}

function textOf(wheels: DrivenWheels, note: string): string {
  return note === '' ? `${wheels}-wheel drive` : `${wheels}-wheel drive ${note}`;
}

/** Whether each one of it drives all of its wheels. */
export function drivesAll({ span, year, version }: Car): boolean {
  const own = drivesIn(span, year ?? (span.to === null ? lastGuideYear : null));
  const areAll = own.every(({ wheels }) => wheels === 'all' || wheels === 'four');
  return version === null && own.length > 0 && areAll;
}

const asked: Readonly<Record<'awd' | '4wd', DrivenWheels>> = { awd: 'all', '4wd': 'four' };

/** Whether it drives all of its wheels, and by the name that was asked for; null if not known. */
export function isDriven(
  span: CarSpan,
  year: number | null,
  option: 'awd' | '4wd',
): 'every' | 'some' | 'none' | 'other' | null {
  const drives = drivesIn(span, year);
  if (drives.length === 0) return null;
  const ofAll = drives.filter(({ wheels }) => wheels === 'all' || wheels === 'four');
  if (ofAll.length === 0) return 'none';
  if (!ofAll.some(({ wheels }) => wheels === asked[option])) return 'other';
  return ofAll.length === drives.length ? 'every' : 'some';
}
