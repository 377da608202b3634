import type { Static } from '@sinclair/typebox';
import type { PublishedArticle } from '../../../../schema/contracts/content-publication.ts';
import type { FeaturedImage } from '../../../../schema/tables/articles.ts';
import { isoTime } from '../../../lib/clock.ts';
import type { PublishedRow } from './store.ts';

/** Feeds do not say how large a photo is; what we serve ourselves has its size. */
export function viewFeaturedImage(
  image: FeaturedImage | null,
): Static<typeof PublishedArticle>['featured_image'] {
  if (!image) return null;
  const { url, altText, width = null, height = null } = image;
  return { url, alt_text: altText, width, height };
}

export function viewPublished(row: PublishedRow): Static<typeof PublishedArticle> {
  const { id, title, articleType, slug } = row;
  const date = isoTime(row.publishAt);
  const isPublished = row.postingStatus === 'published';
  return {
    id,
    title,
    article_type: articleType,
    status: isPublished ? 'published' : 'scheduled',
    slug,
    date,
    published_at: isPublished ? date : null,
    featured_image: viewFeaturedImage(row.featuredImage),
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}
