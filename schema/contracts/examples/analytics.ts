import type { Static } from '@sinclair/typebox';
import type {
  ContentAnalyticsAnswer,
  SearchPagesAnswer,
  SearchQueriesAnswer,
  SearchSummaryAnswer,
  WebChannelsAnswer,
  WebPagesAnswer,
  WebSummaryAnswer,
} from '../analytics.ts';
import { articleId, nextCursor } from './example-ids.ts';

const window = { start_date: '2026-11-08', end_date: '2026-11-09', days_with_data: 2 };
const before = { start_date: '2026-11-06', end_date: '2026-11-07', days_with_data: 2 };
const page = 'https://www.prairie.example/blog/rav4-hybrid-towing';

const searchSums = { clicks: 30, impressions: 600, ctr: 0.05, position: 6.5 };
const search: Static<typeof SearchSummaryAnswer>['data'] = {
  ...window,
  ...searchSums,
  daily: [
    { date: '2026-11-08', clicks: 10, impressions: 300, ctr: 10 / 300, position: 7 },
    { date: '2026-11-09', clicks: 20, impressions: 300, ctr: 20 / 300, position: 6 },
  ],
};
const comparedSearch = {
  clicks: 25,
  impressions: 500,
  ctr: 0.05,
  position: 7,
  change: { clicks: 5, impressions: 100, ctr: 0, position: -0.5 },
  change_percent: { clicks: 20, impressions: 20, ctr: 0, position: (-0.5 / 7) * 100 },
};

const webSums = { sessions: 80, users: 70, pageviews: 200, engaged_sessions: 50, conversions: 4 };
const web: Static<typeof WebSummaryAnswer>['data'] = {
  ...window,
  ...webSums,
  daily: [
    {
      date: '2026-11-08',
      sessions: 30,
      users: 26,
      pageviews: 80,
      engaged_sessions: 20,
      conversions: 1,
    },
    {
      date: '2026-11-09',
      sessions: 50,
      users: 44,
      pageviews: 120,
      engaged_sessions: 30,
      conversions: 3,
    },
  ],
};

const searchSummary: Static<typeof SearchSummaryAnswer> = {
  data: { ...search, comparison: { ...before, ...comparedSearch } },
};
const webSummary: Static<typeof WebSummaryAnswer> = { data: web };

const more = { has_more: true, next_cursor: nextCursor, total_count: 214 };
const queries: Static<typeof SearchQueriesAnswer> = {
  data: [{ query: 'rav4 hybrid towing capacity', ...searchSums, comparison: comparedSearch }],
  pagination: more,
};
const searchPages: Static<typeof SearchPagesAnswer> = {
  data: [{ page, ...searchSums }],
  pagination: more,
};
const webPages: Static<typeof WebPagesAnswer> = {
  data: [{ page, ...webSums }],
  pagination: more,
};
const last = { has_more: false, next_cursor: null, total_count: 1 };
const channels: Static<typeof WebChannelsAnswer> = {
  data: [{ channel: 'Organic Search', ...webSums }],
  pagination: last,
};

const content: Static<typeof ContentAnalyticsAnswer> = {
  data: { content_id: articleId, url: page, search_console: search, web },
};

export const analyticsExamples = {
  get_search_console_summary: { answer: searchSummary },
  list_search_console_queries: { answer: queries },
  list_search_console_pages: { answer: searchPages },
  get_web_summary: { answer: webSummary },
  list_web_pages: { answer: webPages },
  list_web_channels: { answer: channels },
  get_content_analytics: { answer: content },
};
