import { type EconomyFact, economyOf, fuelText, gearboxOf } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { modelYears, span } from '../economy-figures.ts';
import { cell, type FactTable } from './table.ts';

type Column = { head: string; value: (fact: EconomyFact) => string };

const configuration: Column = {
  head: 'Configuration',
  value: ({ variant, fuelType }) =>
    fuelType === 'plug_in_hybrid' ? `${variant} (on gasoline)` : variant,
};
const fuel: Column = { head: 'Power', value: fuelText };
const engine: Column = { head: 'Engine', value: (fact) => fact.engine ?? '–' };
const drive: Column = { head: 'Drive', value: (fact) => fact.drivetrain ?? '–' };
const gearbox: Column = { head: 'Gearbox', value: (fact) => gearboxOf(fact) ?? '–' };
const modelYear: Column = { head: 'Model year', value: (fact) => String(fact.year) };

/** Finest first: what a table is divided by, so that it is complete however short it must be. */
const divisions: readonly (readonly Column[])[] = [
  [configuration, fuel, engine, gearbox],
  [configuration, fuel, engine],
  [fuel, engine, drive],
  [fuel, engine],
  [fuel, drive],
  [fuel],
];

/** EPA estimates of the article's model, each row of all the configurations that it names. */
export function economyTable(sheet: FactSheet): FactTable | null {
  const economy = economyOf(sheet.brief);
  if (!economy) return null;
  const { facts, unit } = economy;
  const limit = sheet.brief.contentLength < 1000 ? 8 : 12;
  const years = new Set(facts.map((fact) => fact.year)).size > 1 ? [modelYear] : [];
  const columns = divisions
    .map((division) => [...years, ...division.filter((column) => isTelling(column, facts))])
    .find((division) => groupsBy(division, facts).length <= limit);
  if (!columns) return null;
  const groups = groupsBy(columns, facts);
  if (groups.length < 2) return null;
  const [first] = facts;
  const hasCombined = facts.every((fact) => fact.combinedMpg !== null);
  const hasRange = facts.every((fact) => fact.rangeMiles !== null);
  return {
    caption:
      `EPA-estimated fuel economy of the ${modelYears(facts)} ${cell(first?.make ?? '')} ` +
      `${cell(first?.model ?? '')} in ${unit} (source: ${cell(first?.source ?? '')})`,
    header: [
      ...columns.map(({ head }) => head),
      'City',
      'Highway',
      ...(hasCombined ? ['Combined'] : []),
      ...(hasRange ? ['Range (miles)'] : []),
    ],
    rows: groups.map((group) => [
      ...columns.map(({ value }) => cell(group[0] ? value(group[0]) : null)),
      span(group.map((fact) => fact.cityMpg)),
      span(group.map((fact) => fact.highwayMpg)),
      ...(hasCombined ? [span(group.map((fact) => fact.combinedMpg ?? 0))] : []),
      ...(hasRange ? [span(group.map((fact) => fact.rangeMiles ?? 0))] : []),
    ]),
    factIds: facts.map((fact) => fact.factId),
  };
}

function groupsBy(columns: readonly Column[], facts: readonly EconomyFact[]): EconomyFact[][] {
  const key = (fact: EconomyFact) => columns.map(({ value }) => value(fact)).join('|');
  return [...Map.groupBy(facts, key).values()];
}

/** A column whose cells are all the same says nothing; the configuration's name always does. */
function isTelling(column: Column, facts: readonly EconomyFact[]): boolean {
  return column === configuration || new Set(facts.map(column.value)).size > 1;
}
