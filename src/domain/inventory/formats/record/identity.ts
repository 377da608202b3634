import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { classifyVin, modelYear, type VinVerdict } from '../../vin.ts';
import { inferCondition, readCondition, readFlag } from '../words/condition.ts';
import { capitaliseLower } from '../words/casing.ts';
import { readMake } from '../words/make.ts';
import { readStatus } from '../words/status.ts';
import { readOdometer } from './odometer.ts';
import type { RowReader } from './row-reader.ts';
import { readTrim } from './trim.ts';

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
type Refusal = { field: string; reason: string };

const firstYear = 1900;
const longestName = 80;

/** Which car the row means, or the reason why that cannot be told. */
export function readIdentity(
  reader: RowReader,
  vinText: string | null,
  options: FeedOptions,
): Identity | Refusal {
  const currentYear = Number(options.today.slice(0, 4));
  const stated = readYear(reader, currentYear);
  const odometer = readOdometer(reader, options);
  const status = readStockState(reader);
  const year = stated ?? yearOfVin(reader, vinText, currentYear);
  const condition = readStockCondition(reader, { year, ...odometer, currentYear });
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

function readStockState(reader: RowReader): VehicleRecord['status'] {
  const status = reader.read('status', readStatus);
  const text = reader.text('status');
  if (status === null && text !== null)
    reader.note('status', `"${text}" is not a stock state that is known; read as available.`);
  return status ?? 'available';
}

function readStockCondition(
  reader: RowReader,
  car: Omit<Parameters<typeof inferCondition>[0], 'title'>,
): VehicleRecord['condition'] {
  const title = reader.text('title');
  const condition = reader.read('condition', readCondition) ?? inferCondition({ ...car, title });
  const certified = reader.read('certified', (text) => (readFlag(text) ? true : null));
  return condition === 'used' && certified ? 'certified' : condition;
}

function readStockNumber(reader: RowReader, vin: string | null): string | null {
  const text = reader.text('stockNumber');
  if (text !== null && !/^(?=.*\d)[\p{L}\d][\p{L}\d ._/#*+-]{0,29}$/u.test(text))
    reader.note('stockNumber', `"${text.slice(0, 60)}" is not a stock number.`);
  else if (text !== null) return text;
  const other = reader.text('fallbackId');
  return other === null || other.toUpperCase() === vin ? null : other.slice(0, 60);
}

function readName(reader: RowReader): Pick<VehicleRecord, 'make' | 'model' | 'trim'> | Refusal {
  const makeText = reader.text('make');
  if (makeText === null) return { field: 'make', reason: 'The row names no make.' };
  if (!/\p{L}{2}/u.test(makeText) || /\d{4}/.test(makeText))
    return { field: 'make', reason: `"${makeText.slice(0, 60)}" is not a make.` };
  const modelText = reader.text('model');
  if (modelText === null) return { field: 'model', reason: 'The row names no model.' };
  if (modelText.length > longestName || !/[\p{L}\d]/u.test(modelText))
    return { field: 'model', reason: `"${modelText.slice(0, 60)}" is not a model.` };
  const make = readMake(makeText);
  // "i40" beside "Hyundai" is meant so; "f-150" beside "ford" is a feed without capitals.
  const isLower = makeText === makeText.toLowerCase();
  const model = withoutMake(isLower ? capitaliseLower(modelText) : modelText, make);
  return { make, ...readTrim(reader, make, model, isLower) };
}

function withoutMake(model: string, make: string): string {
  const prefixed = model.toLowerCase().startsWith(`${make.toLowerCase()} `);
  return prefixed ? model.slice(make.length + 1) : model;
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
