import type { FactSheet } from '../facts/fact-sheet.ts';
import { inCanada } from '../knowledge/canadian.ts';
import { isOnTrucks, ofTruck } from '../knowledge/of-trucks.ts';

/**
 * In the words of the store's country, and of trucks where the page is on them; before the slots
 * are filled, so that no name is spelled in another way.
 */
export function spellerOf(sheet: FactSheet): (wording: string) => string {
  const isOfTrucks = isOnTrucks(sheet);
  const isCanadian = sheet.brief.store.country === 'CA';
  return (wording) => {
    const local = isCanadian ? inCanada(wording) : wording;
    return isOfTrucks ? ofTruck(local) : local;
  };
}
