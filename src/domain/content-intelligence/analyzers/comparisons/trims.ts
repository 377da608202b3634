import { dollarPrices, medianOf, type ModelStock, type Unit } from '../../snapshot/model-stock.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Finding } from '../analyzer.ts';
import { modelKeyword, newestArrivalDays, newestYear } from '../model-metadata.ts';
import { counted, dollars } from '../words.ts';

/** Below this a shopper need not think long. */
const minGapCents = 200_000;
const minUnits = 2;
const maxTrims = 6;

type Trim = { trim: string; units: number; median_price_cents: number };

/** Trims of one model and year, new on the lot, that are far enough apart in price. */
export function* trimComparisons(site: Snapshot): Generator<Finding | null> {
  for (const stock of site.models) {
    const year = newestYear(stock.newUnits);
    const trims = trimsOf(stock.newUnits.filter((unit) => unit.year === year));
    const [lowest] = trims;
    const highest = trims.at(-1);
    if (year === null || !lowest || !highest || isCovered(site, stock)) continue;
    const gap = highest.median_price_cents - lowest.median_price_cents;
    if (trims.length < 2 || gap < minGapCents) continue;
    const names = trims.map(({ trim }) => trim).join(', ');
    yield {
      key: ['trims', stock.make, stock.model, year],
      subtype: 'trim',
      title: `Explain the ${year} ${stock.model} trims: ${lowest.trim} to ${highest.trim}`,
      description:
        `You stock ${counted(trims.length, 'trim')} of the new ${year} ${stock.name} ` +
        `(${names}), and ${dollars(gap)} lie between the typical ${lowest.trim} and the typical ` +
        `${highest.trim}. A side-by-side says what the money buys.`,
      keyword: `${modelKeyword(stock)} trims compared`,
      evidence: {
        impressions: 0,
        gap: 0.8,
        units: stock.newUnits.length,
        agedShare: stock.agedShare,
        ageDays: newestArrivalDays(stock.newUnits),
      },
      metadata: {
        vehicles: trims.map(({ trim, units }) => {
          return { make: stock.make, model: stock.model, year, trim, units };
        }),
        trims,
        price_gap_cents: gap,
      },
    };
  }
}

/** By median price, the cheapest first; without what feeds write where a trim should stand. */
function trimsOf(units: readonly Unit[]): Trim[] {
  const named = units.filter(({ trim }) => trim !== null && /^[\p{L}\d .+-]{1,18}$/u.test(trim));
  return [...Map.groupBy(named, ({ trim }) => trim ?? '')]
    .flatMap(([trim, own]) => {
      const price = medianOf(dollarPrices(own));
      return price === null || own.length < minUnits
        ? []
        : [{ trim, units: own.length, median_price_cents: price }];
    })
    .sort((a, b) => a.median_price_cents - b.median_price_cents)
    .slice(0, maxTrims);
}

function isCovered({ pages }: Snapshot, { name }: ModelStock): boolean {
  return pages.ofModel(name).some(({ text }) => /\btrims?\b/.test(text));
}
