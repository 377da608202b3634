import { hasOtherGearbox } from '../../facts/bettered-filings.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import { hasMegaCab } from '../../cars/mega-cab.ts';
import { versionIn } from '../../cars/car-version.ts';
import type { Car } from '../../cars/car-of.ts';
import { enginesOf, figuresOf } from '../../cars/figures-of.ts';
import { thirdRowIn } from '../../cars/rows-of.ts';
import type { CompareRow } from './compare-stock-rows.ts';
import { type ReferenceLine, referenceLines } from './reference-columns.ts';

/**
 * What a shopper sets side by side, of all that makers file. Driver aids are filed with gaps, and a
 * gap would read as if the car did without.
 */
const shown = new Set([
  'Body',
  'Cabs',
  'Seats',
  'Rows of seats',
  'Engines',
  'Driven wheels',
  'Transmissions',
  'Battery',
]);

/** A line that the stock can fill stands where makers told of one side alone. */
const either = new Set(['Body', 'Engines', 'Driven wheels']);

/** Lines of the table that the stock could tell as well. */
type Stocked = { filed: string; head: string; value: CompareRow['value'] };

export type TableLine = { head: string; cells: (string | null)[] };

/** What makers filed of each side, a line a matter; empty where the tables know none of them. */
export function filedLines(compared: readonly ComparedVehicle[]): ReferenceLine[] {
  const { lines } = referenceLines(compared);
  return lines.filter(({ head, cells }) => {
    // A single cab is seldom all that there is.
    if (head === 'Cabs' && cells.some((one) => one !== null && !/ (?:and|or) /.test(one))) {
      return false;
    }
    // The gearboxes on file are those of the gas versions as well.
    const isPartElectric = compared.some(({ subject: { model, power } }) => {
      return versionIn(model) !== null || (power !== null && power !== 'gas' && power !== 'diesel');
    });
    if (head === 'Transmissions' && (isPartElectric || cells.some(isVague))) return false;
    const isShort = compared.some(({ car }, at) => {
      return car && (hasOtherGearbox(cells[at] ?? '', car) || isOneOfTwo(car, cells[at] ?? ''));
    });
    if (head === 'Transmissions' && isShort) return false;
    // Where no version has fewer than five seats, a regular cab on file is another truck's.
    if (head === 'Cabs' && compared.some(({ car }, at) => isOtherCab(car, cells[at] ?? ''))) {
      return false;
    }
    if (head === 'Cabs' && compared.some(({ car }) => hasMegaCab(car))) return false;
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

/** "CVT, 10-speed automatic and automatic": one of them tells nothing. */
function isVague(cell: string | null): boolean {
  return cell !== null && /(?:^|, |and )(?:automatic|manual)\b/i.test(cell) && / and /.test(cell);
}

/** The one gearbox on file is that of the gas versions, where there is a hybrid beside them. */
function isOneOfTwo(car: Car, cell: string): boolean {
  const kinds = new Set(enginesOf(car).map(versionIn));
  return kinds.has(null) && kinds.has('hybrid') && !/ and |,|CVT/.test(cell);
}

function isOtherCab(car: ComparedVehicle['car'], cabs: string): boolean {
  const seats = car ? figuresOf(car, 'seats').flatMap(({ value }) => value.split(' to ')) : [];
  return /\bregular cab\b/i.test(cabs) && seats.length > 0 && Math.min(...seats.map(Number)) > 4;
}
