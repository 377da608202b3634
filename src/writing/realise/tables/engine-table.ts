import { carName } from '../../facts/car-texts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

const lines = [
  ['Power', 'power'],
  ['Torque', 'torque'],
  ['Towing capacity, the highest', 'towing'],
  ['Payload, the highest', 'payload'],
  ['EPA-estimated mpg, combined', 'mpg'],
  ['Fuel', 'gas'],
  ['On record', 'record'],
] as const;

/** The engines of one model side by side, with what is known of all of them. */
export function engineTable({ car, facts }: FactSheet): FactTable | null {
  const places = (car?.engines ?? []).map((_engine, at) => `engine.${at + 1}`);
  if (!car || places.length < 2) return null;
  const factOf = (place: string, id: string): string | null => {
    const value = facts.get(`${place}.${id}`)?.value;
    return value === undefined ? null : String(value);
  };
  const rows = lines.flatMap(([head, id]) => {
    const cells = places.map((place) => factOf(place, id));
    // A fault on record is worth its row without one of the other, which is no acquittal.
    const isTold =
      id === 'record' ? cells.some((one) => one !== null) : cells.every((one) => one !== null);
    return isTold ? [[head, ...cells.map((one) => cell(one && capital(one)))]] : [];
  });
  if (rows.length === 0) return null;
  const name = capital(carName({ ...car, trim: null }));
  return {
    caption: `${name}: engines, with figures of the maker and the EPA`,
    header: ['', ...places.map((place) => cell(capital(factOf(place, 'name') ?? '')))],
    rows,
    factIds: places.flatMap((place) =>
      ['name', ...lines.map(([, id]) => id)].map((id) => `${place}.${id}`),
    ),
  };
}
