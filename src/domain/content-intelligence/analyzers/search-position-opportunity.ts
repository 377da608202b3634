import { Type } from '@sinclair/typebox';
import { modelKey } from '../../../writing/research/reading/models.ts';
import { defineAnalyzer } from './analyzer.ts';
import { searchAgeDays, tradeSearches } from './demand.ts';
import { cars } from './example-site.ts';
import { expectedCtr } from './expected-ctr.ts';
import { oneDecimal, pathOf, percent, spanOf, times } from './words.ts';

const minImpressions = 50;
/** Near enough to the top that a better page can get there. */
const [from, to] = [8, 20];
const goal = 3;
/** Clicks in 28 days; for fewer nobody rewrites a page. */
const minGain = 10;

export const searchPositionOpportunity = defineAnalyzer({
  id: 'search_position_opportunity',
  description: 'The site stands just below the results that get the clicks.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 0,
  ease: 0.7,
  metadata: Type.Object({
    query: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
    impressions: Type.Integer(),
    clicks: Type.Integer(),
    position: Type.Number(),
    estimated_gain: Type.Integer({
      description:
        'Clicks in as many days as the figures cover, 28 at most, at position 3, estimated.',
    }),
  }),
  examples: {
    finds: {
      'position eleven': () => ({
        units: cars(4, 'Chevrolet Equinox'),
        searches: [
          {
            query: 'chevrolet equinox cargo space',
            page: 'https://lakesidechevrolet.example/blog/equinox-cargo',
            impressions: 420,
            clicks: 4,
            position: 11.2,
          },
        ],
      }),
    },
    ignores: {
      'position five': () => ({
        searches: [{ query: 'chevrolet equinox cargo space', impressions: 420, position: 5 }],
      }),
      'position twenty-one': () => ({
        searches: [{ query: 'chevrolet equinox cargo space', impressions: 420, position: 21 }],
      }),
      'few searches': () => ({
        searches: [{ query: 'chevrolet equinox cargo space', impressions: 49, position: 11 }],
      }),
      "the store's own name": () => ({
        searches: [{ query: 'lakeside chevrolet reviews', impressions: 420, position: 11 }],
      }),
    },
  },
  *find(site) {
    for (const search of tradeSearches(site, minImpressions)) {
      if (search === null || search.position < from || search.position > to) {
        yield null;
        continue;
      }
      const { query, impressions, clicks, position, reading } = search;
      const gain = Math.round(impressions * expectedCtr(goal)) - clicks;
      if (gain < minGain) continue;
      const { make, model } = reading;
      const key = make && model ? modelKey({ make, model }) : '';
      const stock = site.models.find(({ name }) => name === key);
      const pairs = site.search?.pairs.get(query) ?? [];
      const url = pairs.toSorted((a, b) => b.impressions - a.impressions)[0]?.url ?? null;
      const page = url === null ? 'the page that answers it' : pathOf(url);
      yield {
        key: [query],
        title: `Move up for “${query}” from position ${oneDecimal(position)}`,
        description:
          `Shown ${times(impressions)} in ${spanOf(site, 'queries')} and clicked ` +
          `${times(clicks)}. At position ${goal} about ${percent(expectedCtr(goal))} of those ` +
          `who see a result click it, here some ${gain} more. Deepen ${page}, or write an ` +
          `article that supports it.`,
        keyword: query,
        evidence: {
          impressions,
          gap: 1 - expectedCtr(position) / expectedCtr(goal),
          units: stock?.units.length ?? 0,
          agedShare: stock?.agedShare ?? 0,
          ageDays: searchAgeDays(site),
        },
        metadata: { query, url, impressions, clicks, position, estimated_gain: gain },
      };
    }
  },
});
