import type { VehicleCondition, VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { readMoney } from './money.ts';
import { currencyOf } from './odometer.ts';
import type { RowReader } from './row-reader.ts';

/** Asking price and maker's price in cents; the first price column that holds a price counts. */
export function readPrices(
  reader: RowReader,
  condition: VehicleCondition,
  options: FeedOptions,
): Pick<VehicleRecord, 'priceCents' | 'msrpCents' | 'currency'> {
  const priceCents = readPrice(reader, 'price');
  const msrpCents = readPrice(reader, 'msrp');
  const currency = currencyOf(reader, options);
  if (condition === 'new' || msrpCents === null || msrpCents >= (priceCents ?? 0))
    return { priceCents, msrpCents, currency };
  // Some feeds put a used car's own list price there; as an MSRP it would be a false claim.
  reader.note('msrp', 'The MSRP is lower than the price of this used car, so it is left out.');
  return { priceCents, msrpCents: null, currency };
}

function readPrice(reader: RowReader, field: 'price' | 'msrp'): number | null {
  let fault: string | null = null;
  const cents = reader.read(field, (text) => {
    const money = readMoney(text);
    fault ??= money.fault;
    return money.cents;
  });
  if (cents === null && fault !== null) reader.note(field, fault);
  return cents;
}
