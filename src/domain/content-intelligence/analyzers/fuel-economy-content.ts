import { Type } from '@sinclair/typebox';
import type { Unit } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { impressionsOf, topicSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { newestArrivalDays } from './model-metadata.ts';
import { countedFirst, inCity, pageWord, spanOf, times } from './words.ts';

const minHybrids = 3;
const minImpressions = 30;
/** A search that shows the site on its first page is served already. */
const servedFrom = 10;

export const fuelEconomyContent = defineAnalyzer({
  id: 'fuel_economy_content',
  description: 'Hybrids are in stock, or people search for mileage, and no page is about it.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 110,
  ease: 0.8,
  metadata: Type.Object({
    hybrid_units: Type.Integer(),
    models: Type.Array(Type.String()),
    queries: Type.Array(Type.String()),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: {
      'four hybrids': () => ({ units: cars(4, 'Toyota RAV4 Hybrid', { fuelType: 'hybrid' }) }),
      'searches for mileage': () => ({
        units: cars(4, 'Chevrolet Trax'),
        searches: [{ query: 'chevy trax gas mileage', impressions: 90, position: 25 }],
      }),
    },
    ignores: {
      'gasoline alone, and nobody asks': () => ({ units: cars(20, 'Chevrolet Trax') }),
      'two hybrids': () => ({ units: cars(2, 'Toyota RAV4 Hybrid', { fuelType: 'hybrid' }) }),
      'a page on mileage': () => ({
        units: cars(4, 'Toyota RAV4 Hybrid', { fuelType: 'hybrid' }),
        articles: [article('How a Hybrid Saves Fuel')],
      }),
      'searches, but no car to answer with': () => ({
        searches: [{ query: 'chevy trax gas mileage', impressions: 90, position: 25 }],
      }),
    },
  },
  *find(site) {
    const asked = yield* topicSearches(site, ['fuel-economy', 'hybrid']);
    const searches = asked.filter(({ position }) => position > servedFrom);
    const hybrids = site.units.filter(isHybrid);
    const impressions = impressionsOf(searches);
    const isAsked = impressions >= minImpressions && site.units.length > 0;
    if (hybrids.length < minHybrids && !isAsked) return;
    const isCovered = site.pages.all.some(({ text }) => {
      return /\b(mpg|fuel economy|gas mileage|hybrids?|saves? fuel)\b/.test(text);
    });
    if (isCovered) return;
    const models = [...new Set(hybrids.map(({ named }) => `${named.make} ${named.model}`))];
    yield {
      key: ['fuel-economy'],
      title:
        hybrids.length >= minHybrids
          ? 'Say what the hybrids on your lot save'
          : 'Answer what shoppers ask about gas mileage',
      description: describe(site, hybrids, models, searches[0]?.query, impressions),
      keyword:
        hybrids.length >= minHybrids
          ? `hybrid fuel economy${inCity(site.store)}`
          : (searches[0]?.query ?? 'gas mileage'),
      evidence: {
        impressions,
        gap: 1,
        units: hybrids.length,
        agedShare: 0,
        ageDays: newestArrivalDays(hybrids.length > 0 ? hybrids : site.units),
      },
      metadata: {
        hybrid_units: hybrids.length,
        models: models.slice(0, 10),
        queries: searches.slice(0, 10).map(({ query }) => query),
        impressions,
      },
    };
  },
});

function isHybrid({ fuelType }: Unit): boolean {
  return fuelType === 'hybrid' || fuelType === 'plug_in_hybrid';
}

function describe(
  site: Snapshot,
  hybrids: readonly Unit[],
  models: readonly string[],
  query: string | undefined,
  impressions: number,
): string {
  const stock =
    hybrids.length > 0
      ? `${countedFirst(hybrids.length, 'hybrid is', 'hybrids are')} on your lot ` +
        `(${models.slice(0, 4).join(', ')}). `
      : '';
  const asked =
    query === undefined
      ? ''
      : `Your site was shown ${times(impressions)} in ${spanOf(site, 'queries')} for searches ` +
        `such as “${query}”. `;
  return `${stock}${asked}None of your ${pageWord(site)}s is about fuel economy.`;
}
