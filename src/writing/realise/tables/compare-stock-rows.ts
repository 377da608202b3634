import type { ComparedSet, ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { dateInWords } from '../../facts/local-date.ts';
import { arrivalOf } from '../../facts/stock-state.ts';
import type { Tally } from '../../facts/stock-summary.ts';
import { nounFor } from '../compared-slots.ts';
import { figureSlot } from '../fact-slots.ts';

/** What one line of the table says of a side; null where nobody told us. */
export type CompareRow = {
  head: string;
  value: (vehicle: ComparedVehicle, sheet: FactSheet) => string | null;
};

export const stockRows: readonly CompareRow[] = [
  {
    head: 'On our lot',
    value: ({ isOtherYears, summary }) =>
      isOtherYears ? otherYears(summary) : summary.count > 0 ? String(summary.count) : 'None',
  },
  { head: 'On the way', value: ({ coming }, { asOf }) => comingOf(coming, asOf) },
  ofKind('New', 'price', (one) => one.fresh, priceOf),
  ofKind('New', 'model years', (one) => one.fresh, modelYearsOf),
  ofKind('Used', 'price', (one) => one.used, priceOf),
  ofKind('Used', 'model years', (one) => one.used, modelYearsOf),
  ofKind('Used', 'odometer', (one) => one.used, mileageOf),
  {
    head: 'Certified pre-owned',
    value: ({ summary, isOtherYears }) => {
      const certified = summary.conditions.find(({ name }) => name === 'certified');
      return isOtherYears ? null : (certified?.count.toString() ?? null);
    },
  },
  { head: 'Trims in stock', value: stocked(({ trims }) => trims) },
];

/** What the filings tell as well, and of a car that is not here too. */
export const eitherRows: readonly (CompareRow & { filed: string })[] = [
  {
    filed: 'Body',
    head: 'Body',
    value: (vehicle) => {
      const noun = vehicle.summary.count > 0 ? nounFor(vehicle, false) : 'vehicle';
      return noun === 'vehicle' ? null : noun;
    },
  },
  { filed: 'Engines', head: 'Engines in stock', value: stocked(({ engines }) => engines) },
  { filed: 'Fuel', head: 'Power', value: powersOf },
  {
    filed: 'Driven wheels',
    head: 'Driven wheels',
    value: stocked(({ drivetrains }) => drivetrains),
  },
];

/** A line for new or used ones alone; other model years than the one asked for have no price. */
function ofKind(
  kind: 'New' | 'Used',
  what: string,
  setOf: (vehicle: ComparedVehicle) => ComparedSet,
  say: (set: ComparedSet, sheet: FactSheet, vehicle: ComparedVehicle) => string | null,
): CompareRow {
  return {
    head: `${kind}, ${what}`,
    value: (vehicle, sheet) =>
      setOf(vehicle).summary.count > 0 ? say(setOf(vehicle), sheet, vehicle) : null,
  };
}

function priceOf({ id, summary }: ComparedSet, sheet: FactSheet): string | null {
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.price.${end}`)?.text);
  if (!low || !high) return summary.count > 0 ? 'On request' : null;
  return low === high ? low : `${low} to ${high}`;
}

/** Where the head of the column has the year, nothing is left to say. */
function modelYearsOf({ summary }: ComparedSet, _sheet: FactSheet, { subject }: ComparedVehicle) {
  return subject.year === null ? yearsOf(summary.years) : null;
}

function mileageOf({ id }: ComparedSet, sheet: FactSheet): string | null {
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.mileage.${end}`)?.text);
  if (!low || !high) return null;
  return low === high ? low : `${low.replace(/ (miles|km)$/, '')} to ${high}`;
}

/** "None from that year; 6 from 2019 to 2024". */
function otherYears({ count, years }: ComparedVehicle['summary']): string {
  return `None of this year; ${count} from ${yearsOf(years)}`;
}

function yearsOf(years: readonly Tally[]): string | null {
  const all = years.map(({ name }) => name).toSorted();
  const [first, last] = [all[0], all.at(-1)];
  return first === undefined ? null : first === last ? first : `${first} to ${last}`;
}

function comingOf({ vehicles, summary }: ComparedSet, asOf: string): string | null {
  const [due] = vehicles.flatMap((car) => arrivalOf(car, asOf) ?? []).toSorted();
  if (summary.count === 0) return 'None';
  return due ? `${summary.count}, the next due ${dateInWords(due)}` : String(summary.count);
}

/** The most common first, at most four of them. */
function stocked(
  pick: (summary: ComparedVehicle['summary']) => readonly Tally[],
  say: (name: string) => string = (name) => name,
): CompareRow['value'] {
  return ({ summary, isOtherYears }) => {
    // What stands here of other years says nothing of the one at the head of the column.
    if (isOtherYears) return null;
    const names = pick(summary).map(({ name }) => say(name));
    const more = names.length > 5 ? ' and others' : '';
    return summary.count > 0 && names.length > 0 ? `${names.slice(0, 5).join(', ')}${more}` : null;
  };
}

/** The engines on file say what moves them. */
function powersOf(vehicle: ComparedVehicle, sheet: FactSheet): string | null {
  const isOnFile = sheet.compared.some(({ portrait }) => portrait?.shown.engines);
  return isOnFile ? null : stocked(({ fuels }) => fuels, powerName)(vehicle, sheet);
}

function powerName(fuel: string): string {
  return fuel.replaceAll('_', '-').replace('plug-in-hybrid', 'plug-in hybrid');
}
