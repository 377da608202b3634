import { isoTime } from '../../../lib/clock.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import { type Garage, garageOf } from '../../../writing/research/reading/models.ts';
import { compact } from '../../../writing/research/reading/normalise.ts';
import { nothingToResearch } from '../../../writing/research/reading/nothing-to-research.ts';
import { type Reading, readKeyword } from '../../../writing/research/reading/read-keyword.ts';
import { isKnownWord } from '../../../writing/research/reading/spelling.ts';
import { modelFinder } from './model-finder.ts';
import type { Breathe } from '../breathe.ts';
import { modelsOf, unitsOf } from './model-stock.ts';
import { PageIndex } from './page-index.ts';
import type { RawFigures, RawSearch, RawSite } from './raw-site.ts';
import type { Figures, SearchSnapshot, Snapshot } from './snapshot.ts';

/** Queries rarer than this say little about what to write. */
const minImpressions = 5;
/** Queries and pages are looked at from the most shown down to here. */
const maxQueries = 2_000;
const maxPages = 5_000;

/** Derives what analyzers ask for from what is stored. */
export async function buildSnapshot(raw: RawSite, breathe: Breathe): Promise<Snapshot> {
  const { now, store } = raw;
  const units = unitsOf(raw.units, now);
  const models = modelsOf(units, raw);
  const pages = new PageIndex(modelFinder(models));
  await breathe();
  for (const article of raw.articles) {
    pages.addArticle(article);
    await breathe();
  }
  const search = raw.search && (await searchSnapshot(raw.search, breathe));
  for (const { url } of search?.pages ?? []) {
    pages.addUrl(url);
    await breathe();
  }
  return {
    now,
    today: localDay(isoTime(now), store.timeZone),
    store,
    units,
    models,
    articles: raw.articles,
    pages,
    search,
    web: raw.web,
    reviews: raw.reviews,
    market: raw.market,
    stockSince: raw.stockSince,
    ...readerOf(raw),
  };
}

function readerOf({ store, units, sales }: RawSite) {
  const garage = garageOf([...units, ...sales]);
  const readings = new Map<string, Reading>();
  const name = compact(store.name);
  const domain = compact(store.domain?.replace(/^www\.|\.[a-z]+$/g, '') ?? '');
  function read(query: string): Reading {
    const known = readings.get(query) ?? readKeyword(query, store, garage, new Map());
    readings.set(query, known);
    return known;
  }
  return {
    read,
    isOurTrade: (query: string) => isOfTheTrade(read(query), garage),
    isOwnName(query: string) {
      const key = compact(query);
      return [name, domain].some((own) => own.length > 3 && key.includes(own));
    },
  };
}

/**
 * Research takes what a person typed on purpose; searches that showed the site may be about
 * anything, so every word of one without a car in it must be known.
 */
function isOfTheTrade(reading: Reading, garage: Garage): boolean {
  if (nothingToResearch(reading, garage) !== null) return false;
  if (reading.make !== null || reading.bodyStyles.length > 0) return true;
  return reading.rest.every((word) => isKnownWord(word, garage));
}

async function searchSnapshot(raw: RawSearch, breathe: Breathe): Promise<SearchSnapshot> {
  const queries = mostShown(raw.queries, maxQueries).map(([query, sums]) => {
    return { query, ...figures(sums) };
  });
  await breathe();
  const pages = mostShown(raw.pages, maxPages).map(([url, sums]) => {
    const before = raw.pagesBefore.get(url);
    return { url, ...figures(sums), before: before ? figures(before) : null };
  });
  await breathe();
  const wanted = new Set(queries.map(({ query }) => query));
  const pairs: SearchSnapshot['pairs'] = new Map();
  for (const pair of raw.pairs) {
    if (!wanted.has(pair.query)) continue;
    const own = pairs.get(pair.query) ?? [];
    if (own.length === 0) pairs.set(pair.query, own);
    own.push({ url: pair.page, ...figures(pair) });
    await breathe();
  }
  const maxImpressions = queries[0]?.impressions ?? 0;
  return { lastDate: raw.lastDate, days: raw.days, queries, pages, pairs, maxImpressions };
}

function mostShown(all: Map<string, RawFigures>, most: number): [string, RawFigures][] {
  return [...all]
    .filter(([, { impressions }]) => impressions >= minImpressions)
    .sort(([, a], [, b]) => b.impressions - a.impressions)
    .slice(0, most);
}

function figures({ clicks, impressions, positionSum }: RawFigures): Figures {
  return {
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
    position: impressions === 0 ? 0 : positionSum / impressions,
    ctr: impressions === 0 ? 0 : clicks / impressions,
  };
}
