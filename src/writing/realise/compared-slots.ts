import type { ComparedSet, ComparedVehicle } from '../facts/compared.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { countSlot, figureSlot, soleOrSame } from './fact-slots.ts';
import { joinSlots } from './lists.ts';
import { bodyNoun, plural } from './noun-phrases.ts';
import type { Slot, Slots } from './slots.ts';

/** The side of the comparison that a message is asked of ("2"); null for any other text. */
export function comparedAt(sheet: FactSheet, about: string): ComparedVehicle | null {
  return sheet.compared.find(({ id }) => id === `compared.${about}`) ?? null;
}

/** "2|1|3": several sides in the order in which they are to be told. */
export function comparedAll(sheet: FactSheet, about: string): ComparedVehicle[] {
  return about.split('|').flatMap((place) => comparedAt(sheet, place) ?? []);
}

/** {whole} is its full name, {it} what it is called later on. */
export function nameSlots({ id, name, short }: ComparedVehicle): Slots {
  const factIds = [`${id}.name`];
  return { whole: { text: name, factIds }, it: { text: short, factIds } };
}

/** "the RAV4 Hybrid, the CR-V and the Camry". */
export function namesSlot(vehicles: readonly ComparedVehicle[], isFull = false): Slot | null {
  return joinSlots(
    vehicles.map(({ id, name, short }) => ({
      text: `the ${isFull ? name : short}`,
      factIds: [`${id}.name`],
    })),
  );
}

/** "15 on the lot, priced from $18,895 to $41,665", "one on the lot at $21,495". */
export function onLotSlot(sheet: FactSheet, vehicle: ComparedVehicle): Slot | null {
  const count = countSlot(`${vehicle.id}.count`, vehicle.summary.count);
  if (!count) return null;
  const isYearTold = vehicle.summary.count > 1 || vehicle.subject.year !== null;
  const prices = priceRange(sheet, vehicle, isYearTold);
  const tail = prices
    ? vehicle.summary.count > 1
      ? `, priced ${prices.text}`
      : ` ${prices.text}`
    : '';
  return {
    ...count,
    text: `${count.text}${trimOf(vehicle)} on the lot${tail}`,
    factIds: [...count.factIds, ...(prices?.factIds ?? [])],
  };
}

/** " XSE" of the only one: a shopper who came for an LE reads on. */
function trimOf({ vehicles }: ComparedVehicle): string {
  const [only, other] = vehicles;
  return only?.trim && !other ? ` ${only.trim}` : '';
}

/** "SUV", "SUVs": by what the rows say. */
export function nounFor({ id, vehicles, summary }: ComparedVehicle, isMany: boolean): string {
  const noun = bodyNoun({ id, vehicles, summary });
  return isMany ? plural(noun) : noun;
}

/** "from $21,495 to $30,120", "at $21,495 (stock number P4412)"; null without prices. */
export function priceRange(
  sheet: FactSheet,
  { id, summary, vehicles }: ComparedSet,
  isYearTold: boolean,
): Slot | null {
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.price.${end}`));
  if (!summary.price || !low || !high) return null;
  if (summary.price.min === summary.price.max) return soleOrSame(sheet, vehicles, low, isYearTold);
  const factIds = [...low.factIds, ...high.factIds];
  return { text: `from ${low.text} to ${high.text}`, factIds };
}
