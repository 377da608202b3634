import type { Car } from '../cars/car-of.ts';
import { designsOf } from '../cars/late-years.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { yearsText } from './car-texts.ts';

/** What headings on the years of a model rest on. */
export function shapesOf({ guide }: Car): string {
  return joinWithAnd(guide.spans.toReversed().map((one) => yearsText(one)));
}

/** Null where the guide does not know of each shape which generation it is. */
export function designsText({ guide: { spans } }: Car): string | null {
  if (spans.some(({ generation }) => generation === null)) return null;
  return joinWithAnd(
    designsOf(spans)
      .toReversed()
      .map((one) => yearsText(one)),
  );
}

/** First model years of its generations, the oldest first. */
function generationsOf({ guide }: Car): number[] {
  const known = guide.spans.filter(({ generation }) => generation !== null);
  const byName = Map.groupBy(known, ({ generation }) => generation);
  return [...byName.values()]
    .map((spans) => Math.min(...spans.map(({ from }) => from)))
    .toSorted((one, two) => one - two);
}

/** The oldest is left out: the guide may begin in the middle of a generation. */
export function redesignsOf(car: Car): string | null {
  const [, ...years] = generationsOf(car);
  const noun = years.length === 1 ? 'model year' : 'model years';
  return years.length > 0 ? `${noun} ${joinWithAnd(years.map(String))}` : null;
}

/** What came with the first shape of it: a later one may bring a new face alone. */
export function lastBrought(car: Car): string | null {
  const first = generationsOf(car).at(-1);
  return car.guide.spans.find(({ from }) => from === first)?.brought ?? null;
}

export function lastRedesignOf(car: Car): string | null {
  const last = generationsOf(car).at(-1);
  return last === undefined ? null : String(last);
}
