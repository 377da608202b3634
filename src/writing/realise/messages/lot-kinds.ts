import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { isOpen } from '../../facts/stock-filter.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { passes } from '../../facts/stock-filter.ts';
import { summariseStock, tally } from '../../facts/stock-summary.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import type { Message } from '../message.ts';
import { plural } from '../noun-phrases.ts';
import type { Slot, Slots } from '../slots.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Fewer of a kind are an accident, not a choice. */
const fewestOfKind = 2;

/** Kinds of the whole lot, for who asks about a kind and not about one car. */
export const lotKindMessages: readonly Message[] = [
  {
    id: 'lot.prices',
    slots: (sheet) => {
      if (sheet.focus.id !== 'lot' || sheet.brief.subject || !isOpen(sheet.filter)) return null;
      const { vehicles } = sheet.sets.lot;
      const isNew = ({ condition }: StockVehicle): boolean => condition === 'new';
      return {
        fresh: leastOf(sheet, vehicles.filter(isNew)),
        used: leastOf(
          sheet,
          vehicles.filter((car) => !isNew(car)),
        ),
      };
    },
    wordings: wordingsOf(`
      - On our lot, new vehicles start at {fresh} and used ones at {used}, as of {date}.
      - As of {date}, our prices start at {used} used and at {fresh} new.
      - Going by our own lot on {date}, used ones start at {used} and new ones at {fresh}.
    `),
  },
  {
    id: 'lot.bodies',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((body) => kindOf(sheet, body));
      return one && two ? { one, two } : null;
    },
    wordings: wordingsOf(`
      - You can compare both here: we have {one} and {two} on the lot as of {date}.
      - Our lot has both, {one} and {two}, so drive one of each before you decide.
      - As of {date} we have {one} and {two}.
    `),
  },
  {
    id: 'lot.hybrids',
    slots: (sheet) => fueled(sheet, ['hybrid', 'plug_in_hybrid']),
    wordings: wordingsOf(`
      - If you'd like to try one, we have {n} hybrids on the lot as of {date}, including the
        {models}, from {low}.
      - Our lot has {n} hybrids as of {date}, the {models} among them, with prices that start at
        {low}.
      - As of {date} you can drive any of {n} hybrids here, such as the {models}; they start at
        {low}.
    `),
  },
  {
    id: 'lot.electric',
    slots: (sheet) => fueled(sheet, ['electric']),
    wordings: wordingsOf(`
      - On our own lot, electric cars start at {low} as of {date}, with {n} to choose from: the
        {models}.
      - We have {n} electric vehicles as of {date}, the {models}, and prices start at {low}.
      - Our electric stock on {date} is {n} vehicles ({models}), from {low}.
    `),
  },
];

function leastOf(sheet: FactSheet, vehicles: readonly StockVehicle[]): Slot | null {
  const currency = sheet.sets.lot.summary.price?.unit;
  const [least] = vehicles
    .filter((car) => car.priceCents !== null && car.currency === currency)
    .toSorted((one, two) => (one.priceCents ?? 0) - (two.priceCents ?? 0));
  const price = least && priceSlot(sheet, least);
  const label = least && rowSlot(least, stockLabel(sheet, least));
  if (!least || !price) return null;
  const name = [least.year, least.make, least.model].filter(Boolean).join(' ');
  const text = `${price.text} (${[name, label?.text].filter(Boolean).join(', ')})`;
  return { text, factIds: [rowFactId(least)] };
}

/** "21 trucks from $14,900 (stock number P3385)". */
function kindOf(sheet: FactSheet, body: string): Slot | null {
  const bodies = body === 'suv' ? ['suv', 'crossover'] : [body];
  const own = sheet.sets.lot.vehicles.filter((car) => bodies.includes(car.bodyStyle ?? ''));
  const least = leastOf(sheet, own);
  if (own.length < fewestOfKind || !least) return null;
  const noun = plural(body === 'suv' ? 'SUV' : body);
  const factIds = bodies.map((one) => `lot.body.${one}`).filter((id) => sheet.facts.has(id));
  // A count of two styles is in no fact of its own.
  const count = factIds.length === 1 ? `${countInWords(own.length)} ` : '';
  return { text: `${count}${noun} from ${least.text}`, factIds: [...factIds, ...least.factIds] };
}

function fueled(sheet: FactSheet, fuels: readonly string[]): Slots | null {
  const { lot } = sheet.sets;
  const own = lot.vehicles.filter(({ fuelType }) => fuels.includes(fuelType ?? ''));
  // Who asks for used trucks under $30,000 is not helped by a new hybrid sedan.
  if (!own.every((car) => passes(car, { ...sheet.filter, fuels: null }))) return null;
  const present = lot.summary.fuels.filter(({ name }) => fuels.includes(name));
  if (sheet.brief.subject || own.length < fewestOfKind || present.length !== 1) return null;
  const models = tally(own.map(({ make, model }) => `${make} ${model}`)).slice(0, 3);
  return {
    n: countSlot(`lot.fuel.${present[0]?.name.replaceAll('_', '-')}`, own.length),
    models: tallySlots(lot, 'model', models, (_n, name) => name),
    low: summariseStock(own).price ? leastOf(sheet, own) : null,
  };
}
