import type { PriceInsightKind } from '../../../../schema/records/price-insight.ts';
import { day } from '../../../lib/clock.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';
import type {
  RawArticle,
  RawMarket,
  RawReview,
  RawSearch,
  RawSite,
  RawUnit,
} from '../snapshot/raw-site.ts';

/** Noon in Duluth. */
export const exampleNow = Date.parse('2026-05-04T17:00:00Z');

const store: StoreProfile = {
  name: 'Lakeside Chevrolet',
  domain: 'lakesidechevrolet.example',
  phone: null,
  street: null,
  city: 'Duluth',
  state: 'MN',
  zip: '55811',
  country: 'US',
  timeZone: 'America/Chicago',
  makes: ['Chevrolet'],
};

type Search = {
  query?: string;
  page?: string;
  impressions: number;
  clicks?: number;
  position?: number;
  /** Of the 28 days before. */
  before?: { clicks: number; position: number };
};

/** What an example says of a site; the rest is empty. */
export type ExampleSite = Partial<Omit<RawSite, 'search' | 'store'>> & {
  store?: Partial<StoreProfile>;
  searches?: Search[];
};

type CarTraits = Partial<
  Pick<RawUnit, 'condition' | 'year' | 'trim' | 'bodyStyle' | 'fuelType'>
> & {
  /** Dollars; each further car costs 500 more. */
  price?: number;
  /** On the lot. */
  days?: number;
  /** Since the store's feed first listed it; as long as on the lot unless told otherwise. */
  knownDays?: number;
};

/** Several cars of one model, "Chevrolet Equinox"; new ones of 2026 unless told otherwise. */
export function cars(count: number, name: string, traits: CarTraits = {}): RawUnit[] {
  const [make = '', ...model] = name.split(' ');
  const { price = 31_000, days = 20, knownDays = days, ...rest } = traits;
  return Array.from({ length: count }, (_, number) => ({
    id: `${name}-${days}-${rest.trim ?? ''}-${number}`,
    condition: 'new',
    year: 2026,
    make,
    model: model.join(' '),
    trim: null,
    bodyStyle: null,
    fuelType: 'gasoline',
    priceCents: (price + number * 500) * 100,
    currency: 'USD',
    dateInStock: null,
    onLotSince: exampleNow - days * day,
    arrivedOn: new Date(exampleNow - days * day).toISOString().slice(0, 10),
    firstSeenAt: exampleNow - knownDays * day,
    ...rest,
  }));
}

/** A market in which the cars are priced like this, in their order. */
export function exampleMarket(
  units: readonly RawUnit[],
  kinds: readonly PriceInsightKind[],
  supply?: { ownDays: number; marketDays: number },
): RawMarket {
  const [{ make, model } = { make: '', model: '' }] = units;
  return {
    lookedOn: '2026-05-03',
    radiusMiles: 100,
    insights: new Map(kinds.map((kind, index) => [units[index]?.id ?? '', kind])),
    supplies: supply ? [{ make, model, ...supply }] : [],
  };
}

type ArticleTraits = Partial<Omit<RawArticle, 'createdAt' | 'updatedAt'>> & {
  /** Since it was written. */
  days?: number;
};

/** A published article of 900 words with questions and answers, unless told otherwise. */
export function article(title: string, { days = 30, ...traits }: ArticleTraits = {}): RawArticle {
  return {
    id: title,
    title,
    type: 'basic',
    status: 'complete',
    postingStatus: 'published',
    postedUrl: null,
    wordCount: 900,
    contentLength: 1200,
    subject: null,
    keyword: null,
    language: 'English',
    hasFaq: true,
    createdAt: exampleNow - days * day,
    updatedAt: exampleNow - days * day,
    ...traits,
  };
}

export function review(starRating: number, text: string, days = 10): RawReview {
  return { id: `${starRating} ${text}`, starRating, text, reviewedAt: exampleNow - days * day };
}

/** The site as it would be stored. */
export function exampleRaw({ searches, store: told, ...given }: ExampleSite): RawSite {
  return {
    now: exampleNow,
    store: { ...store, ...told },
    units: [],
    sales: [],
    priceCuts: [],
    stockSince: exampleNow - 200 * day,
    articles: [],
    web: new Map(),
    reviews: [],
    market: null,
    ...given,
    search: searches ? searchOf(searches) : null,
  };
}

function searchOf(searches: readonly Search[]): RawSearch {
  const raw: RawSearch = {
    lastDate: '2026-05-02',
    days: { queries: 28, pages: 28, pairs: 28 },
    queries: new Map(),
    pages: new Map(),
    pairs: [],
    pagesBefore: new Map(),
  };
  for (const { query, page, impressions, clicks = 0, position = 8, before } of searches) {
    const sums = { clicks, impressions, positionSum: position * impressions };
    if (query !== undefined) add(raw.queries, query, sums);
    if (page !== undefined) add(raw.pages, page, sums);
    if (query !== undefined && page !== undefined) raw.pairs.push({ query, page, ...sums });
    if (page === undefined || before === undefined) continue;
    add(raw.pagesBefore, page, {
      clicks: before.clicks,
      impressions,
      positionSum: before.position * impressions,
    });
  }
  return raw;
}

type Sums = { clicks: number; impressions: number; positionSum: number };

function add(all: Map<string, Sums>, key: string, sums: Sums): void {
  const known = all.get(key) ?? { clicks: 0, impressions: 0, positionSum: 0 };
  all.set(key, {
    clicks: known.clicks + sums.clicks,
    impressions: known.impressions + sums.impressions,
    positionSum: known.positionSum + sums.positionSum,
  });
}
