import type { StockVehicle, StorePage, StoreProfile } from '../store-profile.ts';
import type { Topic } from '../topic.ts';

/** A search-console row of the store's own site, last 28 days. */
export type SearchQuery = {
  query: string;
  page: string | null;
  impressions: number;
  clicks: number;
  position: number;
};

export type ResearchRequest = {
  /** Seeds the choice among equal questions. */
  ideacloudId: string;
  /** As the client typed it, trimmed. */
  keyword: string;
  store: StoreProfile;
  /** Everything now available on the lot. */
  stock: StockVehicle[];
  /** Models that were on the lot before. */
  pastModels: { make: string; model: string }[];
  pages: StorePage[];
  searchQueries: SearchQuery[];
  /** ISO 8601 UTC; also gives the milliseconds in the question ids. */
  now: string;
};

/** `id` is `q-<milliseconds>-<index>`, `clusterId` is `cluster-<n>`. */
export type CloudQuestion = {
  id: string;
  question: string;
  clusterId: string;
  topic: Topic;
  /** The question form that it was made from, as in topics/; null for a searched question. */
  form: string | null;
  sourceUrl: string | null;
  sourceTitle: string | null;
  isRecommended: boolean;
  /** The text model that proposed it; absent for our own research. */
  proposedBy?: string;
};

export type CloudCluster = {
  id: string;
  label: string;
  questionCount: number;
  /** The text model that named it, as with questions. */
  proposedBy?: string;
};

/** What the keyword is about, as recognised; kept with the cloud for writers. */
export type KeywordEntities = {
  year: number | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  bodyStyle: string | null;
  condition: 'new' | 'used' | 'certified' | null;
  topics: Topic[];
  /** A place named in the keyword, or the store's city for "near me". */
  place: string | null;
  priceMaxCents: number | null;
  intent: 'research' | 'compare' | 'price_and_finance' | 'ownership_and_service' | 'local';
};

export type Cloud = {
  title: string;
  /** Two or three sentences for people: what readers want to know and what the store has on it. */
  synopsis: string;
  tags: string[];
  entities: KeywordEntities;
  questions: CloudQuestion[];
  clusters: CloudCluster[];
};

/** A keyword that nothing can be made of is a value, not an exception: people type such things. */
export type ResearchOutcome =
  | {
      ok: true;
      cloud: Cloud;
      /** Why a text model added nothing, for the operator. */
      shortfall?: string;
    }
  | { ok: false; reason: string };
