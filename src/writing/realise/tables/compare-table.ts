import type { ComparedVehicle } from '../../facts/compared.ts';
import type { Economy, EconomyFact } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import type { Tally } from '../../facts/stock-summary.ts';
import { nounFor } from '../compared-slots.ts';
import { modelYears, span } from '../economy-figures.ts';
import { figureSlot } from '../fact-slots.ts';
import { cell, type FactTable } from './table.ts';

type Row = { head: string; value: (vehicle: ComparedVehicle, sheet: FactSheet) => string | null };

const conditionNames: Readonly<Record<string, string>> = { certified: 'certified pre-owned' };

/**
 * All sides at a glance, in the order of the request whatever is put forward: one column each, the
 * same rows for all, and a dash where nobody told us.
 */
export function compareTable(sheet: FactSheet): FactTable | null {
  const { compared } = sheet;
  const known = compared.filter((one) => one.isKnown);
  const told = rows.map(({ head, value }) => ({
    head,
    cells: compared.map((one) => value(one, sheet)),
  }));
  const shown = told.filter(({ cells }) => cells.some((text) => text !== null));
  if (known.length === 0 || shown.length < 2) return null;
  const hasEpa = compared.some((one) => one.economy);
  const from = `stock as of ${sheet.facts.get('date.today')?.value}`;
  return {
    caption: `${namesOf(compared)} at a glance; ${from}${hasEpa ? ', EPA estimates' : ''}`,
    header: ['', ...compared.map(({ name }) => cell(name))],
    rows: shown.map(({ head, cells }) => [head, ...cells.map(cell)]),
    factIds: ['date.today', ...compared.flatMap(factIdsOf)],
  };
}

const rows: readonly Row[] = [
  {
    head: 'On our lot',
    value: ({ isOtherYears, summary }) =>
      isOtherYears ? otherYears(summary) : summary.count > 0 ? String(summary.count) : 'None',
  },
  {
    head: 'Condition',
    value: (vehicle, sheet) =>
      vehicle.isOtherYears
        ? null
        : stocked(({ conditions }) => conditions, conditionName)(vehicle, sheet),
  },
  {
    head: 'Lowest price',
    value: (vehicle, sheet) => priceOf(sheet, vehicle, 'min'),
  },
  {
    head: 'Highest price',
    value: (vehicle, sheet) => priceOf(sheet, vehicle, 'max'),
  },
  { head: 'Trims in stock', value: stocked(({ trims }) => trims) },
  {
    head: 'Body',
    value: (vehicle) => {
      const noun = isHere(vehicle) ? nounFor(vehicle, false) : 'vehicle';
      return noun === 'vehicle' ? null : noun;
    },
  },
  { head: 'Driven wheels', value: stocked(({ drivetrains }) => drivetrains) },
  { head: 'Engines in stock', value: stocked(({ engines }) => engines) },
  { head: 'EPA model year', value: ({ economy }) => economy && modelYears(economy.facts) },
  ...(['mpg', 'MPGe'] as const).flatMap((unit): Row[] => [
    { head: `EPA-estimated ${unit}, city`, value: estimate(unit, (fact) => fact.cityMpg) },
    { head: `EPA-estimated ${unit}, highway`, value: estimate(unit, (fact) => fact.highwayMpg) },
    { head: `EPA-estimated ${unit}, combined`, value: estimate(unit, (fact) => fact.combinedMpg) },
  ]),
  {
    head: 'EPA-estimated range, miles',
    value: ({ economy }) => {
      const ranges = economy?.facts.map(({ rangeMiles }) => rangeMiles) ?? [];
      const known = ranges.filter((range) => range !== null);
      return known.length > 0 && known.length === ranges.length ? span(known) : null;
    },
  },
];

function namesOf(compared: readonly ComparedVehicle[]): string {
  const names = compared.map(({ short }) => cell(short));
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What other years of it are like is known of it, and the first row says which years those are. */
function isHere({ summary }: ComparedVehicle): boolean {
  return summary.count > 0;
}

/** "6 from other years: 2019 to 2024". */
function otherYears({ count, years }: ComparedVehicle['summary']): string {
  const all = years.map(({ name }) => name).toSorted();
  const [first, last] = [all[0], all.at(-1)];
  return `${count} from other years: ${first === last ? first : `${first} to ${last}`}`;
}

/** The most common first, at most four of them. */
function stocked(
  pick: (summary: ComparedVehicle['summary']) => readonly Tally[],
  say: (name: string) => string = (name) => name,
): Row['value'] {
  return (vehicle) => {
    const names = pick(vehicle.summary).map(({ name }) => say(name));
    return isHere(vehicle) && names.length > 0 ? names.slice(0, 4).join(', ') : null;
  };
}

function conditionName(name: string): string {
  return conditionNames[name] ?? name;
}

function priceOf(sheet: FactSheet, vehicle: ComparedVehicle, end: 'min' | 'max'): string | null {
  // A price of another year would stand for one that nobody asked about.
  if (!isHere(vehicle) || vehicle.isOtherYears) return null;
  return figureSlot(sheet, `${vehicle.id}.price.${end}`)?.text ?? null;
}

/** The figure alone: its unit and cycle stand at the head of the row. */
function estimate(
  unit: Economy['unit'],
  figure: (fact: EconomyFact) => number | null,
): Row['value'] {
  return ({ economy }) => {
    if (economy?.unit !== unit) return null;
    const known = economy.facts.map(figure).filter((one) => one !== null);
    return known.length > 0 && known.length === economy.facts.length ? span(known) : null;
  };
}

function factIdsOf({ id, summary, economy }: ComparedVehicle): string[] {
  const tallies = (kind: string, list: readonly Tally[]) =>
    list.map((entry) => tallyFactId(id, kind, entry));
  return [
    `${id}.name`,
    `${id}.count`,
    `${id}.price.min`,
    `${id}.price.max`,
    ...tallies('year', summary.years),
    ...tallies('condition', summary.conditions),
    ...tallies('trim', summary.trims),
    ...tallies('drivetrain', summary.drivetrains),
    ...tallies('engine', summary.engines),
    ...(economy?.facts.map((fact) => fact.factId) ?? []),
  ];
}
