import type { StockVehicle } from '../store-profile.ts';
import { passes, type StockFilter } from './stock-filter.ts';

const kinds =
  'cars|trucks|pick-?ups|suvs|crossovers|vehicles|autos|sedans|coupes|convertibles|hatchbacks|' +
  'wagons|minivans|vans';
/** Cars that cost little; those that are cheap to insure may cost much. */
const cheapCars = new RegExp(
  String.raw`(?:(?<!most )\b(?:cheap|affordable|inexpensive|low[- ](?:cost|priced?))|^budget) ` +
    String.raw`(?:[\p{L}-]+ ){0,3}?(?:${kinds})\b(?! (?:to|with|for(?! sale))\b)`,
  'iu',
);
const asks = /^(?:is|are|do|does|can|could|should|will|what|which|how|why|when|where|who)\b/i;

/** Fewer are read to their end. */
const fewest = 6;
const [roundly, closely] = [5000, 1000];

/**
 * Who asks for cheap cars, and names no sum, wants the lower part of what is here and not its
 * dearest truck: the round price under which about the cheaper third stands.
 */
export function withCheapLimit(
  keyword: string,
  wanted: StockFilter,
  lot: readonly StockVehicle[],
): StockFilter {
  const isPriced = wanted.priceMax !== null || wanted.priceMin !== null;
  if (isPriced || asks.test(keyword) || !cheapCars.test(keyword)) return wanted;
  const priced = lot.filter((car) => passes(car, wanted)).map(({ priceCents }) => priceCents);
  const prices = priced.filter((one) => one !== null).toSorted((one, two) => one - two);
  const third = prices[Math.ceil(prices.length / 3) - 1];
  if (prices.length < fewest || third === undefined) return wanted;
  const priceMax = [roundly, closely]
    .map((step) => Math.ceil(third / 100 / step) * step)
    .find((limit) => prices.filter((one) => one <= limit * 100).length <= prices.length / 2);
  return priceMax === undefined ? wanted : { ...wanted, priceMax };
}
