import type {
  articleTypes,
  contentDepths,
  contentIntents,
  languages,
} from '../../schema/contracts/content.ts';
import type { SafetyFacts } from './facts/safety-facts.ts';
import type { PriceStanding } from './facts/standing-facts.ts';
import type { VehicleFact } from './facts/vehicle-fact.ts';
import type { StockVehicle, StorePage, StoreProfile } from './store-profile.ts';
import type { Topic } from './topic.ts';

export type ArticleType = (typeof articleTypes)[number];
export type ContentIntent = (typeof contentIntents)[number];
export type ContentDepth = (typeof contentDepths)[number];
export type Language = (typeof languages)[number];

/** The model an article is about; without a year, the model in every year. */
export type Subject = {
  year: number | null;
  make: string;
  model: string;
  trim: string | null;
};

/** A question that the article has to answer, as research left it. */
export type BriefQuestion = {
  id: string;
  question: string;
  /** Null when the question did not come from our own researcher. */
  topic: Topic | null;
  /** The question form of our researcher, by which direct answers are found. */
  form?: string | null;
  clusterLabel: string | null;
};

/** How the store wants to sound; a null voice means plain and friendly. */
export type BrandVoice = {
  name: string;
  tone: string;
  readingLevel: string | null;
  /** 'we' (the store speaks) or 'they' (about the store). */
  person: 'we' | 'they';
  wordsToUse: string[];
  wordsToAvoid: string[];
};

/** The vehicles that a comparison sets side by side, in the order of the request. */
export type Comparison = {
  /** Two to five. */
  vehicles: readonly Subject[];
  /** The one that the store wants to put forward; null for none. */
  featuredIndex: number | null;
  /** 0 keeps the order asked for, 100 leads with the featured one; it never changes a fact. */
  biasLevel: number;
};

/** What a sales-event article announces. Dates are ISO days in the store's time zone. */
export type SalesEvent = {
  name: string;
  startDate: string;
  endDate: string;
  /** Hours at the store, "10 a.m."; absent for an event of whole days. */
  opens?: string;
  closes?: string;
  location: string;
  category: string;
  description: string | null;
};

/** A text block that the store keeps for its articles. */
export type StoreElement = {
  id: string;
  name: string;
  type: 'cta' | 'disclaimer' | 'snippet';
  content: string;
  url: string | null;
};

/** All that a writer is given. Equal briefs give equal articles. */
export type Brief = {
  /** Seeds every choice of wording. */
  articleId: string;
  articleType: ArticleType;
  /** The title that the client asked for; null lets the writer choose. */
  title: string | null;
  /** The title is the client's, and stays; one that we made may be put in other words. */
  isTitleGiven?: boolean;
  keyword: string | null;
  /** The make whose dealer was asked for, where the store has no franchise for it. */
  dealerOf?: string;
  synopsis: string | null;
  questions: BriefQuestion[];
  /** The questions were chosen by hand, one by one, and all of them are wanted. */
  isChoiceGiven?: boolean;
  /** What else readers ask about it, the nearest first: answered where the length has room. */
  related?: BriefQuestion[];
  /** Set for a model landing page, and for an article whose keyword names a model. */
  subject: Subject | null;
  /** Set for a comparison. */
  comparison?: Comparison | null;
  /** Set for a sales event. */
  event?: SalesEvent | null;
  /** What to write in; English where it is left out. */
  language?: Language;
  /** Words asked for, 200–5000. */
  contentLength: number;
  contentIntent: ContentIntent;
  contentDepth: ContentDepth;
  store: StoreProfile;
  /** Everything now available on the lot. */
  stock: StockVehicle[];
  /** What fact tables say of the subject, or of the models compared; empty without a table. */
  vehicleFacts?: readonly VehicleFact[];
  /** What NHTSA says of the subject; null or absent where it was not asked. */
  safety?: SafetyFacts | null;
  /** What may be said of single prices beside those of other stores; absent without figures. */
  standings?: readonly PriceStanding[];
  elements: StoreElement[];
  voice: BrandVoice | null;
  /** The store's published pages, for links. */
  pages: StorePage[];
  /** Ids of wordings in the store's latest articles, to be avoided where another will do. */
  usedWordings: string[];
  /**
   * The store's place among the sites of its database, from 0: stores of one group are given
   * different wordings by it. 0 where it is left out.
   */
  place?: number;
  /** The moment of writing, ISO 8601 UTC. */
  now: string;
};
