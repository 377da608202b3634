import { Type } from '@sinclair/typebox';
import { defineAnalyzer } from './analyzer.ts';
import { searchAgeDays } from './demand.ts';
import { expectedCtr } from './expected-ctr.ts';
import { oneDecimal, pathOf, percent, spanOf, times } from './words.ts';
import { isVehiclePage, slugOf } from '../snapshot/page-index.ts';

const minImpressions = 100;
const lowestPosition = 10;
const minShare = 0.5;
/** Clicks in 28 days; for fewer nobody rewrites a title. */
const minGain = 10;

const page = 'https://lakesidechevrolet.example/used/trucks';

export const lowCtrPage = defineAnalyzer({
  id: 'low_ctr_page',
  description: 'A page on the first page of results gets less than half the usual clicks.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content/{id}/content-tools/seo-metadata',
  prior: 0,
  ease: 1,
  metadata: Type.Object({
    url: Type.String(),
    article_id: Type.Union([Type.String(), Type.Null()]),
    impressions: Type.Integer(),
    clicks: Type.Integer(),
    position: Type.Number(),
    ctr: Type.Number(),
    expected_ctr: Type.Number(),
    estimated_gain: Type.Integer({
      description: 'Clicks in as many days as the figures cover, 28 at most, estimated.',
    }),
  }),
  examples: {
    finds: {
      'position four with one click in a hundred': () => ({
        searches: [{ page, impressions: 800, clicks: 8, position: 4 }],
      }),
    },
    ignores: {
      'the usual share of clicks': () => ({
        searches: [{ page, impressions: 800, clicks: 56, position: 4 }],
      }),
      'further down than the first page': () => ({
        searches: [{ page, impressions: 800, clicks: 0, position: 11 }],
      }),
      'few impressions': () => ({
        searches: [{ page, impressions: 99, clicks: 0, position: 4 }],
      }),
      'the page of one car': () => ({
        searches: [{ page: `${page}/1GCUYDED5NZ123456`, impressions: 800, position: 4 }],
      }),
    },
  },
  *find(site) {
    for (const { url, impressions, clicks, position, ctr } of site.search?.pages ?? []) {
      const expected = expectedCtr(position);
      const isShown = impressions >= minImpressions && position <= lowestPosition;
      if (!isShown || ctr >= minShare * expected || isVehiclePage(url)) continue;
      const gain = Math.round(impressions * (expected - ctr));
      if (gain < minGain) continue;
      const article = site.pages.atUrl(url)?.article ?? null;
      yield {
        key: [url],
        title: `Rewrite the search title of ${pathOf(url)}`,
        description:
          `It stands at position ${oneDecimal(position)} and was shown ${times(impressions)} in ` +
          `${spanOf(site, 'pages')}, but only ${percent(ctr)} of the people clicked; ` +
          `${percent(expected)} is usual there. A title and description that say what is on the ` +
          `page could bring about ${gain} more visits in as many days.`,
        keyword: article?.keyword ?? (site.pages.atUrl(url)?.text || slugOf(url) || pathOf(url)),
        ...(article && { articleType: article.type }),
        evidence: {
          impressions,
          gap: 1 - ctr / expected,
          units: 0,
          agedShare: 0,
          ageDays: searchAgeDays(site),
        },
        metadata: {
          url,
          article_id: article?.id ?? null,
          impressions,
          clicks,
          position,
          ctr,
          expected_ctr: expected,
          estimated_gain: gain,
        },
      };
    }
  },
});
