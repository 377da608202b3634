import { type DetailName, detailNames, detailsOf, noEquipment } from '../cars/car-detail.ts';
import type { Car } from '../cars/car-of.ts';
import { toldCarOf } from '../cars/rated-car.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { carName, type Told } from './car-texts.ts';

/**
 * Equipment and supplies of a car: "has-carplay" with where it is to be had, "no-carplay" of one
 * that cannot have it, and "which-carplay" with the years that it is told of.
 */
export function detailFacts(car: Car): Told[] {
  return detailNames.flatMap((name) => factsOf(car, name));
}

function factsOf(asked: Car, name: DetailName): Told[] {
  const car = toldCarOf(asked, (one) => detailsOf(one, name).length > 0);
  const all = detailsOf(car, name);
  if (all.length === 0) return [];
  const had = all.filter((one) => !one.startsWith(noEquipment)).map(withYears);
  const label = name.replaceAll('-', ' ');
  const which: Told = [`which-${name}`, `Car, ${label}`, carName(car)];
  if (had.length > 0) return [which, [`has-${name}`, label, joinWithAnd(had)]];
  return [which, [`no-${name}`, label, noEquipment]];
}

/** Years behind one item would run into the next. */
function withYears(text: string): string {
  return text.replace(/, (20\d\d(?: to 20\d\d)?)$/, ' ($1)');
}
