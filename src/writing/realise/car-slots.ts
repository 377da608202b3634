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
    const model = { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
    return { ...Object.fromEntries(slots), model };
  };
}

/** What is asked for and what a message calls one of it: "a V6". */
export type AskedOption = { option: string; one: string };

/** Whether the model comes with something: its list under the answer that it is. */
export function optionSlots(answer: string, asked: AskedOption) {
  const name = `${answer}-${asked.option}`;
  return named(asked, name, carSlots({ which: `which-${asked.option}`, list: name }));
}

/** The other model years that have it. */
export function elsewhereSlots(asked: AskedOption) {
  const name = `years-${asked.option}`;
  return named(asked, name, carSlots({ base: 'base', years: name, list: `${name}-list` }));
}

/** Another model that is it. */
export function siblingSlots(asked: AskedOption) {
  const name = `sibling-${asked.option}`;
  return named(asked, name, carSlots({ name: `${name}-name`, list: name }));
}

function named({ one }: AskedOption, id: string, slotsOf: (sheet: FactSheet) => Slots | null) {
  return (sheet: FactSheet): Slots | null => {
    const slots = slotsOf(sheet);
    return slots && { ...slots, one: { text: one, factIds: [`car.${id}`] } };
  };
}
