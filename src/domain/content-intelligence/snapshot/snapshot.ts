import type { StoreProfile } from '../../../writing/store-profile.ts';
import type { Reading } from '../../../writing/research/reading/read-keyword.ts';
import type { ModelStock, Unit } from './model-stock.ts';
import type { PageIndex } from './page-index.ts';
import type { RawArticle, RawMarket, RawReview, RawWeb } from './raw-site.ts';

/** Over the days of `SearchSnapshot`; rates are computed from sums. */
export type Figures = { clicks: number; impressions: number; position: number; ctr: number };

export type QueryFigures = Figures & { query: string };
export type PageFigures = Figures & { url: string; before: Figures | null };

export type SearchSnapshot = {
  /** YYYY-MM-DD. */
  lastDate: string;
  /** What the sums cover; 28 at most. */
  days: { queries: number; pages: number; pairs: number };
  /** Most impressions first. */
  queries: QueryFigures[];
  pages: PageFigures[];
  /** Rows by query, for queries of some weight. */
  pairs: Map<string, (Figures & { url: string })[]>;
  /** The most impressions that a query of the site has. */
  maxImpressions: number;
};

/** One night's view of a site, on which every analyzer works. Nothing in it changes. */
export type Snapshot = {
  now: number;
  /** YYYY-MM-DD in the site's time zone. */
  today: string;
  store: StoreProfile;
  units: Unit[];
  /** Most units first. */
  models: ModelStock[];
  articles: RawArticle[];
  pages: PageIndex;
  search: SearchSnapshot | null;
  web: RawWeb;
  reviews: RawReview[];
  /** Null without market data that is fresh. */
  market: RawMarket | null;
  /** When the site's first vehicle was seen; null without any. */
  stockSince: number | null;
  /** What a search names; remembered, since reading costs some tenths of a millisecond. */
  read(query: string): Reading;
  /** Whether anybody who sells or services cars could answer the search. */
  isOurTrade(query: string): boolean;
  /** Whether the search asks for the store by its name. */
  isOwnName(query: string): boolean;
};
