import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { classifyVin, modelYear, type VinVerdict } from '../../vin.ts';
import { inferCondition, readCondition, readFlag, readNo } from '../words/condition.ts';
import { isCertifiedSomewhere } from './certified.ts';
import type { Fields } from './fields.ts';
import { readName, type Refusal } from './name.ts';
import { describedOdometer, readOdometer } from './odometer.ts';
import type { RowReader } from './row-reader.ts';
import { readStockState } from './stock-state.ts';

export type Identity = Pick<
  VehicleRecord,
  | 'vin'
  | 'stockNumber'
  | 'condition'
  | 'status'
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'mileage'
  | 'mileageUnit'
>;

const firstYear = 1900;

/** Which car the row means, or the reason why that cannot be told. */
export function readIdentity(
  reader: RowReader,
  { vin: vinText, fields }: { vin: string | null; fields: Fields },
  options: FeedOptions,
): Identity | Refusal {
  const currentYear = Number(options.today.slice(0, 4));
  const stated = readYear(reader, currentYear);
  const odometer = readMileage(reader, options);
  const status = readStockState(reader);
  const year = stated ?? yearOfVin(reader, vinText, currentYear);
  const condition = readStockCondition(reader, fields, { year, ...odometer, currentYear });
  const stockNumber = readStockNumber(reader, vinText);
  const verdict =
    vinText === null ? null : classifyVin(vinText, { condition, status, year: stated });
  if (verdict?.kind === 'bad') return { field: 'vin', reason: verdict.reason };
  if (vinText === null && stockNumber === null)
    return { field: 'vin', reason: 'The row has neither a VIN nor a stock number.' };
  const name = readName(reader);
  if ('reason' in name) return name;
  if (year === null) return { field: 'year', reason: missingYear(reader.text('year')) };
  checkVin(reader, verdict, vinText, { stated, status });
  return {
    vin: vinText,
    stockNumber,
    condition,
    status,
    year,
    ...name,
    // A used car's odometer at nought is one that nobody read.
    mileage: condition !== 'new' && odometer.mileage === 0 ? null : odometer.mileage,
    mileageUnit: odometer.mileageUnit,
  };
}

function readYear(reader: RowReader, currentYear: number): number | null {
  return reader.read('year', (text) => {
    const digits = /^(\d{4}|\d{2})(?:\.0+)?$/.exec(text.trim())?.[1];
    if (digits === undefined) return null;
    const century = Number(digits) > (currentYear + 2) % 100 ? 1900 : 2000;
    const year = digits.length === 2 ? century + Number(digits) : Number(digits);
    return year >= firstYear && year <= currentYear + 2 ? year : null;
  });
}

function yearOfVin(reader: RowReader, vin: string | null, currentYear: number): number | null {
  const year = vin === null ? null : modelYear(vin);
  if (year === null || year > currentYear + 2) return null;
  const verdict = classifyVin(vin ?? '', { condition: 'used', status: 'available', year });
  if (verdict.kind !== 'valid') return null;
  const text = reader.text('year');
  const cause = text === null ? 'The row names no model year' : `"${text}" is no model year`;
  reader.note('year', `${cause}; ${year} is taken from the VIN.`);
  return year;
}

/** A new car's text speaks of ranges and warranties, never of its odometer. */
function readMileage(reader: RowReader, options: FeedOptions): ReturnType<typeof readOdometer> {
  const odometer = readOdometer(reader, options);
  if (odometer.mileage !== null || reader.read('condition', readCondition) === 'new') {
    return odometer;
  }
  return describedOdometer(reader) ?? odometer;
}

function readStockCondition(
  reader: RowReader,
  fields: Fields,
  car: Omit<Parameters<typeof inferCondition>[0], 'title'>,
): VehicleRecord['condition'] {
  const title = reader.text('title');
  const named = reader.read('condition', readCondition) ?? reader.read('status', inStatus);
  const stated = named ?? flaggedCondition(reader);
  const flag = reader.read('certified', (text) => (readFlag(text) ? true : null));
  const isCertified = flag ?? isCertifiedSomewhere(reader, fields);
  // A word for a certified car says that it is no new one, where nothing else says what it is.
  if (stated === null && isCertified) return 'certified';
  const condition = stated ?? inferCondition({ ...car, title });
  return condition === 'used' && isCertified ? 'certified' : condition;
}

function readStockNumber(reader: RowReader, vin: string | null): string | null {
  const text = reader.text('stockNumber');
  if (text !== null && !/^(?=.*\d)[\p{L}\d][\p{L}\d ._/#*+-]{0,29}$/u.test(text))
    reader.note('stockNumber', `"${text.slice(0, 60)}" is not a stock number.`);
  else if (text !== null) return text;
  const other = reader.text('fallbackId');
  return other === null || other.toUpperCase() === vin ? null : other.slice(0, 60);
}

function missingYear(text: string | null): string {
  return text === null
    ? 'The row names no model year.'
    : `"${text.slice(0, 60)}" is no model year.`;
}

function checkVin(
  reader: RowReader,
  verdict: VinVerdict | null,
  vin: string | null,
  { stated, status }: { stated: number | null; status: VehicleRecord['status'] },
): void {
  if (vin === null || verdict === null) return;
  if (verdict.kind === 'provisional' && status === 'available')
    reader.note('vin', `The VIN ${vin} fails its check digit; kept as a maker's provisional one.`);
  if (verdict.kind === 'not_north_american')
    reader.note('vin', `The VIN ${vin} carries no check digit, as is usual outside North America.`);
  const coded = verdict.kind === 'valid' ? modelYear(vin) : null;
  if (coded !== null && stated !== null && (coded - stated) % 30 !== 0)
    reader.note('year', `The row says ${stated} but the VIN ${vin} says ${coded}.`);
}

/** "Is New: 1". */
function flaggedCondition(reader: RowReader): 'new' | 'used' | null {
  const isNew = reader.read('isNew', yesOrNo);
  const isUsed = reader.read('isUsed', yesOrNo);
  if (isNew === null && isUsed === null) return null;
  return (isNew ?? !isUsed) ? 'new' : 'used';
}

function yesOrNo(text: string): boolean | null {
  if (readFlag(text)) return true;
  return readNo(text) ? false : null;
}

/** New, Used or Certified in the column of the stock's state; its P means pending. */
function inStatus(text: string): VehicleRecord['condition'] | null {
  const isWhole = /^(?:[nuc]|new|used|cpo|pre-?\s?owned|.*certified.*)$/i.test(text);
  return isWhole ? readCondition(text) : null;
}
