import { joinWithAnd } from '../../realise/lists.ts';
import type { Shelf } from '../shelf.ts';

/** "RAV4 Hybrid and Equinox", as a heading has it. */
export function namesOfAll({ sheet }: Shelf): string {
  const names = joinWithAnd(sheet.compared.map(({ short }) => short));
  return names.charAt(0).toUpperCase() + names.slice(1);
}
