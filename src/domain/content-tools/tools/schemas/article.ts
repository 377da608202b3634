import { isoTime } from '../../../../lib/clock.ts';
import { languageTags } from '../../../../writing/language-tags.ts';
import type { ToolInput } from '../tool-input.ts';
import type { Addresses } from './addresses.ts';
import { type Node, node } from './json-ld.ts';

/** Search engines cut headlines there. */
const maxHeadline = 110;

/**
 * BlogPosting; the store wrote it. Its date of publication is known once it is published, and
 * publish-data adds it then. `publisher` is a mention of the store or its id.
 */
export function articleNode(
  { article, page, store }: ToolInput,
  { page: url, idOf }: Addresses,
  publisher: Node,
  more: Node = {},
): Node {
  const { publishedAt, updatedAt } = article;
  return node('BlogPosting', {
    '@id': idOf('article'),
    headline: cut(page.title),
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt === null ? null : isoTime(publishedAt),
    dateModified: isoTime(updatedAt),
    author: publisher,
    publisher,
    articleSection: article.categoryName,
    wordCount: page.wordCount,
    inLanguage: languageTags[article.language],
    contentLocation: store.city === null ? null : node('Place', { name: placeOf(store) }),
    ...more,
  });
}

function placeOf({ city, state }: ToolInput['store']): string {
  return [city, state].filter((part) => part !== null).join(', ');
}

function cut(title: string): string {
  if (title.length <= maxHeadline) return title;
  return title.slice(0, maxHeadline + 1).replace(/\s+\S*$/u, '');
}
