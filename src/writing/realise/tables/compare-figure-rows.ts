import { type Economy, type EconomyFact, kindOf } from '../../facts/economy-facts.ts';
import { sizeClassOf } from '../compared-economy.ts';
import { modelYears, span } from '../economy-figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { CompareRow } from './compare-stock-rows.ts';

/** What the EPA says of each side; the unit and the cycle stand at the head of each line. */
export const compareFigureRows: readonly CompareRow[] = [
  { head: 'EPA model year', value: ({ economy }) => economy && modelYears(economy.facts) },
  ...(['mpg', 'MPGe'] as const).flatMap((unit): CompareRow[] => [
    { head: `EPA-estimated ${unit}, city`, value: estimate(unit, 'city', (fact) => fact.cityMpg) },
    {
      head: `EPA-estimated ${unit}, highway`,
      value: estimate(unit, 'highway', (fact) => fact.highwayMpg),
    },
    {
      head: `EPA-estimated ${unit}, combined`,
      value: estimate(unit, 'combined', (fact) => fact.combinedMpg),
    },
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

/** Of a model that is sold as a hybrid too, whose figures they are. */
function estimate(
  unit: Economy['unit'],
  cycle: 'city' | 'highway' | 'combined',
  figure: (fact: EconomyFact) => number | null,
): CompareRow['value'] {
  return ({ id, economy }, { facts }) => {
    if (economy?.unit !== unit) return null;
    const known = economy.facts.map(figure).filter((one) => one !== null);
    if (known.length === 0 || known.length < economy.facts.length) return null;
    const hybrid = facts.get(`${id}.car.hybrid-beside`)?.value;
    if (hybrid === undefined || economy.facts.some((fact) => kindOf(fact) !== 'gasoline')) {
      return span(known);
    }
    const beside = cycle === 'combined' ? `; ${hybrid} (hybrid)` : '';
    return `${span(known)} (gas)${beside}`;
  };
}
