import type { Static } from '@sinclair/typebox';
import type { ContentType } from '../../../schema/contracts/site.ts';
import type { ArticleType } from '../../writing/brief.ts';

/** A kind of article that clients can ask for. Its outline is in src/writing/plan/outlines. */
export type ArticleTypeEntry = {
  id: ArticleType;
  /** For people: "Model landing page". */
  name: string;
  description: string;
  /** Words when the client names no length: a ceiling, not a promise. */
  defaultWords: number;
  createdThrough: `POST /${string}`;
  /** What that endpoint asks for, where it is one of its own. */
  takes: string | null;
  /** Whether facts are gathered before the outline, as a stage that the contract names. */
  isResearched: boolean;
};

/** Every article type that can be written. */
export const articleTypes: Readonly<Record<ArticleType, ArticleTypeEntry>> = {
  basic: {
    id: 'basic',
    name: 'Article',
    description:
      'Answers one keyword and its chosen questions, with the facts that the stock and the store ' +
      'add to them.',
    defaultWords: 1200,
    createdThrough: 'POST /content',
    takes: null,
    isResearched: false,
  },
  qa: {
    id: 'qa',
    name: 'Questions and answers',
    description:
      'Each chosen question under its own heading with the answer first, grouped by what they ' +
      'are about, with an index on top.',
    defaultWords: 1800,
    createdThrough: 'POST /content',
    takes: null,
    isResearched: false,
  },
  expert: {
    id: 'expert',
    name: 'Expert guide',
    description:
      'An in-depth guide to one keyword: how it works, what to weigh, what it costs, a checklist ' +
      'and what to ask at the store.',
    defaultWords: 2000,
    createdThrough: 'POST /content',
    takes: null,
    isResearched: false,
  },
  modellanding: {
    id: 'modellanding',
    name: 'Model landing page',
    description:
      'One model at this store: trims, prices and vehicles on the lot, how to choose, how to ' +
      'pay, and what owning it takes.',
    defaultWords: 2500,
    createdThrough: 'POST /model-landing-pages',
    takes: 'year, make and model',
    isResearched: true,
  },
  comparison: {
    id: 'comparison',
    name: 'Comparison',
    description:
      'Two to five vehicles side by side: the differences and the verdict first, then prices, ' +
      'engines, EPA estimates and size as far as the stock and fact tables tell.',
    defaultWords: 3500,
    createdThrough: 'POST /comparisons',
    takes: 'vehicles',
    isResearched: true,
  },
  salesevent: {
    id: 'salesevent',
    name: 'Sales event',
    description:
      'Announces an event of the store: what, when, where and for whom, vehicles on the lot with ' +
      'their prices, and how a visit works.',
    defaultWords: 600,
    createdThrough: 'POST /sales-events',
    takes: 'event_name, start_date, end_date, location and category',
    isResearched: false,
  },
};

/** The same as GET /site/content-types shows them. */
export function contentTypes(): Static<typeof ContentType>[] {
  return Object.values(articleTypes).map((entry) => ({
    article_type: entry.id,
    name: entry.name,
    description: entry.description,
    default_content_length: entry.defaultWords,
    created_through: entry.createdThrough,
  }));
}
