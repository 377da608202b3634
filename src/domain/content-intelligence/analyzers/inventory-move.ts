import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import { agedAfterDays, medianOf, type ModelStock } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { cars, exampleMarket } from './example-site.ts';
import { modelFields, modelFieldsOf } from './model-metadata.ts';
import { countInWords } from '../../../writing/realise/figures.ts';
import {
  MarketMetadata,
  type MarketStanding,
  marketStanding,
  tellMarket,
} from './market-evidence.ts';
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
  market: MarketMetadata,
});

export const inventoryMove = defineAnalyzer({
  id: 'inventory_move',
  description:
    `Several cars of a model have been on the lot for over ${agedAfterDays} days, last far ` +
    'longer than those of stores nearby, or are priced below comparable listings.',
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
      'three times the supply of other stores': () => {
        const units = cars(12, 'Chevrolet Blazer', { days: 30 });
        return { units, market: exampleMarket(units, [], { ownDays: 96, marketDays: 32 }) };
      },
      'most of a model priced below the market': () => {
        const units = cars(4, 'Chevrolet Blazer', { days: 12 });
        const kinds = ['underpriced', 'underpriced', 'underpriced', 'overpriced'] as const;
        return { units, market: exampleMarket(units, kinds) };
      },
    },
    ignores: {
      'a supply that is gone sooner than most': () => {
        const units = cars(12, 'Chevrolet Blazer', { days: 12 });
        return { units, market: exampleMarket(units, [], { ownDays: 40, marketDays: 20 }) };
      },
      'a supply like that of others': () => {
        const units = cars(12, 'Chevrolet Blazer', { days: 30 });
        return { units, market: exampleMarket(units, [], { ownDays: 96, marketDays: 80 }) };
      },
      'prices above the market, which no article mends': () => {
        const units = cars(4, 'Chevrolet Blazer', { days: 12 });
        return { units, market: exampleMarket(units, Array(4).fill('overpriced')) };
      },
      'two of six priced below the market': () => {
        const units = cars(6, 'Chevrolet Blazer', { days: 12 });
        const kinds = ['underpriced', 'underpriced', ...Array(4).fill('competitive')];
        return { units, market: exampleMarket(units, kinds) };
      },
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
      const { agedShare, name } = stock;
      // Where the whole lot is old, the age of one model is no news.
      const isAged = stock.aged.length >= minAged && agedShare >= Math.max(minShare, ofLot);
      const standing = marketStanding(site, stock);
      const { overSupply, bargains, metadata } = standing;
      if (!isAged && overSupply === null && bargains.length === 0) continue;
      const aged = isAged ? stock.aged : [];
      const oldest = stock.aged[0]?.daysOnLot ?? 0;
      const shown = isAged ? aged : overSupply === null ? bargains : stock.units;
      yield {
        key: [stock.make, stock.model],
        title: `Draw shoppers to the ${name}: ${reasonOf(stock, isAged, standing)}`,
        description: describe(site, stock, isAged ? oldest : null) + tellMarket(site, standing),
        keyword: `${name} for sale${inCity(site.store)}`,
        evidence: {
          impressions: 0,
          gap: Math.min(1, Math.max(isAged ? agedShare + oldest / 365 : 0, (overSupply ?? 1) / 3)),
          units: shown.length,
          agedShare,
          ageDays: 0,
        },
        metadata: {
          ...modelFieldsOf(stock),
          aged_units: stock.aged.length,
          oldest_days: oldest,
          median_days: medianDays(stock),
          sold_45_days: stock.sold45,
          price_cuts_30_days: stock.priceCuts,
          vehicle_ids: shown.slice(0, maxListed).map(({ id }) => id),
          market: metadata,
        },
      };
    }
  },
});

/** The first of the reasons; the description has the others. */
function reasonOf({ aged }: ModelStock, isAged: boolean, market: MarketStanding): string {
  if (isAged) return `${aged.length} here over ${agedAfterDays} days`;
  const { metadata, bargains } = market;
  if (market.overSupply === null) return `${bargains.length} priced below the market`;
  const [own, others] = [metadata?.own_days_supply ?? 0, metadata?.market_days_supply ?? 0];
  return `${Math.round(own)} days of supply, against ${Math.round(others)} nearby`;
}

function describe(site: Snapshot, stock: ModelStock, oldest: number | null): string {
  const { aged, units, priceCuts, prices } = stock;
  const head =
    oldest === null
      ? `You have ${countInWords(units.length)} in stock`
      : aged.length === units.length
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
