import type { StockVehicle, StoreProfile } from '../../writing/store-profile.ts';

/**
 * What a card may be made of. It is drawn in a worker, so a request is plain data, and the sources
 * are asked by message: each question costs a turn of the main thread, so ask few and narrow ones.
 */
export type CardRequest = {
  /** Of the generation: the seed of whatever is chosen. */
  id: string;
  /** 1 to 2,000 characters, in the words of a client. */
  prompt: string;
  size: { width: number; height: number };
  /** Given by the client, and kept as it is; else the maker writes one from the same facts. */
  altText: string | null;
  store: StoreProfile;
  brand: CardBrand;
  /** What the picture is for; null where the client named no article. */
  article: CardArticle | null;
  /** Of numbers, days and money: `en-US`, `en-CA`, `fr-CA`, `es-US`. */
  locale: string;
  /** ISO 8601. */
  now: string;
};

export type CardBrand = {
  /** `#rrggbb`; null where the store has not said. */
  color: string | null;
  /** Of the library; null where the store has none. */
  logoHash: string | null;
};

export type CardArticle = {
  id: string;
  title: string;
  articleType: string;
  language: string;
  excerpt: string | null;
  subject: { year: number | null; make: string; model: string; trim: string | null } | null;
  event: CardEvent | null;
};

/** Dates in ISO 8601 UTC. */
export type CardEvent = {
  name: string;
  startDate: string;
  endDate: string;
  location: string;
  category: string;
  description: string | null;
};

/** A vehicle in stock, without rows whose price is in doubt. */
export type CardVehicle = StockVehicle & {
  /** Of photos in the library, in the order of the feed; `photo` gives their bytes. */
  photoHashes: string[];
  /** The price before the present one, where an import lowered it; cents and ISO 8601. */
  priceBefore: { priceCents: number; changedAt: string } | null;
};

/** All that are given must hold; names are compared without case, accents and punctuation. */
export type StockQuestion = {
  vin?: string;
  stockNumber?: string;
  make?: string;
  model?: string;
  year?: number;
  trim?: string;
  condition?: StockVehicle['condition'];
  /** Only those whose price was lowered within the last 30 days. */
  priceDrop?: boolean;
  /** Default 20, at most 50. Newest first. */
  limit?: number;
};

export type CardReview = {
  platform: string;
  authorName: string | null;
  /** 1 to 5. */
  starRating: number;
  text: string;
  /** ISO 8601. */
  reviewedAt: string;
};

/** What the store knows. Reads only, and of the one site of the request. */
export type CardSources = {
  stock(question: StockQuestion): Promise<CardVehicle[]>;
  /** The makes and models in stock, so that a prompt can be read against them. */
  models(): Promise<{ make: string; model: string; year: number; count: number }[]>;
  /** The picture as it is kept, JPEG, PNG or WebP, upright; null where it is gone. */
  photo(hash: string): Promise<Uint8Array | null>;
  /** Of sales-event articles that have not ended, the next first. */
  events(): Promise<CardEvent[]>;
  /** Those of four and five stars that have a text, newest first. */
  reviews(): Promise<CardReview[]>;
  /** The store's own disclaimers. */
  disclaimers(): Promise<string[]>;
  /** The advertising rules: what is wrong with this text, a sentence an error; empty when sound. */
  check(text: string): Promise<string[]>;
};

export type Card = {
  bytes: Uint8Array;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  altText: string;
};

/** Why there is no card, in a sentence for the client. */
export type CardRefusal = { reason: string };

/**
 * `src/media/cards/index.ts` exports this as `makeCard`. A refusal is an answer (no such vehicle,
 * no facts, a rule that is broken); a throw is a fault of the program.
 */
export type MakeCard = (request: CardRequest, sources: CardSources) => Promise<Card | CardRefusal>;
