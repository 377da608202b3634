import { Type } from '@sinclair/typebox';
import { dollarPrices, type Unit } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { impressionsOf, topicSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { newestArrivalDays } from './model-metadata.ts';
import { countedFirst, inCity, pageWord, priceRange } from './words.ts';

const minUnits = 3;
const certified = (count: number) =>
  cars(count, 'Chevrolet Equinox', { condition: 'certified', year: 2023, price: 23_000 });

export const certifiedPreownedPage = defineAnalyzer({
  id: 'certified_preowned_page',
  description: 'Certified cars of a make are in stock, and no page explains the certificate.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 110,
  ease: 0.8,
  metadata: Type.Object({
    make: Type.String(),
    units: Type.Integer(),
    models: Type.Array(Type.String()),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: { 'four certified cars': () => ({ units: certified(4) }) },
    ignores: {
      'two certified cars': () => ({ units: certified(2) }),
      'used cars without a certificate': () => ({
        units: cars(9, 'Chevrolet Equinox', { condition: 'used' }),
      }),
      'a page on it': () => ({
        units: certified(4),
        articles: [article('What Certified Pre-Owned Means at Chevrolet')],
      }),
    },
  },
  *find(site) {
    const impressions = impressionsOf(yield* topicSearches(site, ['certified']));
    const units = site.units.filter(({ condition }) => condition === 'certified');
    for (const [make, own] of Map.groupBy(units, ({ named }) => named.make)) {
      if (own.length < minUnits || isExplained(site, make)) continue;
      const models = [...new Set(own.map(({ named }) => named.model))];
      yield {
        key: [make],
        title: `Explain what certified means on a ${make}`,
        description: describe(site, make, own, models),
        keyword: `certified pre-owned ${make}${inCity(site.store)}`,
        evidence: {
          impressions,
          gap: 1,
          units: own.length,
          agedShare: own.filter(({ daysOnLot }) => daysOnLot > 60).length / own.length,
          ageDays: newestArrivalDays(own),
        },
        metadata: { make, units: own.length, models: models.slice(0, 10), impressions },
      };
    }
  },
});

/** By a page on certified cars of the make, or of no make in particular. */
function isExplained({ pages, store }: Snapshot, make: string): boolean {
  const others = store.makes.filter((other) => other !== make).map((one) => one.toLowerCase());
  return pages.all.some(({ text }) => {
    if (!/\b(certified|cpo)\b/.test(text)) return false;
    return text.includes(make.toLowerCase()) || !others.some((other) => text.includes(other));
  });
}

function describe(
  site: Snapshot,
  make: string,
  units: readonly Unit[],
  models: readonly string[],
): string {
  const range = priceRange(dollarPrices(units));
  return (
    `${countedFirst(units.length, 'certified', 'certified')} ${make} cars are on your ` +
    `lot${range} ` +
    `(${models.slice(0, 4).join(', ')}), and no ${pageWord(site)} of yours says what the ` +
    `inspection and the ` +
    'warranty cover, which is what buyers pay more for.'
  );
}
