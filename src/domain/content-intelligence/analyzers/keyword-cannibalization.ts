import { Type } from '@sinclair/typebox';
import { defineAnalyzer } from './analyzer.ts';
import { searchAgeDays } from './demand.ts';
import { isVehiclePage } from '../snapshot/page-index.ts';
import { capitalised, counted, pathOf, percent, spanOf, times } from './words.ts';

const minImpressions = 50;
/** Of the query's impressions: below this a second page is no rival. */
const minShare = 0.2;

const query = 'chevrolet equinox lease';
const host = 'https://lakesidechevrolet.example';

export const keywordCannibalization = defineAnalyzer({
  id: 'keyword_cannibalization',
  description: 'Several pages of the site compete for one search.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 0,
  ease: 0.5,
  metadata: Type.Object({
    query: Type.String(),
    impressions: Type.Integer(),
    pages: Type.Array(
      Type.Object({ url: Type.String(), share: Type.Number(), position: Type.Number() }),
    ),
  }),
  examples: {
    finds: {
      'two pages share a search': () => ({
        searches: [
          { query, page: `${host}/lease-deals`, impressions: 120, position: 9 },
          { query, page: `${host}/blog/equinox-lease`, impressions: 80, position: 12 },
        ],
      }),
    },
    ignores: {
      'one page has nearly all of it': () => ({
        searches: [
          { query, page: `${host}/lease-deals`, impressions: 190, position: 9 },
          { query, page: `${host}/blog/equinox-lease`, impressions: 10, position: 32 },
        ],
      }),
      "a search for the store's name": () => ({
        searches: [
          { query: 'lakeside chevrolet', page: `${host}/`, impressions: 120, position: 1 },
          { query: 'lakeside chevrolet', page: `${host}/hours`, impressions: 80, position: 2 },
        ],
      }),
      'a rare search': () => ({
        searches: [
          { query, page: `${host}/lease-deals`, impressions: 24, position: 9 },
          { query, page: `${host}/blog/equinox-lease`, impressions: 24, position: 12 },
        ],
      }),
    },
  },
  *find(site) {
    for (const [query, rows] of site.search?.pairs ?? []) {
      const total = rows.reduce((sum, { impressions }) => sum + impressions, 0);
      if (total < minImpressions || rows.length < 2 || site.isOwnName(query)) continue;
      const pages = rows
        .filter(({ url, impressions }) => {
          return impressions >= total * minShare && !isVehiclePage(url);
        })
        .sort((a, b) => b.impressions - a.impressions)
        .slice(0, 5)
        .map(({ url, impressions, position }) => ({ url, share: impressions / total, position }));
      if (pages.length < 2) continue;
      const split = pages.map(({ url, share }) => `${pathOf(url)} (${percent(share)})`).join(', ');
      const [first] = pages;
      yield {
        key: [query],
        title: `${capitalised(counted(pages.length, 'page'))} compete for “${query}”`,
        description:
          `In ${spanOf(site, 'pairs')} the search was met ${times(total)} by several of your ` +
          `pages: ${split}. ` +
          `Merge them into one, or give each a subject of its own and link to the strongest.`,
        keyword: query,
        evidence: {
          impressions: total,
          gap: 1 - (first?.share ?? 1),
          units: 0,
          agedShare: 0,
          ageDays: searchAgeDays(site),
        },
        metadata: { query, impressions: total, pages },
      };
    }
  },
});
