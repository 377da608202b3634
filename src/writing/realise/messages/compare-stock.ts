import { tallyFactId } from '../../facts/stock-facts.ts';
import { comparedAt, nameSlots, nounFor, priceRange, stockCount } from '../compared-slots.ts';
import { tallySlots } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import { driveName } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * What the lot has of one side of a comparison. No wording has eight words in a row without a slot:
 * the same one may be told of every side.
 */
export const compareStockMessages: readonly Message[] = [
  {
    id: 'compare.price',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const prices = vehicle && priceRange(sheet, vehicle);
      if (!prices || vehicle.isOtherYears || vehicle.summary.count < 2) return null;
      return { ...stockOf(vehicle), prices };
    },
    wordings: wordingsOf(`
      - Our lot has {n} {it} {noun} ({split}), priced {prices}.
      - For the {it} there are {n} to choose from ({split}), {prices}.
      - You can look at {n} {it} {noun} here, {split}, with tags {prices}.
      - In stock are {n} {it} {noun}, {split}, {prices}.
    `),
  },
  {
    id: 'compare.single',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const prices = vehicle && priceRange(sheet, vehicle);
      if (!prices || vehicle.isOtherYears || vehicle.summary.count !== 1) return null;
      return { ...stockOf(vehicle), prices };
    },
    wordings: wordingsOf(`
      - One {it} is on our lot, {split}, {prices}.
      - Of the {it} there is a single one here, {split}, {prices}.
      - We have one {it} in stock, {split}, priced {prices}.
    `),
  },
  {
    id: 'compare.no-price',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || vehicle.summary.price || vehicle.isOtherYears) return null;
      return vehicle.summary.count > 0 ? stockOf(vehicle) : null;
    },
    wordings: wordingsOf(`
      - Our lot has {n} {it} {noun} ({split}) without a posted price.
      - For the {it}, with {n} in stock ({split}), ask us for the price.
    `),
  },
  {
    id: 'compare.other-years',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.isOtherYears) return null;
      const years = [...vehicle.summary.years].sort((one, two) => (one.name < two.name ? -1 : 1));
      const list = years.slice(0, 6);
      const told = tallySlots(vehicle, 'year', list, (count, name) => `${count} from ${name}`);
      return { ...stockOf(vehicle), years: told };
    },
    wordings: wordingsOf(`
      - We have no {whole} on the lot, only other years of the model: {years}.
      - The {whole} itself is not in stock; from other years we have {years}.
    `),
  },
  {
    id: 'compare.no-stock',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      return vehicle?.isKnown && vehicle.summary.count === 0 ? nameSlots(vehicle) : null;
    },
    wordings: wordingsOf(`
      - There is no {whole} on our lot, so we can give no price for it.
      - We have no {whole} in stock and quote no price for it here.
      - The {whole} is not in our stock, so its price has to come from elsewhere.
    `),
  },
  {
    id: 'compare.trims',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const trims = vehicle?.summary.trims.slice(0, 5) ?? [];
      if (!vehicle || trims.length === 0 || vehicle.isOtherYears) return null;
      return { ...nameSlots(vehicle), trims: listOf(vehicle, 'trim', trims) };
    },
    wordings: wordingsOf(`
      - By trim, the {it} on our lot breaks down into {trims}.
      - The {it} in stock: {trims}.
      - Trims of the {it} that you can see here are {trims}.
    `),
  },
  {
    id: 'compare.drive',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const drives = vehicle?.summary.drivetrains ?? [];
      if (!vehicle || drives.length === 0 || vehicle.isOtherYears) return null;
      const told = drives.map(({ name }) => driveName(name)).join(' or ');
      const factIds = drives.map((entry) => tallyFactId(vehicle.id, 'drivetrain', entry));
      return { ...nameSlots(vehicle), drives: { text: told, factIds } };
    },
    wordings: wordingsOf(`
      - The {it} comes with {drives} in our stock.
      - Ours of the {it} have {drives}.
      - On the {it} you get {drives}, going by our rows.
    `),
  },
  {
    id: 'compare.engine',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const engines = vehicle?.summary.engines.slice(0, 3) ?? [];
      if (!vehicle || engines.length === 0 || vehicle.isOtherYears) return null;
      const told = engines.map(({ name }) => name).join(' or the ');
      const factIds = engines.map((entry) => tallyFactId(vehicle.id, 'engine', entry));
      return { ...nameSlots(vehicle), engines: { text: told, factIds } };
    },
    wordings: wordingsOf(`
      - Under the hood of the {it} our list names the {engines}.
      - The {it} is listed with the {engines}.
      - For the {it} the stock list says the {engines}.
    `),
  },
  {
    id: 'compare.colors',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const colors = vehicle?.summary.colors.slice(0, 4) ?? [];
      if (!vehicle || colors.length < 2 || vehicle.isOtherYears) return null;
      return { ...nameSlots(vehicle), colors: listOf(vehicle, 'color', colors) };
    },
    wordings: wordingsOf(`
      - You can see the {it} in {colors}.
      - Paint on the {it} here: {colors}.
      - The {it} stands here in {colors}.
    `),
  },
];

function stockOf(vehicle: ComparedVehicle): Slots {
  const { summary, id } = vehicle;
  const isMany = summary.count > 1;
  return {
    ...nameSlots(vehicle),
    n: stockCount(vehicle),
    noun: plain(nounFor(vehicle, isMany)),
    split: splitOf(id, summary, isMany),
  };
}

const conditionNames: Readonly<Record<string, string>> = { certified: 'certified pre-owned' };

/** "all new", "two new and one used", for a single one "new". */
function splitOf(
  id: ComparedVehicle['id'],
  { conditions, count }: ComparedVehicle['summary'],
  isMany: boolean,
) {
  const factIds = conditions.map((entry) => tallyFactId(id, 'condition', entry));
  const [only, other] = conditions.map(({ name }) => conditionNames[name] ?? name);
  if (only && !other)
    return { text: isMany ? `${count === 2 ? 'both' : 'all'} ${only}` : only, factIds };
  const parts = conditions.map(
    (entry) => `${countInWords(entry.count)} ${conditionNames[entry.name] ?? entry.name}`,
  );
  const text = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return { text, factIds };
}

function listOf(
  vehicle: ComparedVehicle,
  kind: 'trim' | 'color',
  entries: ComparedVehicle['summary']['trims'],
) {
  return tallySlots(vehicle, kind, entries, (count, name) =>
    kind === 'color' ? name : `${count} ${name}`,
  );
}
