import { carTextOf } from '../cars/car-prose.ts';
import type { Shelf } from './shelf.ts';

/**
 * The paragraph on one car of a comparison: what it is like; how its trims differ for a store whose
 * sisters have had every version of that. Null where nothing is written.
 */
export function carParagraph({ sheet, place, isFree }: Shelf, side: string): string | null {
  const versions = carTextOf(sheet, 'known', side)?.sentence.wordings.length ?? 0;
  const [known, trims] = [`car:known/${side}`, `car:trims/${side}`];
  if (place >= versions && isFree(trims)) return trims;
  return isFree(known) ? known : null;
}
