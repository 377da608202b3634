import type { ArticleRequest } from '../../../../schema/tables/articles.ts';
import type {
  articleStatuses,
  articleTypes,
  postingStatuses,
} from '../../../../schema/contracts/content.ts';
import type { PriceInsightKind } from '../../../../schema/records/price-insight.ts';
import type { VehicleRecord } from '../../../../schema/records/vehicle.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';

/** A vehicle in stock, as far as analyses look at it. */
export type RawUnit = Pick<
  VehicleRecord,
  'condition' | 'trim' | 'bodyStyle' | 'fuelType' | 'priceCents' | 'currency' | 'dateInStock'
> & {
  id: string;
  year: number;
  make: string;
  model: string;
  onLotSince: number;
  /** Null where nobody knows. */
  arrivedOn: string | null;
  firstSeenAt: number;
};

/** What a site has sold of a model. */
export type RawSales = { make: string; model: string; sold45: number; firstSoldAt: number };

/** A price that an import lowered. */
export type RawPriceCut = { vehicleId: string; cutCents: number; at: number };

export type RawArticle = {
  id: string;
  title: string;
  type: (typeof articleTypes)[number];
  status: (typeof articleStatuses)[number];
  postingStatus: (typeof postingStatuses)[number];
  postedUrl: string | null;
  wordCount: number | null;
  contentLength: number;
  subject: ArticleRequest['subject'];
  /** Of its IdeaCloud. */
  keyword: string | null;
  language: string;
  /** Null where there is no body yet. */
  hasFaq: boolean | null;
  createdAt: number;
  updatedAt: number;
};

/** Sums over one window; `positionSum` is the mean position times impressions. */
export type RawFigures = { clicks: number; impressions: number; positionSum: number };

export type RawPair = RawFigures & { query: string; page: string };

/** Search Console figures of the newest window, and of the one before it. */
export type RawSearch = {
  /** YYYY-MM-DD, the last day that has figures. */
  lastDate: string;
  /**
   * How many days the sums cover. Longer windows are brought down to 28 days; what is known of a
   * shorter one is never made more.
   */
  days: { queries: number; pages: number; pairs: number };
  queries: Map<string, RawFigures>;
  /** By address: one spelling of each page, the one that was shown most. */
  pages: Map<string, RawFigures>;
  pairs: RawPair[];
  /** Of the pages in as many days before; empty where there is no such window. */
  pagesBefore: Map<string, RawFigures>;
};

/** Sessions by page, newest 28 days and the 28 before. */
export type RawWeb = Map<string, { sessions: number; sessionsBefore: number }>;

export type RawReview = {
  id: string;
  starRating: number;
  text: string | null;
  reviewedAt: number;
};

/** How long the site's stock of a model and that of others lasts, in days. */
export type RawSupply = { make: string; model: string; ownDays: number; marketDays: number };

export type RawMarket = {
  /** YYYY-MM-DD, of the latest look at what others list. */
  lookedOn: string;
  /** Null where others are of a state, and no circle. */
  radiusMiles: number | null;
  /** How each vehicle is priced, by its id. */
  insights: ReadonlyMap<string, PriceInsightKind>;
  supplies: RawSupply[];
};

/** All that an analysis knows of a site, as it is stored. */
export type RawSite = {
  now: number;
  store: StoreProfile;
  units: RawUnit[];
  sales: RawSales[];
  priceCuts: RawPriceCut[];
  /** When the site's first vehicle was seen; null without any. */
  stockSince: number | null;
  articles: RawArticle[];
  search: RawSearch | null;
  web: RawWeb;
  reviews: RawReview[];
  /** Null without market data that is fresh. */
  market: RawMarket | null;
};
