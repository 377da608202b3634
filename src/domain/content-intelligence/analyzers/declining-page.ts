import { Type } from '@sinclair/typebox';
import { pageKey } from '../../../lib/page-key.ts';
import { slugOf } from '../snapshot/page-index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { searchAgeDays } from './demand.ts';
import { oneDecimal, pathOf, spanOf } from './words.ts';

const minBefore = 20;
/** Clicks that are left of those before. */
const maxLeft = 0.7;
/** Positions lost; less may be the season alone. */
const minFall = 2;
/** Visits vary more than clicks, and have no position to bear them out. */
const maxVisitsLeft = 0.5;

const page = 'https://lakesidechevrolet.example/blog/towing';

export const decliningPage = defineAnalyzer({
  id: 'declining_page',
  description: 'A page loses clicks and position, or visits, against as many days before.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 0,
  ease: 0.7,
  metadata: Type.Object({
    url: Type.String(),
    article_id: Type.Union([Type.String(), Type.Null()]),
    measure: Type.Union([Type.Literal('clicks'), Type.Literal('sessions')]),
    now: Type.Integer(),
    before: Type.Integer(),
    position: Type.Union([Type.Number(), Type.Null()]),
    position_before: Type.Union([Type.Number(), Type.Null()]),
  }),
  examples: {
    finds: {
      'half the clicks, four positions down': () => ({
        searches: [
          {
            page,
            impressions: 900,
            clicks: 20,
            position: 9,
            before: { clicks: 41, position: 5 },
          },
        ],
      }),
      'a third of the visits': () => ({
        web: new Map([[page, { sessions: 30, sessionsBefore: 95 }]]),
      }),
    },
    ignores: {
      'fewer clicks at the same position': () => ({
        searches: [
          { page, impressions: 900, clicks: 20, position: 5, before: { clicks: 41, position: 5 } },
        ],
      }),
      'further down with as many clicks': () => ({
        searches: [
          { page, impressions: 900, clicks: 40, position: 9, before: { clicks: 41, position: 5 } },
        ],
      }),
      'hardly any clicks before': () => ({
        searches: [
          { page, impressions: 90, clicks: 2, position: 9, before: { clicks: 8, position: 5 } },
        ],
      }),
      'nothing known of the time before': () => ({
        searches: [{ page, impressions: 900, clicks: 20, position: 9 }],
      }),
    },
  },
  *find(site) {
    const seen = new Set<string>();
    const span = spanOf(site, 'pages');
    for (const { url, clicks, impressions, position, before } of site.search?.pages ?? []) {
      if (before === null || before.clicks < minBefore) continue;
      const fall = position - before.position;
      if (clicks >= maxLeft * before.clicks || fall <= minFall) continue;
      seen.add(pageKey(url));
      yield {
        ...about(site, url, impressions, 1 - clicks / before.clicks),
        description:
          `${clicks} clicks in the last ${span} after ${before.clicks} in the ${span} before; it ` +
          `fell from position ${oneDecimal(before.position)} to ${oneDecimal(position)}. Bring ` +
          `it ` +
          'up to date: newer figures, the questions that people ask now, links from newer pages.',
        metadata: {
          ...whose(site, url),
          measure: 'clicks' as const,
          now: clicks,
          before: before.clicks,
          position,
          position_before: before.position,
        },
      };
    }
    for (const [url, { sessions, sessionsBefore }] of site.web) {
      if (sessionsBefore < minBefore || seen.has(pageKey(withHost(site, url)))) continue;
      if (sessions >= maxVisitsLeft * sessionsBefore) continue;
      yield {
        ...about(site, url, sessionsBefore, 1 - sessions / sessionsBefore),
        description:
          `${sessions} visits in the last 28 days after ${sessionsBefore} in the 28 before. See ` +
          'whether it still answers what people come for, and whether anything links to it.',
        metadata: {
          ...whose(site, url),
          measure: 'sessions' as const,
          now: sessions,
          before: sessionsBefore,
          position: null,
          position_before: null,
        },
      };
    }
  },
});

function about(site: Snapshot, url: string, impressions: number, lost: number) {
  const page = site.pages.atUrl(url);
  return {
    key: [pageKey(url)],
    title: `Win back readers of ${pathOf(url)}: ${Math.round(lost * 100)}% fewer`,
    keyword: page?.article?.keyword ?? (page?.text || slugOf(url) || pathOf(url)),
    ...(page?.article && { articleType: page.article.type }),
    evidence: { impressions, gap: lost, units: 0, agedShare: 0, ageDays: searchAgeDays(site) },
  };
}

/** Web analytics often report a page without its host. */
function withHost({ store }: Snapshot, url: string): string {
  return url.startsWith('/') && store.domain ? `${store.domain}${url}` : url;
}

function whose({ pages }: Snapshot, url: string) {
  return { url, article_id: pages.atUrl(url)?.article?.id ?? null };
}
