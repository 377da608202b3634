import { Type } from '@sinclair/typebox';
import type { BodyStyle } from '../../../../schema/records/vehicle.ts';
import { bodyNouns } from '../../../writing/research/lexicon/body-words.ts';
import { mostCommon } from '../../../writing/research/stock/most-common.ts';
import { modelKey } from '../../../writing/research/reading/models.ts';
import { isCommonWord } from '../../../writing/research/reading/common-word.ts';
import type { Unit } from '../snapshot/model-stock.ts';
import { defineAnalyzer } from './analyzer.ts';
import { article, cars } from './example-site.ts';
import { dollars, inCity, pageWord } from './words.ts';
import { newestArrivalDays } from './model-metadata.ts';

/** Dollars; where shoppers draw the line. */
const limits = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000];
const minUnits = 8;
/** A body style that makes up this share names the page. */
const dominant = 0.6;
const maxPages = 2;

type Segment = { from: number; limit: number; units: Unit[]; bodyStyle: BodyStyle | null };

export const priceSegmentContent = defineAnalyzer({
  id: 'price_segment_content',
  description: 'Many used cars stand under a round price, and no page gathers them.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 140,
  ease: 0.8,
  metadata: Type.Object({
    price_from: Type.Integer(),
    price_limit: Type.Integer(),
    body_style: Type.Union([Type.String(), Type.Null()]),
    units: Type.Integer(),
    models: Type.Array(Type.String()),
  }),
  examples: {
    finds: {
      'two bands, each told by its own prices': () => ({
        units: [
          ...cars(10, 'Chevrolet Malibu', { condition: 'used', year: 2021, price: 15_100 }),
          ...cars(9, 'Chevrolet Tahoe', { condition: 'used', year: 2022, price: 32_000 }),
        ],
      }),
      'ten used cars between fifteen and twenty thousand': () => ({
        units: cars(10, 'Chevrolet Malibu', { condition: 'used', year: 2021, price: 15_100 }),
      }),
    },
    ignores: {
      'seven used cars': () => ({
        units: cars(7, 'Chevrolet Malibu', { condition: 'used', price: 15_100 }),
      }),
      'new cars': () => ({ units: cars(12, 'Chevrolet Trax', { price: 15_100 }) }),
      'a page on the price': () => ({
        units: cars(8, 'Chevrolet Malibu', { condition: 'used', price: 15_100 }),
        articles: [article('Used cars under $20,000 in Duluth')],
      }),
      'prices in another currency': () => ({
        units: cars(10, 'Chevrolet Malibu', { condition: 'used', price: 15_100 }).map((car) => {
          return { ...car, currency: 'SEK' };
        }),
      }),
    },
  },
  *find(site) {
    for (const { from, limit, units, bodyStyle } of segmentsOf(site.units)) {
      const noun = bodyStyle === null ? 'cars' : bodyNouns[bodyStyle].many;
      const price = dollars(limit * 100);
      const cost = from === 0 ? `less than ${price}` : `from ${dollars(from * 100)} to ${price}`;
      if (isCovered(site.pages.all, limit)) continue;
      const models = namesIn(units);
      const some = models.slice(0, 3).join(', ');
      yield {
        key: [limit, bodyStyle ?? 'any'],
        title: `Gather your used ${noun} under ${price} on one page`,
        description:
          `${units.length} used ${noun} on your lot cost ${cost}, among them ${some}. ` +
          `Shoppers with a budget search by price, and no ${pageWord(site)} of yours ` +
          `names this one.`,
        keyword: `used ${noun} under ${price}${inCity(site.store)}`,
        evidence: {
          impressions: 0,
          gap: 1,
          units: units.length,
          agedShare: units.filter(({ daysOnLot }) => daysOnLot > 60).length / units.length,
          ageDays: newestArrivalDays(units),
        },
        metadata: {
          price_from: from,
          price_limit: limit,
          body_style: bodyStyle,
          units: units.length,
          models: models.slice(0, 10),
        },
      };
    }
  },
});

function namesIn(units: readonly Unit[]): string[] {
  const real = units.filter(({ named }) => !isCommonWord(named));
  return mostCommon(real.map(({ named }) => modelKey(named)));
}

/** The fullest bands of price below each limit: one car counts for the nearest limit alone. */
function segmentsOf(units: readonly Unit[]): Segment[] {
  const used = units.filter(({ condition, currency }) => {
    return condition !== 'new' && /^(USD|CAD)$/.test(currency);
  });
  return limits
    .map((limit, index) => {
      const from = limits[index - 1] ?? 0;
      const band = used.filter(({ priceCents }) => {
        return priceCents !== null && priceCents < limit * 100 && priceCents >= from * 100;
      });
      return { from, limit, ...narrowed(band) };
    })
    .filter((segment) => segment.units.length >= minUnits)
    .sort((a, b) => b.units.length - a.units.length)
    .slice(0, maxPages);
}

/** Narrowed to the body style that most of the band has, where that leaves enough. */
function narrowed(band: Unit[]): Pick<Segment, 'units' | 'bodyStyle'> {
  const style = styleOf(band);
  const ofStyle = band.filter(({ bodyStyle }) => bodyStyle === style);
  const isEnough = style !== null && ofStyle.length >= minUnits;
  return { units: isEnough ? ofStyle : band, bodyStyle: isEnough ? style : null };
}

function styleOf(units: readonly Unit[]): BodyStyle | null {
  for (const [style, own] of Map.groupBy(units, ({ bodyStyle }) => bodyStyle)) {
    if (own.length >= units.length * dominant && style !== 'other') return style;
  }
  return null;
}

/** "under $20,000", "under 20k", "/used-under-20000". */
function isCovered(pages: readonly { text: string }[], limit: number): boolean {
  const price = new RegExp(`\\b(under|below)\\W+${limit / 1000}(k\\b|[,.]?000\\b)`);
  return pages.some(({ text }) => price.test(text));
}
