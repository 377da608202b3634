import type { ComparedVehicle } from './compared.ts';
import { isCharged } from './economy-facts.ts';
import type { FactSheet } from './fact-sheet.ts';

/** What a vehicle is ahead in, by figures that every vehicle of the comparison has. */
export type Lead = 'economy' | 'range' | 'price' | 'drive' | 'choice';

/**
 * The first point in which a vehicle is alone ahead of all others that are known; null without
 * one. It rests on facts alone, so that no favor of the store can move it.
 */
export function leadOf(sheet: FactSheet, vehicle: ComparedVehicle): Lead | null {
  const others = sheet.compared.filter((other) => other !== vehicle && other.isKnown);
  if (!vehicle.isKnown || others.length === 0) return null;
  const all = [vehicle, ...others];
  const leads: readonly [Lead, (one: ComparedVehicle) => number | null][] = [
    ['economy', bestCombined],
    ['range', longestRange],
    ['price', negativePrice],
    ['drive', allWheels],
    ['choice', ({ isOtherYears, summary }) => (isOtherYears ? 0 : summary.count)],
  ];
  const isComparable = (lead: Lead): boolean => {
    if (lead === 'economy') return new Set(all.map((one) => one.economy?.unit)).size === 1;
    return lead !== 'price' || new Set(all.map(conditionsOf)).size === 1;
  };
  for (const [lead, value] of leads) {
    const own = value(vehicle);
    const rivals = others.map(value);
    if (own === null || !isComparable(lead)) continue;
    if (rivals.every((figure) => figure !== null && figure < own)) return lead;
  }
  return null;
}

/** The combined estimate of its thriftiest version; a plug-in's on gasoline alone is no measure. */
export function bestCombined({ economy }: ComparedVehicle): number | null {
  const plain = economy?.facts.filter(({ fuelType }) => fuelType !== 'plug_in_hybrid') ?? [];
  const figures = plain.flatMap(({ combinedMpg }) => combinedMpg ?? []);
  return figures.length > 0 ? Math.max(...figures) : null;
}

export function longestRange({ economy }: ComparedVehicle): number | null {
  const charged = economy?.facts.filter(isCharged) ?? [];
  const figures = charged.flatMap(({ rangeMiles }) => rangeMiles ?? []);
  return figures.length > 0 ? Math.max(...figures) : null;
}

function negativePrice({ summary, isOtherYears }: ComparedVehicle): number | null {
  return summary.price && !isOtherYears ? -summary.price.min : null;
}

/** A vehicle whose driven wheels nobody told us of is no loser. */
function allWheels({ summary, isOtherYears }: ComparedVehicle): number | null {
  if (summary.drivetrains.length === 0 || isOtherYears) return null;
  return summary.drivetrains.some(({ name }) => name === 'AWD' || name === '4WD') ? 1 : 0;
}

/** A new car's price says nothing against a used one's. */
function conditionsOf({ summary }: ComparedVehicle): string {
  return summary.conditions.every(({ name }) => name === 'new') ? 'new' : 'used or mixed';
}
