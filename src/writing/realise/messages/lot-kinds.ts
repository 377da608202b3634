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
import { proseIn } from '../prose-in.ts';
import text from './en/lot-kinds.md' with { type: 'text' };

const prose = proseIn('lot-kinds.md', text);

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
    wordings: prose('lot.prices'),
  },
  {
    id: 'lot.bodies',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((body) => kindOf(sheet, body));
      return one && two ? { one, two } : null;
    },
    wordings: prose('lot.bodies'),
  },
  {
    id: 'lot.hybrids',
    slots: (sheet) => fueled(sheet, ['hybrid', 'plug_in_hybrid']),
    wordings: prose('lot.hybrids'),
  },
  {
    id: 'lot.electric',
    slots: (sheet) => fueled(sheet, ['electric']),
    wordings: prose('lot.electric'),
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
