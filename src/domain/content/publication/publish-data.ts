import type { Static } from '@sinclair/typebox';
import type { PublishDataAnswer } from '../../../../schema/contracts/content-publication.ts';
import type { FeaturedImage } from '../../../../schema/tables/articles.ts';
import type { Reader } from '../../../db/reader.ts';
import { isoTime } from '../../../lib/clock.ts';
import { notFound } from '../../../problem.ts';
import { findSite } from '../../site/store.ts';
import { canonicalUrl } from '../canonical-url.ts';
import { type ComponentRow, listComponents } from '../components-store.ts';
import { articleOf } from '../find.ts';
import { firstSentences } from '../first-sentences.ts';
import { photosOf, renderedBody } from '../rendered-body.ts';
import type { NamedArticle } from '../store.ts';
import { bylineOf } from './byline.ts';
import { objectsIn, textsIn } from './component-texts.ts';
import { viewFeaturedImage } from './view.ts';
import { findVersion } from './versions-store.ts';

type Answer = Static<typeof PublishDataAnswer>;
type Parts = Map<ComponentRow['type'], ComponentRow>;

/** Search engines cut descriptions there; contract section 6. */
const descriptionLength = 160;
const excerptLength = 300;

/** All that a page needs to show a published article. Throws a 404 for every other article. */
export async function publishData(reader: Reader, siteId: string, id: string): Promise<Answer> {
  const article = await articleOf(reader, siteId, id);
  const { slug, publishAt, publishedVersion, postingStatus } = article;
  if (postingStatus !== 'published' || slug === null || publishAt === null) throw notFound();
  const text = await findVersion(reader, siteId, article.id, publishedVersion ?? 0);
  if (!text) throw new Error('The text that was published is missing.');
  const { title, content } = text;
  const rows = await listComponents(reader, siteId, article.id);
  const parts: Parts = new Map(
    rows.filter((row) => isOf(row, text.bodyHash)).map((row) => [row.type, row]),
  );
  const body = rows.find(({ type }) => type === 'body');
  const rendered = renderedBody(content, photosOf(body?.metadata));
  const seo = seoOf(parts, article, { title, opening: rendered.opening });
  const site = await findSite(reader, siteId);
  const approved = { siteId, articleId: article.id, bodyHash: text.bodyHash };
  const byline = await bylineOf(reader, approved, site?.timeZone ?? 'UTC');
  return {
    data: {
      id: article.id,
      title,
      slug,
      article_type: article.articleType,
      posting_status: 'published',
      published_at: isoTime(publishAt),
      html: rendered.html + (byline?.html ?? ''),
      markdown: rendered.markdown + (byline?.markdown ?? ''),
      excerpt: firstSentences(rendered.opening, excerptLength),
      word_count: rendered.wordCount,
      featured_image: viewFeaturedImage(article.featuredImage),
      seo: { title: seo.title, description: seo.description, keywords: seo.keywords },
      schemas: schemasOf(parts).map((one) => completed(one, article, isoTime(publishAt))),
      social: socialOf(parts),
      tags: listOf(parts, 'postTags'),
      categories: categoriesOf(parts, article),
      canonical_url: canonicalUrl(article, seo.canonicalUrl, site?.domain ?? null),
      updated_at: isoTime(article.updatedAt),
    },
  };
}

/** Tags and slugs outlive an edit; what quotes a text must quote the one that is published. */
const quoting = /Schema$|Snip$|^seoMetadata$/;

function isOf({ type, status, metadata }: ComponentRow, bodyHash: string): boolean {
  if (status !== 'complete') return false;
  const madeOf = metadata?.['body_hash'];
  return madeOf === undefined || madeOf === bodyHash || !quoting.test(type);
}

/** With the date of publication and the picture, which the content tools did not know. */
function completed(
  schema: Record<string, unknown>,
  article: Pick<NamedArticle, 'featuredImage'>,
  datePublished: string,
): Record<string, unknown> {
  const { '@graph': graph, '@type': type } = schema;
  if (Array.isArray(graph)) {
    return { ...schema, '@graph': graph.map((one) => completed(one, article, datePublished)) };
  }
  if (type !== 'BlogPosting') return schema;
  const { featuredImage } = article;
  return { ...schema, datePublished, ...(featuredImage && { image: imageNode(featuredImage) }) };
}

function imageNode({ url, altText, width, height }: FeaturedImage): Record<string, unknown> {
  const size = width && height ? { width, height } : {};
  return { '@type': 'ImageObject', url, ...size, caption: altText };
}

function seoOf(parts: Parts, { keyword }: NamedArticle, text: { title: string; opening: string }) {
  const component = parts.get('seoMetadata');
  const [made = {}] = component ? objectsIn(component) : [];
  const { title, description, keywords, canonical_url } = made;
  const known = Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [];
  return {
    title: typeof title === 'string' ? title : text.title,
    description:
      typeof description === 'string'
        ? description
        : firstSentences(text.opening, descriptionLength),
    keywords: known.length > 0 || keyword === null ? known : [keyword],
    canonicalUrl: typeof canonical_url === 'string' ? canonical_url : null,
  };
}

const singleSchemas = [
  'articleSchema',
  'organizationSchema',
  'faqSchema',
  'breadcrumbSchema',
] as const;

/** The combined one says what the others say, so it stands for them. */
function schemasOf(parts: Parts): Record<string, unknown>[] {
  const combined = parts.get('combinedSchema');
  const objects = combined ? objectsIn(combined) : [];
  if (objects.length > 0) return objects;
  return singleSchemas.flatMap((type) => {
    const component = parts.get(type);
    return component ? objectsIn(component) : [];
  });
}

function socialOf(parts: Parts): Answer['data']['social'] {
  const text = (type: ComponentRow['type']) => parts.get(type)?.content ?? null;
  return {
    facebook: text('facebookSnip'),
    x: text('twitterSnip'),
    instagram: text('instagramSnip'),
    linkedin: text('linkedinSnip'),
    google_business: text('googleBusinessSnip'),
  };
}

/** The store's own category first. */
function categoriesOf(parts: Parts, { categoryName }: NamedArticle): string[] {
  const own = categoryName === null ? [] : [categoryName];
  return [...new Set([...own, ...listOf(parts, 'blogCategories')])];
}

function listOf(parts: Parts, type: ComponentRow['type']): string[] {
  const component = parts.get(type);
  return component ? textsIn(component) : [];
}
