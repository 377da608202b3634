import { Type } from '@sinclair/typebox';
import type { QueryFigures, Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { impressionsOf, searchAgeDays, tradeSearches } from './demand.ts';
import { article, cars } from './example-site.ts';
import { newestArrivalDays } from './model-metadata.ts';
import { pageWord, spanOf, times } from './words.ts';

const minImpressions = 20;
/** A search that shows the site on its first page is served already. */
const servedFrom = 10;
/** A lot worth a page for its town, where no search figures tell of one. */
const minUnits = 10;
const maxPlaces = 5;

export const missingLocalPage = defineAnalyzer({
  id: 'missing_local_page',
  description: 'No page names the town of the store, or one that people search with.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 120,
  ease: 0.7,
  metadata: Type.Object({
    city: Type.String(),
    is_own_city: Type.Boolean(),
    queries: Type.Array(Type.String()),
    impressions: Type.Integer(),
    units: Type.Integer(),
  }),
  examples: {
    finds: {
      'searches from the next town': () => ({
        searches: [
          { query: 'used trucks in superior wi', impressions: 40, position: 14 },
          { query: 'chevy dealer near superior wi', impressions: 25, position: 17 },
        ],
      }),
      'a full lot and no page on its own town': () => ({ units: cars(12, 'Chevrolet Equinox') }),
    },
    ignores: {
      'a page on the town': () => ({
        searches: [{ query: 'used trucks in superior wi', impressions: 40, position: 14 }],
        articles: [article('Used Trucks near Superior'), article('Cars in Duluth')],
        units: cars(12, 'Chevrolet Equinox'),
      }),
      'rare searches': () => ({
        searches: [{ query: 'used trucks in superior wi', impressions: 6, position: 14 }],
      }),
      'searches that show the site far up': () => ({
        searches: [{ query: 'used trucks in superior wi', impressions: 400, position: 4 }],
      }),
      'nine cars': () => ({ units: cars(9, 'Chevrolet Equinox') }),
    },
  },
  *find(site) {
    const places = yield* placesSearched(site);
    const own = site.store.city;
    if (own !== null && site.units.length >= minUnits && !places.has(own)) places.set(own, []);
    const ranked = [...places]
      .filter(([city, searches]) => {
        return (city === own && searches.length === 0) || impressionsOf(searches) >= minImpressions;
      })
      .sort(([, a], [, b]) => impressionsOf(b) - impressionsOf(a))
      .slice(0, maxPlaces);
    for (const [city, searches] of ranked) {
      if (site.pages.about(city).length > 0) continue;
      const impressions = impressionsOf(searches);
      yield {
        key: [city],
        title: `Write a page for shoppers in ${city}`,
        description: describe(site, city, searches),
        keyword: `cars for sale in ${city}`,
        evidence: {
          impressions,
          gap: 1,
          units: site.units.length,
          agedShare: 0,
          ageDays: searches.length > 0 ? searchAgeDays(site) : newestArrivalDays(site.units),
        },
        metadata: {
          city,
          is_own_city: city === own,
          queries: searches.slice(0, 10).map(({ query }) => query),
          impressions,
          units: site.units.length,
        },
      };
    }
  },
});

/** Towns as searches name them; "near me" says nothing that a page could name. */
function* placesSearched(site: Snapshot): Generator<null, Map<string, QueryFigures[]>> {
  const places = new Map<string, QueryFigures[]>();
  for (const search of tradeSearches(site, 5)) {
    yield null;
    const city = search?.reading.place?.city;
    if (!search || !city || search.position <= servedFrom) continue;
    if (!search.query.includes(city.toLowerCase())) continue;
    places.set(city, [...(places.get(city) ?? []), search]);
  }
  return places;
}

function describe(site: Snapshot, city: string, searches: readonly QueryFigures[]): string {
  const [first] = searches;
  const stock =
    site.units.length === 0
      ? ''
      : ` You have ${site.units.length.toLocaleString('en-US')} cars to show them.`;
  if (first === undefined) {
    return `None of your ${pageWord(site)}s names ${city}, where you are.${stock}`;
  }
  return (
    `Your site was shown ${times(impressionsOf(searches))} in ${spanOf(site, 'queries')} to ` +
    `people who searched with the name of the town, such as ` +
    `“${first.query}”, and no page of yours names ${city}.${stock}`
  );
}
