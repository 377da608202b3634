import type { FuelType } from '../../../../schema/records/vehicle.ts';
import { tallySlots } from '../fact-slots.ts';
import { isStandIn } from '../../facts/stock-sets.ts';
import type { Message } from '../message.ts';
import { driveName } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

const fuelNames: Record<FuelType, string> = {
  gasoline: 'gasoline',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in hybrid',
  electric: 'electric',
  flex: 'flex-fuel',
  hydrogen: 'hydrogen',
  natural_gas: 'natural-gas',
  propane: 'propane',
  other: 'another fuel',
};

/** Drivetrains, engines and fuels as the stock rows list them. */
export const powertrainMessages: readonly Message[] = [
  {
    id: 'drivetrain.split',
    slots: ({ focus }) => {
      const drives = focus.summary.drivetrains;
      if (focus.id === 'lot' || isStandIn(focus) || drives.length < 2) return null;
      return {
        drives: tallySlots(
          focus,
          'drivetrain',
          drives,
          (n, name) => `${n} with ${driveName(name)}`,
        ),
      };
    },
    wordings: wordingsOf(`
      - By drivetrain, our {short_things} are {drives}.
      - You have a choice here: {drives}.
      - Among the {short_things} on our lot are {drives}.
    `),
  },
  {
    id: 'drivetrain.single',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.drivetrains;
      const name = only && driveName(only.name);
      if (focus.id === 'lot' || isStandIn(focus) || !only || other || !name) return null;
      if (only.count !== focus.summary.count || only.count < 2) return null;
      return { drive: tallySlots(focus, 'drivetrain', [only], () => name) };
    },
    wordings: wordingsOf(`
      - All of the {short_things} in stock have {drive}.
      - Every one of our {short_things} has {drive}, so there's no need to sort by drivetrain.
      - The {short_things} here all have {drive}.
    `),
  },
  {
    id: 'engine.list',
    slots: ({ focus }) => {
      const engines = focus.summary.engines.slice(0, 3);
      if (
        focus.id === 'lot' ||
        isStandIn(focus) ||
        engines.length < 2 ||
        focus.summary.models.length > 1
      )
        return null;
      return {
        engines: tallySlots(focus, 'engine', engines, (n, name) => `${n} with the ${name}`),
      };
    },
    wordings: wordingsOf(`
      - Under the hood, our listings show {engines}.
      - The engines here are {engines}.
      - By engine, we have {engines}.
    `),
  },
  {
    id: 'engine.single',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.engines;
      if (!only || other || focus.summary.models.length !== 1) return null;
      if (focus.summary.fuels.some(({ name }) => name === 'electric')) return null;
      return { engine: tallySlots(focus, 'engine', [only], (_n, name) => name) };
    },
    wordings: wordingsOf(`
      - Under the hood is the {engine}.
      - They have the {engine}.
      - Power comes from the {engine}, going by our listings.
    `),
  },
  {
    id: 'fuel.list',
    slots: ({ focus }) => {
      const fuels = focus.summary.fuels.filter(({ name }) => name in fuelNames);
      if (focus.id === 'lot' || isStandIn(focus) || fuels.length < 2) return null;
      return {
        fuels: tallySlots(focus, 'fuel', fuels, (n, name) => `${n} ${fuelNames[name as FuelType]}`),
      };
    },
    wordings: wordingsOf(`
      - By fuel, that's {fuels}.
      - Sorted by what they run on, there are {fuels}.
      - You can choose by fuel as well: {fuels}.
    `),
  },
];
