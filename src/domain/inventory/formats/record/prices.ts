import type { VehicleCondition, VehicleRecord } from '../../../../../schema/records/vehicle.ts';
import type { FeedOptions } from '../format.ts';
import { readMoney } from './money.ts';
import { currencyOf } from './odometer.ts';
import type { RowReader } from './row-reader.ts';

/**
 * Asking price and maker's price in cents; the first price column that holds a price counts. Beside
 * a sale price, the plain price is what it is reduced from.
 */
export function readPrices(
  reader: RowReader,
  condition: VehicleCondition,
  options: FeedOptions,
): Pick<VehicleRecord, 'priceCents' | 'msrpCents' | 'currency'> {
  const priceCents = readPrice(reader, 'price');
  const stated = readPrice(reader, 'msrp');
  const msrpCents = stated ?? reducedFrom(reader, priceCents);
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

/** The catalogues of Meta and Google: `price` and a lower `sale_price`. */
function reducedFrom(reader: RowReader, priceCents: number | null): number | null {
  const saleText = reader.value('saleprice');
  if (saleText === null) return null;
  const sale = readMoney(saleText).cents;
  const plain = readMoney(reader.value('price') ?? '').cents;
  const isReduced = sale !== null && sale === priceCents && plain !== null && plain > sale;
  return isReduced ? plain : null;
}
