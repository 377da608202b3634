import type { Brief } from '../brief.ts';
import { regionOf } from '../regions/region-table.ts';
import { taxOn } from '../regions/tax-on.ts';
import { typedPriceOf } from '../research/reading/typed-price.ts';
import { placeOfLaw } from './asked-state.ts';
import type { Fact } from './fact.ts';

/** What is reckoned where the keyword names no price. */
const priceOfExample = 30_000;
const tradeOfExample = 10_000;

/**
 * What the tax of the place comes to on the price that the keyword names, else on a round one, and
 * what a round trade-in takes off it.
 */
export function taxFactsOf(brief: Brief): Fact[] {
  const region = regionOf(placeOfLaw(brief));
  const typed = typedPriceOf(brief.keyword ?? '');
  const saves = region.get('trade_in_tax')?.value === 'difference';
  const currency = brief.store.country === 'CA' ? 'cad' : 'usd';
  const [tax, fee] = [region.get('vehicle_tax'), region.get('license_fee')];
  const reckoned = [
    typed === null
      ? { id: 'state.tax-example', cell: tax, price: priceOfExample }
      : { id: 'state.tax-typed', cell: tax, price: typed },
    ...(saves ? [{ id: 'state.trade-example', cell: tax, price: tradeOfExample }] : []),
    { id: 'state.license-fee', cell: fee, price: typed ?? priceOfExample },
  ];
  return reckoned.flatMap(({ id, cell, price }) => {
    const found = cell && taxOn(cell.value, price);
    if (!found) return [];
    const { rate, but } = found;
    const told = { unit: currency, source: cell.citation, asOf: cell.as_of };
    return [
      { ...told, id, label: 'Charge on that price', value: found.tax },
      { ...told, id: `${id}.price`, label: 'Price that is taxed', value: price, source: 'request' },
      { ...told, id: `${id}.rate`, label: 'Rate of the tax', value: rate, unit: null },
      ...(but ? [{ ...told, id: `${id}.but`, label: 'Not in it', value: but, unit: null }] : []),
    ];
  });
}
