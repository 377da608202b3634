import { asksForPage } from '../../../schema/contracts/content-intelligence.ts';
import { compact } from '../../writing/research/reading/normalise.ts';
import type { ArticleType } from './analyzers/analyzer.ts';
import type { Gap } from './find-gaps.ts';

/** One kind alone must not fill a site's list. */
const maxOfOneType = 25;
/** Shared three-letter shingles over all of both titles (Jaccard). */
const nearTitle = 0.9;

/** What tells whether two suggestions come to the same. */
export type Suggested = {
  type: string;
  title: string;
  keyword: string;
  articleType: string;
};

/** The best gaps of a night, without those that come to the same as a better one. */
export function chooseGaps(gaps: readonly Gap[]): Gap[] {
  const byType = new Map<string, number>();
  const seen = new SeenSuggestions();
  return gaps.toSorted(byWeight).filter((gap) => {
    const count = byType.get(gap.analyzer.id) ?? 0;
    if (count >= maxOfOneType || seen.has(suggestedOf(gap))) return false;
    seen.add(suggestedOf(gap));
    byType.set(gap.analyzer.id, count + 1);
    return true;
  });
}

/** Scores saturate: among equals comes first what more cars and searches stand behind. */
function byWeight(a: Gap, b: Gap): number {
  const [one, other] = [a.finding.evidence, b.finding.evidence];
  return (
    b.priority - a.priority ||
    other.units - one.units ||
    other.impressions - one.impressions ||
    (a.fingerprint < b.fingerprint ? -1 : 1)
  );
}

export function suggestedOf({ analyzer, finding }: Gap): Suggested {
  return {
    type: analyzer.id,
    title: finding.title,
    keyword: finding.keyword,
    articleType: articleTypeOf({ analyzer, finding }),
  };
}

export function articleTypeOf({
  analyzer,
  finding,
}: Pick<Gap, 'analyzer' | 'finding'>): ArticleType {
  return finding.articleType ?? analyzer.suggestedArticleType;
}

/** Remembers suggestions, and knows one that comes to the same. */
export class SeenSuggestions {
  private readonly pages = new Set<string>();
  private readonly titles = new Map<string, { numbers: string; shingles: Set<string> }[]>();

  has(suggested: Suggested): boolean {
    if (asksForPage(suggested.type) && this.pages.has(pageKey(suggested))) return true;
    const shingles = shinglesOf(suggested.title);
    const numbers = numbersOf(suggested.title);
    return (this.titles.get(suggested.type) ?? []).some((other) => {
      return other.numbers === numbers && similarity(other.shingles, shingles) >= nearTitle;
    });
  }

  add(suggested: Suggested): void {
    const { type, title } = suggested;
    if (asksForPage(type)) this.pages.add(pageKey(suggested));
    const entry = { numbers: numbersOf(title), shingles: shinglesOf(title) };
    this.titles.set(type, [...(this.titles.get(type) ?? []), entry]);
  }
}

/** Two reasons for a page of one kind on one keyword are one page. */
function pageKey({ articleType, keyword }: Suggested): string {
  return `${articleType} ${compact(keyword)}`;
}

/** "2500HD" and "3500HD", or two years, are never the same for a few shared letters. */
function numbersOf(title: string): string {
  return (title.match(/\d+/g) ?? []).join(' ');
}

function shinglesOf(title: string): Set<string> {
  const text = ` ${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  // Sets of such different sizes cannot be near, and counting what they share takes a while.
  if (Math.min(one.size, other.size) < nearTitle * Math.max(one.size, other.size)) return 0;
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}
