import { Type } from '@sinclair/typebox';
import type { RawArticle } from '../snapshot/raw-site.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import {
  ageInDays,
  articleFields,
  articleFieldsOf,
  impressionsAt,
  isLive,
  keywordOf,
  monthOf,
  unitsOfArticle,
} from './article-metadata.ts';
import { article, cars } from './example-site.ts';
import { newestYear } from './model-metadata.ts';

/** By then prices, stock and offers of an article have all changed. */
const staleAfterDays = 270;
/** An article on last year's car is out of date sooner. */
const minAgeOfOldYear = 60;

export const staleContent = defineAnalyzer({
  id: 'stale_content',
  description: 'A live article has not been touched for long, or is on a model year that is past.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 60,
  ease: 0.7,
  metadata: Type.Object({
    ...articleFields,
    age_days: Type.Integer(),
    article_year: Type.Union([Type.Integer(), Type.Null()]),
    stock_year: Type.Union([Type.Integer(), Type.Null()]),
    impressions: Type.Integer(),
  }),
  examples: {
    finds: {
      'a year old': () => ({ articles: [article('How to Lease a Truck', { days: 365 })] }),
      'on the 2025 while the 2026 is sold': () => ({
        units: cars(6, 'Chevrolet Equinox'),
        articles: [article('2025 Chevrolet Equinox: What to Know', { days: 200 })],
      }),
    },
    ignores: {
      'three months old': () => ({ articles: [article('How to Lease a Truck', { days: 90 })] }),
      'a draft': () => ({
        articles: [article('How to Lease a Truck', { days: 365, postingStatus: 'draft' })],
      }),
      "on this year's car": () => ({
        units: cars(6, 'Chevrolet Equinox'),
        articles: [article('2026 Chevrolet Equinox: What to Know', { days: 200 })],
      }),
      'on an event that is over': () => ({
        articles: [article('Labor Day Sale', { days: 365, type: 'salesevent' })],
      }),
    },
  },
  *find(site) {
    for (const one of site.articles) {
      if (!isLive(one) || one.type === 'salesevent') continue;
      const days = ageInDays(site, one.updatedAt);
      const years = passedYear(site, one);
      if (days < (years === null ? staleAfterDays : minAgeOfOldYear)) continue;
      const impressions = impressionsAt(site, one);
      const since = monthOf(one.updatedAt, site.store.timeZone);
      yield {
        key: [one.id],
        title: `Bring “${one.title}” up to date`,
        description:
          years === null
            ? `It was last changed ${since}, ${days} days ago; prices, stock and offers in it ` +
              'have moved on since.'
            : `It is about the ${years.article} model year, last changed ${since}; you now sell ` +
              `the ${years.stock} new.`,
        keyword: keywordOf(one),
        articleType: one.type,
        evidence: {
          impressions,
          gap: years === null ? Math.min(1, days / 540) : 0.8,
          units: unitsOfArticle(site, one),
          agedShare: 0,
          ageDays: 0,
        },
        metadata: {
          ...articleFieldsOf(one),
          age_days: days,
          article_year: years?.article ?? null,
          stock_year: years?.stock ?? null,
          impressions,
        },
      };
    }
  },
});

/** The year that the article names, where the lot has its model new in a later one only. */
function passedYear(
  site: Snapshot,
  { id, title, subject }: RawArticle,
): { article: number; stock: number } | null {
  const named = subject?.year ?? Number(/\b(20[1-4]\d)\b/.exec(title)?.[1] ?? 0);
  const page = site.pages.ofArticle(id);
  if (named === 0 || page?.models.size !== 1) return null;
  const stock = site.models.find(({ name }) => page.models.has(name));
  const year = newestYear(stock?.newUnits ?? []);
  const isSold = stock?.newUnits.some((unit) => unit.year === named) ?? false;
  return year !== null && named < year && !isSold ? { article: named, stock: year } : null;
}
