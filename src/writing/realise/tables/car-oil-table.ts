import { nameOfCar } from '../../cars/car-of.ts';
import { oilByYears } from '../../facts/oil-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

/** One is told in a sentence. */
const minRows = 2;

/** The oil of each shape of the article's model, for who has not said which year it is. */
export function carOilTable({ car, facts }: FactSheet): FactTable | null {
  if (!car || car.year !== null || !facts.has('car.oil')) return null;
  const rows = oilByYears(car);
  if (rows.length < minRows) return null;
  return {
    caption: `Engine oil of the ${cell(nameOfCar(car))} with a new filter`,
    header: ['Model years', 'Oil'],
    rows: rows.map(({ years, text }) => [years, cell(capital(text))]),
    factIds: ['subject.name', ...rows.map((_row, at) => `car.oil-of.${at + 1}`)],
  };
}
