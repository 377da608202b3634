import type { ComparedVehicle } from '../../facts/compared.ts';
import { gearboxOf } from '../../facts/economy-facts.ts';
import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { photoFactId } from '../../facts/photo-facts.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { conditionOf, priceSlot } from '../fact-slots.ts';
import { driveName, stockNumberOf } from '../vehicle-phrase.ts';
import { hasPhotos, photoCell } from './photo-cell.ts';
import { colorHead, cell, type FactTable, linkedCell } from './table.ts';

/** Every side gets as many rows as the others at most. */
const rowsEach = 6;

/** Columns that stand where the feed fills them. */
const detailColumns: readonly { head: string; say: (car: StockVehicle) => string | null }[] = [
  { head: 'Trim', say: ({ trim }) => trim },
  { head: 'Color', say: ({ exteriorColor }) => exteriorColor },
  { head: 'Drive', say: ({ drivetrain }) => drivetrain },
];

type Row = { car: StockVehicle; name: string };

/** The lowest-priced vehicles of each side on the lot, row by row. */
export function compareStockTable(sheet: FactSheet): FactTable | null {
  const here = sheet.compared.filter(({ pair }) => pair.summary.count > 0);
  const rows = here.flatMap((vehicle) =>
    cheapest(vehicle.pair.vehicles).map((car) => ({ car, name: vehicle.name })),
  );
  return rows.length < 2 ? null : tableOf(sheet, rows, here, 'Vehicles to compare on our lot');
}

/** Those of a side that is not here in the year asked for: each under its own year. */
export function compareOthersTable(sheet: FactSheet): FactTable | null {
  const others = sheet.compared.filter(({ isOtherYears }) => isOtherYears);
  const rows = others.flatMap(({ vehicles }) =>
    cheapest(vehicles).map((car) => {
      return { car, name: [car.year, car.make, car.model].filter(Boolean).join(' ') };
    }),
  );
  return rows.length === 0 ? null : tableOf(sheet, rows, others, 'Other model years on our lot');
}

function tableOf(
  sheet: FactSheet,
  rows: readonly Row[],
  sides: readonly ComparedVehicle[],
  caption: string,
): FactTable {
  const isShown = hasPhotos(rows.map(({ car }) => car));
  const isDriven = rows.some(({ car }) => car.condition !== 'new');
  const told = (say: (car: StockVehicle) => string | null): boolean =>
    rows.some(({ car }) => say(car) !== null);
  const columns = detailColumns.filter(({ say }) => told(say));
  return {
    caption: `${caption} as of ${sheet.facts.get('date.today')?.value}`,
    header: [
      ...(isShown ? ['Photo'] : []),
      'Model',
      ...columns.map(({ head }) => (head === 'Color' ? colorHead(sheet.brief.store) : head)),
      ...(isDriven ? ['Condition'] : []),
      'Price',
      'Number',
    ],
    rows: rows.map(({ car, name }) => [
      ...(isShown ? [photoCell(sheet, car)] : []),
      cell(name),
      ...columns.map(({ say }) => cell(say(car))),
      ...(isDriven ? [cell(conditionOf(car))] : []),
      priceSlot(sheet, car)?.text ?? 'On request',
      linkedCell(car, stockNumberOf(sheet, car)),
    ]),
    factIds: [
      'date.today',
      ...rows.map(({ car }) => photoFactId(car)),
      ...sides.map(({ id }) => `${id}.name`),
      ...rows.map(({ car }) => rowFactId(car)),
    ],
  };
}

/** EPA estimates version by version, as the table of the EPA names them. */
export function compareEconomyTable(sheet: FactSheet): FactTable | null {
  // Of one of two sides they say nothing of either.
  if (sheet.compared.filter(({ economy }) => economy).length < 2) return null;
  const facts = sheet.compared
    .flatMap(({ economy }) => economy?.facts.slice(0, rowsEach) ?? [])
    .filter(({ hasTwin }) => !hasTwin);
  const rated = new Set(facts.map((fact) => fact.factId));
  const own = facts.filter((fact) => rated.delete(fact.factId));
  if (own.length < 2) return null;
  const hasCombined = own.every((fact) => fact.combinedMpg !== null);
  const isCharged = own.some((fact) => fact.rangeMiles !== null);
  const drive = (name: string): string => {
    const told = driveName(name);
    return told.charAt(0).toUpperCase() + told.slice(1);
  };
  return {
    caption: `EPA fuel economy estimates by version (source: ${cell(own[0]?.source ?? '')})`,
    header: [
      'Version',
      'Engine',
      'Drive',
      'Gearbox',
      'City',
      'Highway',
      ...(hasCombined ? ['Combined'] : []),
      ...(isCharged ? ['Range (miles)'] : []),
    ],
    rows: own.map((fact) => [
      cell(`${fact.year} ${fact.make} ${fact.variant}`),
      cell(fact.engine),
      fact.drivetrain ? cell(drive(fact.drivetrain)) : '–',
      cell(gearboxOf(fact)),
      cell(fact.cityMpg),
      cell(fact.highwayMpg),
      ...(hasCombined ? [cell(fact.combinedMpg)] : []),
      ...(isCharged ? [cell(fact.rangeMiles)] : []),
    ]),
    factIds: own.map((fact) => fact.factId),
  };
}

function cheapest(vehicles: readonly StockVehicle[]): StockVehicle[] {
  const price = (car: StockVehicle): number => car.priceCents ?? Number.MAX_SAFE_INTEGER;
  return [...vehicles]
    .sort((one, two) => price(one) - price(two) || (one.id < two.id ? -1 : 1))
    .slice(0, rowsEach);
}
