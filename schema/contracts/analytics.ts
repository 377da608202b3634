import { type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { Data, Nullable, OneOf, Page, pageQuery, TrimmedText, Uuid } from './common.ts';
import { Named, shown } from './named.ts';

export const searchMetrics = ['clicks', 'impressions', 'ctr', 'position'] as const;
export const webMetrics = [
  'sessions',
  'users',
  'pageviews',
  'engaged_sessions',
  'conversions',
] as const;
export const comparisons = ['previous_period', 'previous_year'] as const;

const day = { pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' };
const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'YYYY-MM-DD.' });

const Comparison = Named(
  'AnalyticsComparison',
  OneOf(comparisons, {
    description:
      'Adds the figures of other days: as many days right before, or the same dates a year ' +
      'earlier.',
  }),
);

const startDay = 'First day, YYYY-MM-DD. By default 27 days before `end_date`.';
const endDay =
  'Last day, YYYY-MM-DD. By default yesterday in the time zone of the site; no day to come, and ' +
  'at most 16 months from `start_date`.';
const windowQuery = {
  start_date: Type.Optional(Type.String({ ...day, description: startDay })),
  end_date: Type.Optional(Type.String({ ...day, description: endDay })),
  compare: Type.Optional(Comparison),
};

const sum = (description?: string) =>
  Nullable(Type.Integer({ minimum: 0, ...(description && { description }) }));

const searchFigures = {
  clicks: sum(),
  impressions: sum(),
  ctr: Nullable(Type.Number({ minimum: 0, description: 'Clicks over impressions, from 0 to 1.' })),
  position: Nullable(
    Type.Number({ minimum: 0, description: 'Mean over all impressions; 1 is the top.' }),
  ),
};
const webFigures = {
  sessions: sum(),
  users: sum('Users of each day, added up: who comes on two days counts twice.'),
  pageviews: sum(),
  engaged_sessions: sum(),
  conversions: sum('Key events.'),
};

const difference = 'What is newer minus what is older; null where one is.';
const share = 'The same in percent of what is older; null where that is zero or not known.';

/** Figures of the days that are compared with, and what has changed since. */
function compared<Figures extends TProperties, Change extends TSchema>(
  figures: Figures,
  change: Change,
) {
  return {
    ...figures,
    change: { ...change, description: difference },
    change_percent: { ...change, description: share },
  };
}

const change = Nullable(Type.Number());
const SearchChange = Named(
  'SearchChange',
  Type.Object({ clicks: change, impressions: change, ctr: change, position: change }),
);
const WebChange = Named(
  'WebChange',
  Type.Object({
    sessions: change,
    users: change,
    pageviews: change,
    engaged_sessions: change,
    conversions: change,
  }),
);

const window = {
  start_date: Day,
  end_date: Day,
  days_with_data: Type.Integer({
    minimum: 0,
    description: 'Days of the window that figures are known of. The others are not zeros.',
  }),
};

const SearchComparison = Named(
  'SearchComparison',
  Type.Object(compared(searchFigures, SearchChange)),
);
const WebComparison = Named('WebComparison', Type.Object(compared(webFigures, WebChange)));
const SearchWindowComparison = Named(
  'SearchWindowComparison',
  Type.Object({ ...window, ...compared(searchFigures, SearchChange) }),
);
const WebWindowComparison = Named(
  'WebWindowComparison',
  Type.Object({ ...window, ...compared(webFigures, WebChange) }),
);

const everyDay = {
  description:
    'Every day of the window, with nulls where nothing is known; empty where no day is known.',
};
export const SearchSummary = Named(
  'SearchSummary',
  Type.Object({
    ...window,
    ...searchFigures,
    daily: Type.Array(Named('SearchDay', Type.Object({ date: Day, ...searchFigures })), everyDay),
    comparison: Type.Optional(SearchWindowComparison),
  }),
);
export const WebSummary = Named(
  'WebSummary',
  Type.Object({
    ...window,
    ...webFigures,
    daily: Type.Array(Named('WebDay', Type.Object({ date: Day, ...webFigures })), everyDay),
    comparison: Type.Optional(WebWindowComparison),
  }),
);

export const AnalyticsQuery = Type.Object(windowQuery);
export const SearchSummaryAnswer = Data(SearchSummary);
export const WebSummaryAnswer = Data(WebSummary);

const order = 'From the most, `position` from the best; what is not known comes last.';
const Device = Named(
  'SearchDevice',
  OneOf(['desktop', 'mobile', 'tablet'], { description: 'Searches from these alone.' }),
);
const searchFilters = {
  sort: Type.Optional(
    shown(Named('SearchMetric', OneOf(searchMetrics, { description: order })), {
      default: 'clicks',
    }),
  ),
  device: Type.Optional(Device),
  country: Type.Optional(
    TrimmedText(1, 60, { description: 'As Search Console names it: `usa` in its API.' }),
  ),
  query: Type.Optional(TrimmedText(1, 200, { description: 'Searches that hold this text.' })),
  page: Type.Optional(TrimmedText(1, 500, { description: 'Pages whose address holds this text.' })),
};

export const SearchListQuery = Type.Object({ ...pageQuery, ...windowQuery, ...searchFilters });
export const WebListQuery = Type.Object({
  ...pageQuery,
  ...windowQuery,
  sort: Type.Optional(
    shown(Named('WebMetric', OneOf(webMetrics, { description: 'From the most.' })), {
      default: 'sessions',
    }),
  ),
});

const comparedSearch = { comparison: Type.Optional(SearchComparison) };
const comparedWeb = { comparison: Type.Optional(WebComparison) };
export const SearchQueriesAnswer = Page(
  Named(
    'SearchQueryFigures',
    Type.Object({ query: Type.String(), ...searchFigures, ...comparedSearch }),
  ),
);
export const SearchPagesAnswer = Page(
  Named(
    'SearchPageFigures',
    Type.Object({ page: Type.String(), ...searchFigures, ...comparedSearch }),
  ),
);
export const WebPagesAnswer = Page(
  Named('WebPageFigures', Type.Object({ page: Type.String(), ...webFigures, ...comparedWeb })),
);
export const WebChannelsAnswer = Page(
  Named(
    'WebChannelFigures',
    Type.Object({ channel: Type.String(), ...webFigures, ...comparedWeb }),
  ),
);

export const ContentAnalyticsAnswer = Data(
  Named(
    'ContentAnalytics',
    Type.Object({
      content_id: Uuid,
      url: Nullable(
        Type.String({
          description:
            'Where the article stands. Pages count as the same whatever their scheme, "www.", ' +
            'letter case, last slash, index file, encoding of characters and campaign ' +
            'parameters. Null where it is not known.',
        }),
      ),
      search_console: SearchSummary,
      web: WebSummary,
    }),
  ),
);
