import { areOneCar, areToldApart } from '../../cars/told-apart.ts';
import { carParagraph } from '../car-paragraph.ts';
import { chooseHeading } from '../headings.ts';
import { paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { namesOfAll } from './names-of-all.ts';

/**
 * What each side is like, a paragraph each, where the guide to models knows all of them; of two
 * trims of one car how its trims differ.
 */
export function carsSection(shelf: Shelf, order: readonly string[]): PlannedSection {
  const { compared } = shelf.sheet;
  const isApart = areToldApart(compared);
  const isOne = areOneCar(compared);
  if (!isApart && !isOne) return blankSection('cars');
  const ofTrims = `car:trims/${order[0]}`;
  const all = isApart
    ? order.map((place) => carParagraph(shelf, place))
    : [shelf.isFree(ofTrims) ? ofTrims : null];
  const ids = all.flatMap((id) => id ?? []);
  if (compared.length < 2 || ids.length < all.length) return blankSection('cars');
  for (const id of ids) shelf.take(id);
  const names = namesOfAll(shelf);
  const headings = isApart
    ? [`What the ${names} are like`, `The ${names}, one by one`]
    : ['How the trims differ'];
  const messages = ids.flatMap((id) => [id, paragraphBreak]);
  return { ...blankSection('cars', chooseHeading(shelf, headings)), messages };
}
