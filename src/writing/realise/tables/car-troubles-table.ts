import { nameOfCar } from '../../cars/car-of.ts';
import { newestFirst, onceEach, troublesIn, troublesOf } from '../../cars/troubles-of.ts';
import { maxTroubles, yearsOf } from '../../facts/trouble-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

/** Fewer are told in a sentence. */
const minRows = 3;

/** What is on paper against the article's model, with the paper. */
export function carTroublesTable({ car, facts, brief }: FactSheet): FactTable | null {
  if (!car || brief.keyword === null || !facts.has('car.fault.1')) return null;
  const all = troublesOf(car);
  const own = car.year === null ? onceEach(all) : troublesIn(all, car.year);
  if (own.length < minRows) return null;
  return {
    caption: `Documented faults of the ${cell(`${car.year ?? ''} ${nameOfCar(car)}`.trim())}`,
    header: ['Model years', 'Fault', 'On record as'],
    rows: newestFirst(own.slice(0, maxTroubles.recorded)).map((one) => {
      return [yearsOf(one), cell(capital(one.what)), cell(one.source)];
    }),
    factIds: [
      'subject.name',
      'car.which',
      ...own.slice(0, maxTroubles.recorded).map((_one, at) => `car.recorded.${at + 1}`),
    ],
  };
}
