import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import { agedAfterDays, medianOf, type ModelStock } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { cars } from './example-site.ts';
import { modelFields, modelFieldsOf } from './model-metadata.ts';
import { countInWords } from '../../../writing/realise/figures.ts';
import { countedFirst, inCity, priceRange } from './words.ts';

/** What `sold45` counts. */
const soldDays = 45;
const minAged = 3;
const minShare = 0.3;
/** Enough to show; a page cannot feature more. */
const maxListed = 25;

const Metadata = Type.Object({
  ...modelFields,
  aged_units: Type.Integer(),
  oldest_days: Type.Integer(),
  median_days: Type.Integer(),
  sold_45_days: Type.Integer(),
  price_cuts_30_days: Type.Integer(),
  vehicle_ids: Type.Array(Type.String()),
});

export const inventoryMove = defineAnalyzer({
  id: 'inventory_move',
  description: `Several cars of a model have been on the lot for over ${agedAfterDays} days.`,
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 120,
  ease: 0.8,
  metadata: Metadata,
  examples: {
    finds: {
      'four of ten past sixty days': () => ({
        units: [
          ...cars(4, 'Chevrolet Blazer', { days: 95 }),
          ...cars(6, 'Chevrolet Blazer', { days: 12 }),
        ],
      }),
    },
    ignores: {
      'two past sixty days': () => ({ units: cars(2, 'Chevrolet Blazer', { days: 95 }) }),
      'sixty days to the day': () => ({ units: cars(5, 'Chevrolet Blazer', { days: 60 }) }),
      'three of twenty': () => ({
        units: [
          ...cars(3, 'Chevrolet Blazer', { days: 95 }),
          ...cars(17, 'Chevrolet Blazer', { days: 12 }),
        ],
      }),
    },
  },
  *find(site) {
    const all = site.models.flatMap(({ aged }) => aged).length;
    const ofLot = all / Math.max(1, site.units.length);
    for (const stock of site.models) {
      const { aged, agedShare, name } = stock;
      // Where the whole lot is old, the age of one model is no news.
      if (aged.length < minAged || agedShare < Math.max(minShare, ofLot)) continue;
      const oldest = aged[0]?.daysOnLot ?? 0;
      yield {
        key: [stock.make, stock.model],
        title: `Draw shoppers to the ${name}: ${aged.length} here over ${agedAfterDays} days`,
        description: describe(site, stock, oldest),
        keyword: `${name} for sale${inCity(site.store)}`,
        evidence: {
          impressions: 0,
          gap: Math.min(1, agedShare + oldest / 365),
          units: aged.length,
          agedShare,
          ageDays: 0,
        },
        metadata: {
          ...modelFieldsOf(stock),
          aged_units: aged.length,
          oldest_days: oldest,
          median_days: medianDays(stock),
          sold_45_days: stock.sold45,
          price_cuts_30_days: stock.priceCuts,
          vehicle_ids: aged.slice(0, maxListed).map(({ id }) => id),
        },
      };
    }
  },
});

function describe(site: Snapshot, stock: ModelStock, oldest: number): string {
  const { aged, units, priceCuts, prices } = stock;
  const head =
    aged.length === units.length
      ? `All ${countInWords(aged.length)} in stock have been here over ` +
        `${agedAfterDays} days, the longest ${oldest}`
      : `${countedFirst(aged.length, 'of', 'of')} your ${countInWords(units.length)} have been ` +
        'here over ' +
        `${agedAfterDays} days, the longest ${oldest}`;
  const cuts = priceCuts === 0 ? [] : [`${priceCuts} with a lower price since last month`];
  const since = [...soldLately(site, stock), ...cuts].join(', ');
  const offer = priceRange(prices) || ' without a price';
  return `${head}${since && `; ${since}`}. They are offered${offer}.`;
}

/** Nothing where none is gone and the stock has not been known for long enough to say so. */
function soldLately({ now, stockSince }: Snapshot, { sold45 }: ModelStock): string[] {
  if (sold45 > 0) return [`${sold45} sold in the last ${soldDays} days`];
  const isKnown = stockSince !== null && now - stockSince >= soldDays * day;
  return isKnown ? [`none sold in the last ${soldDays} days`] : [];
}

function medianDays({ units }: ModelStock): number {
  return medianOf(units.map(({ daysOnLot }) => daysOnLot).sort((a, b) => a - b)) ?? 0;
}
