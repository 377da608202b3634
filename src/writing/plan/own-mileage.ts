import type { Shelf } from './shelf.ts';

/** Who types "Maverick hybrid" looks for what sets that version apart. */
export function withOwnMileage(shelf: Shelf, known: string[]): string[] {
  if (!shelf.sheet.car?.typed || known[0] !== 'car:known') return known;
  const mileage = ['car.mpg', 'car.mpg-between'].find(shelf.isFree);
  return mileage === undefined ? known : ['car:known', mileage, ...known.slice(1)];
}
