import type { ArticleComparison, ArticleEvent } from '../../../../schema/tables/articles.ts';
import type { ArticleType, ContentIntent, Language, Subject } from '../../../writing/brief.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';
import type { Page } from '../page/page.ts';
import type { ShownVehicle } from '../page/shown-vehicles.ts';

/** All that a tool is given. Equal inputs give equal components. */
export type ToolInput = {
  article: ToolArticle;
  page: Page;
  store: StoreProfile;
  /** Those of the stock that the page lists, as the stock has them now. */
  vehicles: readonly ShownVehicle[];
  /** Of the site. */
  categories: readonly { name: string; description: string | null }[];
  /** What other articles of the site have. */
  others: OtherArticles;
  /** Holds a text against the rules on advertising as an advertisement of its own. */
  check: (text: string) => readonly TextIssue[];
  /** Milliseconds since the epoch. */
  now: number;
};

export type ToolArticle = {
  id: string;
  type: ArticleType;
  contentIntent: ContentIntent;
  language: Language;
  keyword: string | null;
  categoryName: string | null;
  subject: Subject | null;
  comparison: ArticleComparison | null;
  event: ArticleEvent | null;
  /** The address that it has or will have; null before that is decided. */
  slug: string | null;
  /** Where it stands, as a partner has reported. */
  postedUrl: string | null;
  publishedAt: number | null;
  /** Of the text. */
  updatedAt: number;
};

export type OtherArticles = {
  /** Taken or proposed. */
  slugs: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  descriptions: ReadonlySet<string>;
  /** How many articles have each tag. */
  tags: ReadonlyMap<string, number>;
  /** Bodies of the newest ones, for the terms that all articles share. */
  bodies: readonly string[];
};

export type TextIssue = { severity: 'error' | 'warning' | 'info'; rule: string; message: string };
