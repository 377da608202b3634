import type { ComparedVehicle } from '../../facts/compared.ts';
import { thirdRowIn } from '../../cars/rows-of.ts';
import type { CompareRow } from './compare-stock-rows.ts';
import { type ReferenceLine, referenceLines } from './reference-columns.ts';

/**
 * What a shopper sets side by side, of all that makers file. Driver aids, cabs and gearboxes are
 * filed with gaps, and a gap would read as if the car did without.
 */
const shown = new Set(['Body', 'Seats', 'Rows of seats', 'Engines', 'Driven wheels', 'Battery']);

/** A line that the stock can fill stands where makers told of one side alone. */
const either = new Set(['Body', 'Engines', 'Driven wheels']);

/** Lines of the table that the stock could tell as well. */
type Stocked = { filed: string; head: string; value: CompareRow['value'] };

export type TableLine = { head: string; cells: (string | null)[] };

/** What makers filed of each side, a line a matter; empty where the tables know none of them. */
export function filedLines(compared: readonly ComparedVehicle[]): ReferenceLine[] {
  const { lines } = referenceLines(compared);
  return lines.filter(({ head, cells }) => {
    // "2 or 3" is filed of models that never had a third row; the seats say it.
    if (head === 'Rows of seats' && cells.some((one) => one?.includes(' or '))) return false;
    const isOpen = compared.some(
      ({ car }) => car && thirdRowIn(car.guide.kind, car.span, car.year) === 'some',
    );
    if (head === 'Rows of seats' && (isOpen || cells.includes(null))) return false;
    const isWhole = compared.every(({ portrait }, at) => !portrait || cells[at] !== null);
    return shown.has(head) && (either.has(head) || isWhole);
  });
}

/**
 * One line where both the filings and the stock speak: what was filed, and of a side that has
 * nothing on file what stands here.
 */
export function mergedLine(
  { filed, head, value }: Stocked,
  lines: readonly ReferenceLine[],
  stocked: (say: CompareRow['value']) => (string | null)[],
): TableLine {
  const own = stocked(value);
  const known = lines.find((line) => line.head === filed);
  if (!known || known.cells.every((one) => one === null)) return { head, cells: own };
  const cells = own.map((here, at) => {
    const onFile = known.cells[at] ?? null;
    return onFile ?? (here === null ? null : `${here} (in stock)`);
  });
  return { head: filed, cells };
}
