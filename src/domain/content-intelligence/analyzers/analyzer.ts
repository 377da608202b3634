import type { Static, TObject } from '@sinclair/typebox';
import type { articleTypes } from '../../../../schema/contracts/content.ts';
import type {
  ComparisonSubtype,
  SuggestionType,
} from '../../../../schema/contracts/content-intelligence.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { ExampleSite } from './example-site.ts';

export type ArticleType = (typeof articleTypes)[number];

/** What the score is made of; see score.ts for the formula. */
export type Evidence = {
  /** Impressions, over 28 days at most, of the searches that the finding would serve. */
  impressions: number;
  /** 0–1: how much of what readers want is missing. */
  gap: number;
  /** Vehicles in stock that profit. */
  units: number;
  /** 0–1 of them. */
  agedShare: number;
  /** Days since what the finding rests on happened. */
  ageDays: number;
  /** An occasion with a date within 30 days. */
  isSoon?: boolean;
};

export type Finding<Shape extends TObject = TObject> = {
  /** With the type, what makes it the same gap on another night. */
  key: readonly (string | number)[];
  subtype?: ComparisonSubtype;
  title: string;
  description: string;
  /** What to research or write about. */
  keyword: string;
  /** Where it is not the one that the analyzer usually suggests. */
  articleType?: ArticleType;
  evidence: Evidence;
  metadata: Static<Shape>;
};

/** Small sites, by what is to be seen in them; the runner test builds and analyses each. */
export type Examples = {
  finds: Record<string, () => ExampleSite>;
  ignores: Record<string, () => ExampleSite>;
};

/**
 * Looks for one kind of gap. `find` is pure: equal snapshots, equal findings. It yields null where
 * it has worked for a while without a finding, so that others get their turn.
 */
export type Analyzer<Shape extends TObject = TObject> = {
  id: SuggestionType;
  description: string;
  suggestedArticleType: ArticleType;
  /** The operation that takes it up. */
  actionableVia: string;
  /** Searches a month that such a page usually meets, for sites without figures of their own. */
  prior: number;
  /** 0–1: how little work it is. */
  ease: number;
  metadata: Shape;
  examples: Examples;
  find(site: Snapshot): Generator<Finding<Shape> | null>;
};

/** Ties the shape of the metadata to the findings, and forgets it for the list. */
export function defineAnalyzer<Shape extends TObject>(analyzer: Analyzer<Shape>): Analyzer {
  return analyzer as unknown as Analyzer;
}
