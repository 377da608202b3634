import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import { currencyOfCountry } from '../../currencies.ts';
import type { FeedOptions } from '../format.ts';
import { isCanadianAddress, isCanadianProvince } from '../words/province.ts';
import { mileageInText } from './mileage-in-text.ts';
import { readMileage } from './mileage.ts';
import { readMoney } from './money.ts';
import type { RowReader } from './row-reader.ts';
import { kilometreColumns } from './synonyms.ts';

/** Countries that price in these currencies count miles. */
const milesCurrencies = new Set(['USD', 'GBP']);

type Odometer = Pick<VehicleRecord, 'mileage' | 'mileageUnit'>;

/** The odometer with its unit; where neither value nor column says one, the currency decides. */
export function readOdometer(reader: RowReader, options: FeedOptions): Odometer {
  const unitText = reader.text('mileageUnit');
  const usual = milesCurrencies.has(currencyOf(reader, options)) ? 'mi' : 'km';
  const text = reader.text('mileage');
  if (text === null) return { mileage: null, mileageUnit: usual };
  const { distance, unit, fault } = readMileage(text, unitText);
  if (fault !== null) reader.note('mileage', fault);
  const ofColumn = kilometreColumns.includes(reader.column('mileage') ?? '') ? 'km' : null;
  return { mileage: distance, mileageUnit: unit ?? ofColumn ?? usual };
}

/** Where no column knows the odometer, a text may: "Only 45,210 miles". The reading is noted. */
export function describedOdometer(reader: RowReader): Odometer | null {
  const texts = [reader.text('title') ?? '', ...reader.all('description')];
  const found = texts.map(mileageInText).find((reading) => reading !== null) ?? null;
  if (found === null) return null;
  const shown = `${found.mileage} ${found.mileageUnit}`;
  reader.note('mileage', `No column has the mileage; ${shown} is taken from the description.`);
  return found;
}

/**
 * The currency of the row: its own column, else the mark on one of its prices, else that of the
 * place it names, else the store's.
 */
export function currencyOf(reader: RowReader, options: FeedOptions): string {
  const stated = reader.read('currency', (text) => (/^[A-Z]{3}$/i.test(text) ? text : null));
  if (stated !== null) return stated.toUpperCase();
  const mark = (text: string) => readMoney(text).currency;
  return reader.read('price', mark) ?? reader.read('msrp', mark) ?? ofPlace(reader, options);
}

function ofPlace(reader: RowReader, options: FeedOptions): string {
  const isCanadian =
    reader.read('region', (text) => (isCanadianProvince(text) ? true : null)) ??
    reader.read('address', (text) => (isCanadianAddress(text) ? true : null));
  if (isCanadian) return 'CAD';
  return reader.read('country', currencyOfCountry) ?? options.currency;
}
