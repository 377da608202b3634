import type { FactSheet } from '../facts/fact-sheet.ts';
import { rowFactId } from '../facts/fact-sheet.ts';
import { tallyFactId } from '../facts/stock-facts.ts';
import type { StockSet } from '../facts/stock-sets.ts';
import type { Tally } from '../facts/stock-summary.ts';
import type { StockVehicle } from '../store-profile.ts';
import { countInWords, distance, exactMoney, money } from './figures.ts';
import { joinSlots } from './lists.ts';
import type { Slot } from './slots.ts';
import { stockLabel } from './vehicle-phrase.ts';

/** A count in words with its agreement; null for none. */
export function countSlot(factId: string, count: number): Slot | null {
  return count > 0 ? { text: countInWords(count), factIds: [factId], count } : null;
}

/** A money or distance fact by its id, such as "exact.price.min"; null when it is not known. */
export function figureSlot(sheet: FactSheet, factId: string): Slot | null {
  const fact = sheet.facts.get(factId);
  if (!fact || typeof fact.value !== 'number') return null;
  const { value, unit } = fact;
  if (unit === 'mi' || unit === 'km') return { text: distance(value, unit), factIds: [factId] };
  if (unit === 'days') return daysSlot(factId, value);
  const currency = (unit ?? 'usd').toUpperCase();
  return { text: money(value, currency, sheet.brief.store.country), factIds: [factId] };
}

/** A fact in its own words, or in others that say the same; null when it is not known. */
export function factSlot(sheet: FactSheet, factId: string, text?: string): Slot | null {
  const fact = sheet.facts.get(factId);
  return fact ? { text: text ?? String(fact.value), factIds: [factId] } : null;
}

/** A sum that the store has entered, to the cent. */
export function sumSlot(sheet: FactSheet, factId: string): Slot | null {
  const fact = sheet.facts.get(factId);
  if (typeof fact?.value !== 'number') return null;
  const currency = (fact.unit ?? 'usd').toUpperCase();
  const text = exactMoney(fact.value, currency, sheet.brief.store.country);
  return { text, factIds: [factId] };
}

/** "four LT", "two in Summit White": counts with their names, the most common first. */
export function tallySlots(
  set: Pick<StockSet, 'id'>,
  kind: string,
  tallies: readonly Tally[],
  phrase: (count: string, name: string, entry: Tally) => string,
): Slot | null {
  return joinSlots(
    tallies.map((entry) => ({
      text: phrase(countInWords(entry.count), entry.name, entry),
      factIds: [tallyFactId(set.id, kind, entry)],
    })),
  );
}

/** The same names with all that the set has of them: a model may come in several bodies. */
export function wholeTallies({ summary }: StockSet, part: readonly Tally[]): Tally[] {
  return part.flatMap(({ name }) => summary.models.find((one) => one.name === name) ?? []);
}

/** The price of one vehicle. */
export function priceSlot(sheet: FactSheet, vehicle: StockVehicle): Slot | null {
  if (vehicle.priceCents === null) return null;
  const amount = Math.round(vehicle.priceCents / 100);
  const text = money(amount, vehicle.currency, sheet.brief.store.country);
  return { text, factIds: [rowFactId(vehicle)] };
}

/** "at $21,495 (a 2022, stock number P4412)": one car is named; "at $21,495" of several. */
export function soleOrSame(
  sheet: FactSheet,
  vehicles: readonly StockVehicle[],
  price: Slot,
  isYearTold: boolean,
): Slot {
  const [vehicle, other] = vehicles;
  const stock = vehicle && !other ? stockLabel(sheet, vehicle) : null;
  // What a used one has been driven belongs to its price.
  const miles = vehicle && stock && mileageSlot(vehicle)?.text;
  const label = miles ? `${miles}, ${stock}` : stock;
  if (!vehicle || !label) return { ...price, text: `at ${price.text}` };
  const year = isYearTold || vehicle.year === null ? '' : `a ${vehicle.year}, `;
  return {
    ...price,
    text: `at ${price.text} (${year}${label})`,
    factIds: [...price.factIds, rowFactId(vehicle)],
  };
}

/** The mileage of one vehicle that has been driven; null for a new one. */
export function mileageSlot(vehicle: StockVehicle): Slot | null {
  if (vehicle.mileage === null || vehicle.condition === 'new') return null;
  return { text: distance(vehicle.mileage, vehicle.mileageUnit), factIds: [rowFactId(vehicle)] };
}

/** "New", "Used, 34,112 miles": a certified vehicle is a used one. */
export function conditionOf(vehicle: StockVehicle): string {
  if (vehicle.condition === 'new') return 'New';
  // Who certifies a car is in no feed: a note says once what the word may mean.
  const kind = vehicle.condition === 'certified' ? 'Used, certified' : 'Used';
  return [kind, mileageSlot(vehicle)?.text].filter(Boolean).join(', ');
}

/** Any text of one stock row: its trim, colour or stock number. */
export function rowSlot(vehicle: StockVehicle, text: string | null): Slot | null {
  return text ? { text, factIds: [rowFactId(vehicle)] } : null;
}

function daysSlot(factId: string, days: number): Slot {
  if (days === 0) return { text: 'less than a day', factIds: [factId], count: 0 };
  const text = days === 1 ? 'one day' : `${countInWords(days)} days`;
  return { text, factIds: [factId], count: days };
}
