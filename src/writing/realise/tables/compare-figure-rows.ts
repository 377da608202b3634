import type { Economy, EconomyFact } from '../../facts/economy-facts.ts';
import { sizeClassOf } from '../compared-economy.ts';
import { modelYears, span } from '../economy-figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { CompareRow } from './compare-stock-rows.ts';

/** What the EPA says of each side; the unit and the cycle stand at the head of each line. */
export const compareFigureRows: readonly CompareRow[] = [
  { head: 'EPA model year', value: ({ economy }) => economy && modelYears(economy.facts) },
  ...(['mpg', 'MPGe'] as const).flatMap((unit): CompareRow[] => [
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
  {
    head: 'EPA size class',
    value: ({ economy }) => {
      const classes = economy?.facts.flatMap((fact) => sizeClassOf(fact.vehicleClass) ?? []) ?? [];
      return classes.length > 0 ? joinWithAnd([...new Set(classes)]) : null;
    },
  },
];

function estimate(
  unit: Economy['unit'],
  figure: (fact: EconomyFact) => number | null,
): CompareRow['value'] {
  return ({ economy }) => {
    if (economy?.unit !== unit) return null;
    const known = economy.facts.map(figure).filter((one) => one !== null);
    return known.length > 0 && known.length === economy.facts.length ? span(known) : null;
  };
}
