import type { ComparedVehicle } from '../../facts/compared.ts';
import { kindOf } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { economySlots } from '../compared-economy.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-economy.md' with { type: 'text' };

const prose = proseIn('compare-economy.md', text);

/**
 * Estimates of the EPA for one side of a comparison, each with its cycle and model year (16 CFR
 * 259.2 and 259.4).
 */
export const compareEconomyMessages: readonly Message[] = [
  {
    id: 'compare.economy',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.economy) return null;
      const told = economySlots(vehicle.economy);
      const figures = besideHybrid(sheet, vehicle, told['figures'] ?? null);
      return { ...nameSlots(vehicle), ...told, figures, it: modelSlot(vehicle) };
    },
    wordings: prose('compare.economy'),
  },
  {
    id: 'compare.range',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.economy) return null;
      const told = economySlots(vehicle.economy);
      return told['range'] ? { ...nameSlots(vehicle), ...told } : null;
    },
    wordings: prose('compare.range'),
  },
  {
    id: 'compare.estimates',
    slots: (sheet) => (sheet.compared.some((one) => one.economy) ? {} : null),
    wordings: prose('compare.estimates'),
  },
];

/** Estimates of the gas versions of a model that is a hybrid too say so, and tell of that. */
function besideHybrid(
  { facts }: FactSheet,
  { id, economy }: ComparedVehicle,
  figures: Slot | null,
): Slot | null {
  const hybrid = facts.get(`${id}.car.hybrid-beside`);
  const isGas = economy?.facts.every((fact) => kindOf(fact) === 'gasoline') ?? false;
  if (!hybrid || !figures || !isGas) return figures;
  const rated = String(hybrid.value).replace('–', ' to ');
  return {
    text: `${figures.text} with a gasoline engine, and ${rated} mpg combined as a hybrid`,
    factIds: [...figures.factIds, hybrid.id],
  };
}

/** Its make and model alone: the year stands before it, and no table tells trims apart. */
function modelSlot({ id, subject }: ComparedVehicle): Slot {
  return { text: `${subject.make} ${subject.model}`, factIds: [`${id}.name`] };
}
