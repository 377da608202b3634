import type { Static } from '@sinclair/typebox';
import type {
  AcceptedArticle,
  AcceptedArticles,
  AcceptedComparison,
  AcceptedGeneration,
  AcceptedModelLanding,
  AcceptedSalesEvent,
  AwaitingArticle,
} from '../../../../schema/contracts/content-accepted.ts';
import { isoTime } from '../../../lib/clock.ts';
import type { ArticleRow } from '../store.ts';
import type { StartedArticle } from './create-article.ts';
import type { BatchResult } from './create-batch.ts';

const message =
  'Writing has started. Subscribe to content.completed and content.failed by webhook to learn ' +
  'when it is done, and to content.progress to follow it.';

export function viewAccepted(row: ArticleRow): Static<typeof AcceptedArticle> {
  return { data: { ...head(row), ...told(row) } };
}

export function viewAcceptedLanding(row: ArticleRow): Static<typeof AcceptedModelLanding> {
  const { subject } = row.request;
  if (!subject) throw new Error('A model landing page without a model was stored.');
  return { data: { ...head(row), vehicle: subject, ...told(row) } };
}

export function viewAcceptedComparison(row: ArticleRow): Static<typeof AcceptedComparison> {
  const { comparison } = row.request;
  if (!comparison) throw new Error('A comparison without vehicles was stored.');
  const { vehicles, featuredIndex, biasLevel } = comparison;
  const favor = { featured_vehicle_index: featuredIndex, bias_level: biasLevel };
  return { data: { ...head(row), vehicles, ...favor, ...told(row) } };
}

export function viewAcceptedEvent(row: ArticleRow): Static<typeof AcceptedSalesEvent> {
  const { event } = row.request;
  if (!event) throw new Error('A sales event without an event was stored.');
  const { name, startDate, endDate, location, category, description } = event;
  const dates = { start_date: startDate, end_date: endDate };
  const shown = { event_name: name, ...dates, location, category, description };
  return { data: { ...head(row), event: shown, ...told(row) } };
}

export function viewAcceptedBatch(results: BatchResult[]): Static<typeof AcceptedArticles> {
  const failed = results.filter((result) => !('row' in result)).length;
  const items = results.map((result) => {
    if ('row' in result) {
      return { ...head(result.row), created_at: isoTime(result.row.createdAt) };
    }
    const { articleType: article_type, error } = result;
    return { status: 'failed' as const, article_type, error };
  });
  return { data: { items, message: batchMessage(items.length, failed) } };
}

function batchMessage(items: number, failed: number): string {
  if (failed === 0) return message;
  if (failed === items) return 'Nothing is being written: the error of each item says why.';
  return `${message} ${failed} of ${items} could not be started: see the error of each.`;
}

export function viewAcceptedGeneration(id: string): Static<typeof AcceptedGeneration> {
  return { data: { id, status: 'generating', message } };
}

/** What the article still needs, with the questions that there are to choose from. */
export function viewAwaiting({ row, cloud }: StartedArticle): Static<typeof AwaitingArticle> {
  const options = cloud.questions.map(({ id, question }) => ({ id, question }));
  const text = { type: 'string', required: false } as const;
  return {
    data: {
      id: row.id,
      status: 'awaiting_input',
      ideacloud_id: cloud.id,
      article_type: row.articleType,
      required_inputs: {
        selected_question_ids: { type: 'array', required: true, options },
        brand_voice_id: text,
        title: text,
      },
    },
  };
}

function head({ id, articleType, title }: ArticleRow) {
  return { id, status: 'generating' as const, article_type: articleType, title };
}

function told({ createdAt }: ArticleRow) {
  return { created_at: isoTime(createdAt), message };
}
