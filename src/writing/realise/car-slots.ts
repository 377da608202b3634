import { nameOfCar } from '../cars/car-of.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Slots } from './slots.ts';

/**
 * Slots that are facts of the guide by their ids, and the model under a name that stands alone
 * ("Ram 1500"); null where one of them is not known.
 */
export function carSlots(names: Readonly<Record<string, string>>) {
  return ({ facts, car }: FactSheet): Slots | null => {
    if (!car) return null;
    const slots = Object.entries(names).map(([slot, id]) => {
      const fact = facts.get(`car.${id}`);
      return [slot, fact ? { text: String(fact.value), factIds: [fact.id] } : null] as const;
    });
    if (slots.some(([, slot]) => slot === null)) return null;
    const model = { text: nameOfCar(car), factIds: ['subject.name'] };
    return { ...Object.fromEntries(slots), model };
  };
}
