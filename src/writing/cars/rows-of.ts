import type { CarFigure, CarSpan } from './car-model.ts';
import { strictlyOfYear } from './in-year.ts';
import { joinWithOr } from '../realise/lists.ts';

/** Places that two rows of a car with doors for both can have. */
const inTwoRows = 5;
const inOneRow = 3;

/** Bodies whose sixth place is in a third row; that of a pickup is beside the driver. */
const withRows = /\b(?:suv|crossover|minivan|wagon|hatchback)\b/i;
const carKinds = /\b(?:suv|crossover|minivan|wagon|hatchback|sedan|car)\b/i;

function seatsIn({ figures }: CarSpan, year: number | null): readonly CarFigure[] {
  return strictlyOfYear(figures.seats ?? [], year, ({ note }) => note);
}

/** "7 or 8", "5 or 4 in the Type R". */
export function seatsText(span: CarSpan, year: number | null): string {
  return joinWithOr(seatsIn(span, year).map(textOf));
}

/** "7 or 8 people", "5 people, or 6 or 7 in the RX L". */
export function peopleText(span: CarSpan, year: number | null): string {
  const all = seatsIn(span, year);
  const plain = all.filter(({ note }) => note === '');
  const noted = all.filter(({ note }) => note !== '');
  if (plain.length === 0) return joinWithOr(noted.map(textOf)).replace(/^\d+/, '$& people');
  const people = `${joinWithOr(plain.map(textOf))} people`;
  return noted.length === 0 ? people : `${people}, or ${joinWithOr(noted.map(textOf))}`;
}

function textOf({ value, note }: CarFigure): string {
  const count = value.replace(' to ', ' or ');
  return note === '' ? count : `${count} ${note}`;
}

/** Whether all, some or none have a third row; null where seats do not say so. */
export function thirdRowIn(
  kind: string | null,
  span: CarSpan,
  year: number | null,
): 'every' | 'some' | 'none' | null {
  const counts = seatsIn(span, year).map(({ value }) => Number.parseInt(value, 10));
  if (counts.length === 0 || kind === null || counts.some((one) => one <= inOneRow)) return null;
  if (counts.every((one) => one <= inTwoRows)) return carKinds.test(kind) ? 'none' : null;
  if (!withRows.test(kind)) return null;
  return counts.every((one) => one > inTwoRows) ? 'every' : 'some';
}
