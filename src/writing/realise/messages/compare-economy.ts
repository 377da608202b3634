import type { ComparedVehicle } from '../../facts/compared.ts';
import { kindOf } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { bestCombined } from '../../facts/compared-leads.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot } from '../compared-slots.ts';
import { economySlots } from '../compared-economy.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - The EPA estimates the {years} {it} at {figures}.
      - For the {years} {it}, EPA estimates are {figures}.
      - EPA-estimated mileage of the {years} {it}: {figures}.
      - By EPA estimate the {years} {it} gets {figures}.
    `),
  },
  {
    id: 'compare.range',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.economy) return null;
      const told = economySlots(vehicle.economy);
      return told['range'] ? { ...nameSlots(vehicle), ...told } : null;
    },
    wordings: wordingsOf(`
      - The {it} has an EPA-estimated range of {range}.
      - By EPA estimate, the {it} goes {range}.
    `),
  },
  {
    id: 'compare.no-economy',
    slots: (sheet, about) => {
      const without = comparedAll(sheet, about).filter((one) => one.isKnown && !one.economy);
      const isTold = sheet.compared.some((one) => one.economy);
      return isTold && without.length > 0 ? { those: namesSlot(without) } : null;
    },
    wordings: wordingsOf(`
      - We hold no EPA figures for {those}; look them up on the fuel economy label.
      - For {those} our tables have no EPA estimate, so read the label in the window.
    `),
  },
  {
    id: 'compare.thriftiest',
    slots: (sheet, about) => {
      const vehicles = comparedAll(sheet, about).filter((one) => one.economy);
      const first = ahead(vehicles);
      const unit = first?.economy?.unit;
      if (!first || !unit || vehicles.some((one) => one.economy?.unit !== unit)) return null;
      const best = bestCombined(first);
      const fact = first.economy?.facts.find(({ combinedMpg }) => combinedMpg === best);
      if (!fact || fact.hasTwin || best === null) return null;
      const version = { text: `${fact.year} ${fact.variant}`, factIds: [fact.factId] };
      return {
        ...nameSlots(first),
        version,
        top: { text: `${best} ${unit} combined`, factIds: [fact.factId] },
      };
    },
    wordings: wordingsOf(`
      - Of the versions listed, the {version} has the highest combined figure, an EPA estimate of
        {top}.
      - The highest combined EPA estimate among them belongs to the {version}, with {top}.
      - Go by the combined estimates of the EPA, and the {version} is ahead with {top}.
      - On the EPA's combined estimate no other version listed is ahead of the {version},
        at {top}.
    `),
  },
  {
    id: 'compare.estimates',
    slots: (sheet) => (sheet.compared.some((one) => one.economy) ? {} : null),
    wordings: wordingsOf(`
      - These are estimates from one test for all vehicles; your own mileage depends on roads, load,
        weather and how you drive.
      - Use the estimates to compare, not to predict: hills, cold, cargo and speed move the real
        figure.
      - Your own figure will differ with speed, cold and load, but the test behind the estimates is
        the same for all.
      - Expect to land above or below these estimates, depending on your roads, your right foot and
        the weather; for a comparison they are still a fair measure.
    `),
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

/** The one with the highest combined estimate; null where several share it. */
function ahead(vehicles: readonly ComparedVehicle[]): ComparedVehicle | null {
  const figures = vehicles.map((vehicle) => ({ vehicle, best: bestCombined(vehicle) }));
  if (figures.length < 2 || figures.some(({ best }) => best === null)) return null;
  const sorted = figures.sort((one, two) => (two.best ?? 0) - (one.best ?? 0));
  return sorted[0]?.best === sorted[1]?.best ? null : (sorted[0]?.vehicle ?? null);
}
