import { economyOfCar } from '../../cars/figures-of.ts';
import { ratedCarOf } from '../../cars/rated-car.ts';
import { versionText } from '../../facts/car-texts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

/** Fewer are told in a sentence. */
const minVersions = 3;

/** What the EPA estimates for each version of the article's model, as the guide lists them. */
export function carEconomyTable({ car, facts }: FactSheet): FactTable | null {
  const rows = car ? economyOfCar(ratedCarOf(car)) : [];
  const name = facts.get('car.mpg-which')?.value;
  if (rows.length < minVersions || name === undefined) return null;
  return {
    caption: `EPA estimates for the ${cell(String(name))}, in mpg`,
    header: ['Version', 'City', 'Highway', 'Combined'],
    rows: rows.map(({ city, highway, combined, version }) => [
      cell(capital(versionText(version))),
      city,
      highway,
      combined,
    ]),
    factIds: ['car.mpg-which', ...rows.map((_row, at) => `car.mpg.${at + 1}`)],
  };
}
