import type { FactSheet } from '../facts/fact-sheet.ts';
import { plural, thingsOf } from './noun-phrases.ts';
import type { Slot } from './slots.ts';

/**
 * The kind that the models of the lot are set side by side of: "AWD SUVs", "used cars under
 * $20,000". Of cars without a body in the keyword the trucks and vans have been left out, unless
 * there is little else.
 */
export function kindListed(sheet: FactSheet): Slot {
  const { full, factIds } = thingsOf(sheet);
  return { text: plural(withoutVehicle(sheet, full)), factIds };
}

/** The same in a sentence, which does not say again what they all have. */
export function kindCompared(sheet: FactSheet): Slot {
  const { full, factIds } = thingsOf(sheet);
  const head = full.replace(/ with .*$/, '');
  const kind = head === full ? full : `matching ${head}`;
  return { text: plural(withoutVehicle(sheet, kind)), factIds };
}

function withoutVehicle({ lotCars }: FactSheet, kind: string): string {
  const all = lotCars.flatMap(({ vehicles }) => vehicles);
  const hasTrucks = all.some(({ bodyStyle }) => bodyStyle === 'truck' || bodyStyle === 'van');
  return hasTrucks ? kind : kind.replace(/\bvehicle\b/, 'car');
}
