import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import type { ModelStock, Unit } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { article, cars } from './example-site.ts';
import { modelFields, modelFieldsOf, modelKeyword } from './model-metadata.ts';
import { counted, countedFirst, priceRange } from './words.ts';

const recentDays = 14;
/** That many of a known model at once are news, too. */
const minWave = 4;
/** Without so much history every car would be a new arrival. */
const minHistoryDays = 30;
/** A file that brings in a whole lot is no news of each model. */
const maxShareOfLot = 0.5;

export const newArrivalSpotlight = defineAnalyzer({
  id: 'new_arrival_spotlight',
  description: 'A model came onto the lot for the first time, or several of one at once.',
  suggestedArticleType: 'modellanding',
  actionableVia: 'POST /model-landing-pages',
  prior: 90,
  ease: 0.7,
  metadata: Type.Object({
    ...modelFields,
    arrived: Type.Integer(),
    is_first_time: Type.Boolean(),
    newest_days: Type.Integer(),
  }),
  examples: {
    finds: {
      'the first of its model': () => ({
        units: [
          ...cars(1, 'Chevrolet Corvette', { days: 3 }),
          ...cars(9, 'Chevrolet Equinox', { days: 60 }),
        ],
      }),
      'four of a known model in a fortnight': () => ({
        units: [
          ...cars(4, 'Chevrolet Tahoe', { days: 5 }),
          ...cars(9, 'Chevrolet Tahoe', { days: 60 }),
        ],
      }),
    },
    ignores: {
      'two more of a known model': () => ({
        units: [
          ...cars(2, 'Chevrolet Tahoe', { days: 5 }),
          ...cars(9, 'Chevrolet Tahoe', { days: 60 }),
        ],
      }),
      'the first import of a store': () => ({
        units: cars(9, 'Chevrolet Equinox', { days: 2 }),
        stockSince: Date.parse('2026-05-02T17:00:00Z'),
      }),
      'a new feed that brought in nearly everything': () => ({
        units: [
          ...cars(9, 'Chevrolet Tahoe', { days: 5 }),
          ...cars(2, 'Chevrolet Equinox', { days: 60 }),
        ],
      }),
      'already written about': () => ({
        units: [
          ...cars(1, 'Chevrolet Corvette', { days: 3 }),
          ...cars(9, 'Chevrolet Equinox', { days: 60 }),
        ],
        articles: [article('The Corvette Is Here', { days: 2 })],
      }),
    },
  },
  *find(site) {
    if (!hasHistory(site)) return;
    for (const stock of site.models) {
      const arrived = stock.units.filter(isRecent);
      const isFirstTime = site.now - stock.since <= recentDays * day;
      if (arrived.length === 0 || (!isFirstTime && arrived.length < minWave)) continue;
      if (isTold(site, stock)) continue;
      const newest = Math.min(...arrived.map(({ daysOnLot }) => daysOnLot));
      yield {
        key: [stock.make, stock.model],
        title: isFirstTime
          ? `Announce the ${stock.name}, new on your lot`
          : `Show the ${arrived.length} ${stock.name} that just arrived`,
        description: describe(stock, arrived, isFirstTime),
        keyword: modelKeyword(stock),
        evidence: {
          impressions: 0,
          gap: isFirstTime ? 1 : 0.6,
          units: arrived.length,
          agedShare: 0,
          ageDays: newest,
        },
        metadata: {
          ...modelFieldsOf(stock),
          arrived: arrived.length,
          is_first_time: isFirstTime,
          newest_days: newest,
        },
      };
    }
  },
});

function hasHistory({ stockSince, now, units }: Snapshot): boolean {
  if (stockSince === null || now - stockSince < minHistoryDays * day) return false;
  return units.filter(isRecent).length <= units.length * maxShareOfLot;
}

function isRecent({ daysOnLot, arrivedOn }: Unit): boolean {
  return arrivedOn !== null && daysOnLot <= recentDays;
}

/** An article on the model from the last weeks says so already. */
function isTold(site: Snapshot, { name }: ModelStock): boolean {
  return site.pages.ofModel(name).some(({ article: told }) => {
    return told !== null && site.now - told.createdAt <= minHistoryDays * day;
  });
}

function describe(stock: ModelStock, arrived: readonly Unit[], isFirstTime: boolean): string {
  const prices = priceRange(stock.prices);
  if (isFirstTime) {
    return (
      `${countedFirst(arrived.length, 'car', 'cars')} of a model that your lot has not had ` +
      `before ` +
      `came in within the last two weeks, offered${prices || ' without a price yet'}.`
    );
  }
  return (
    `${countedFirst(arrived.length, 'car', 'cars')} came in within the last two weeks; you now ` +
    `have ${counted(stock.units.length, 'of them', 'of them')}${prices}. A choice that fresh is ` +
    'worth a word while it lasts.'
  );
}
