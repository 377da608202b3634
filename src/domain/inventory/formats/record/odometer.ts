import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { readMileage } from './mileage.ts';
import { readMoney } from './money.ts';
import type { RowReader } from './row-reader.ts';

/** Countries that price in these currencies count miles. */
const milesCurrencies = new Set(['USD', 'GBP']);

/** The odometer with its unit; where neither value nor column says one, the currency decides. */
export function readOdometer(
  reader: RowReader,
  options: FeedOptions,
): Pick<VehicleRecord, 'mileage' | 'mileageUnit'> {
  const unitText = reader.text('mileageUnit');
  const usual = milesCurrencies.has(currencyOf(reader, options)) ? 'mi' : 'km';
  const text = reader.text('mileage');
  const { distance, unit, fault } =
    text === null ? { distance: null, unit: null, fault: null } : readMileage(text, unitText);
  if (fault !== null) reader.note('mileage', fault);
  return { mileage: distance, mileageUnit: unit ?? usual };
}

/** The currency of the row: its own column, else that of its price, else the store's. */
export function currencyOf(reader: RowReader, options: FeedOptions): string {
  const stated = reader.read('currency', (text) => (/^[A-Z]{3}$/i.test(text) ? text : null));
  const priced = reader.read('price', (text) => readMoney(text).currency);
  return (stated ?? priced ?? options.currency).toUpperCase();
}
