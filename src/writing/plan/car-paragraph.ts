import { carTextOf } from '../cars/car-prose.ts';
import { ofOwnFuel } from '../cars/of-own-fuel.ts';
import { namesNeed, onNeed } from '../cars/on-need.ts';
import type { Shelf } from './shelf.ts';

/**
 * The paragraph on one car of a comparison or of the lot: what it is like; how its trims differ for
 * a store whose sisters have had every version of that. Null where nothing is written.
 */
export function carParagraph({ sheet, place, isFree }: Shelf, side: string): string | null {
  const wordings = carTextOf(sheet, 'known', side)?.sentence.wordings ?? [];
  const told = ofOwnFuel(sheet, side, wordings);
  const isListed = side.startsWith('lotcar.');
  if (isListed && onNeed(told, sheet.brief).length === 0) return null;
  const versions = told.length;
  const [known, trims] = [`car:known/${side}`, `car:trims/${side}`];
  const isOfNeed = isListed && namesNeed(sheet.brief);
  if (place >= versions && !isOfNeed && isFree(trims)) return trims;
  return isFree(known) ? known : null;
}
