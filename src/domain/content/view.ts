import type { Static } from '@sinclair/typebox';
import type {
  ArticleAnswer,
  Component,
  ListedArticle as ListedAnswer,
} from '../../../schema/contracts/content.ts';
import { viewMaker } from '../../actor.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import type { ComponentRow, ComponentState } from './components-store.ts';
import type { ListedArticle, NamedArticle } from './store.ts';

export function viewListed(row: ListedArticle): Static<typeof ListedAnswer> {
  return {
    id: row.id,
    title: row.title,
    article_type: row.articleType,
    status: row.status,
    category: named(row.categoryId, row.categoryName),
    content_intent: row.contentIntent,
    posting_status: row.postingStatus,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewArticle(
  row: NamedArticle,
  parts: readonly ComponentState[],
): Static<typeof ArticleAnswer> {
  const { ideacloudId, keyword } = row;
  const { content_intent, posting_status, created_at, updated_at, category, ...head } =
    viewListed(row);
  return {
    data: {
      ...head,
      ...(row.error !== null && { error: row.error }),
      category,
      ideacloud: ideacloudId && keyword !== null ? { id: ideacloudId, keyword } : null,
      metadata: {
        ...viewMaker(row),
        language: row.language,
        content_length: row.contentLength,
        ...(row.wouldSayMore && { shortened: true as const, would_say_more: row.wouldSayMore }),
      },
      components: parts.map(({ type, status, updatedAt }) => {
        return { type, status, updated_at: isoTime(updatedAt) };
      }),
      content_intent,
      content_depth: row.contentDepth,
      target_audience: row.targetAudience,
      funnel_stage: row.funnelStage,
      search_intent_type: row.searchIntentType,
      posting_status,
      approval_status: row.approvalStatus,
      posted_url: row.postedUrl,
      marked_posted_at: isoTimeOrNull(row.markedPostedAt),
      created_at,
      updated_at,
    },
  };
}

export function viewComponent(row: ComponentRow): Static<typeof Component> {
  const { id, type, content, metadata, status } = row;
  const times = { created_at: isoTime(row.createdAt), updated_at: isoTime(row.updatedAt) };
  return { id, type, content, metadata, status, ...times };
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
