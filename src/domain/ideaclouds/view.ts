import type { Static } from '@sinclair/typebox';
import type {
  AcceptedIdeacloud,
  Ideacloud,
  ListedIdeacloud as ListedAnswer,
  QuestionsAnswer,
} from '../../../schema/contracts/ideaclouds.ts';
import { isoTime } from '../../lib/clock.ts';
import type { BatchResult } from './create.ts';
import type { IdeacloudRow, ListedIdeacloud, NamedIdeacloud } from './store.ts';

const acceptedMessage =
  'Research has started. Subscribe to ideacloud.completed and ideacloud.failed by webhook to ' +
  'learn when it is done.';

export function viewAccepted(row: IdeacloudRow): Static<typeof AcceptedIdeacloud> {
  const { id, keyword } = row;
  const created_at = isoTime(row.createdAt);
  return { data: { id, keyword, status: 'researching', created_at, message: acceptedMessage } };
}

export function viewAcceptedBatch(results: BatchResult[]) {
  const items = results.map((result) =>
    'row' in result
      ? { id: result.row.id, keyword: result.row.keyword, status: 'researching' as const }
      : { keyword: result.keyword, status: 'failed' as const, error: result.error },
  );
  const failed = results.filter((result) => !('row' in result)).length;
  return { data: { items, message: batchMessage(items.length, failed) } };
}

function batchMessage(items: number, failed: number): string {
  if (failed === 0) return acceptedMessage;
  if (failed === items) return 'Nothing is being researched: the error of each item says why.';
  return `${acceptedMessage} ${failed} of ${items} could not be started: see the error of each.`;
}

export function viewListed(row: ListedIdeacloud): Static<typeof ListedAnswer> {
  const { id, keyword, title, synopsis, status, categoryId, categoryName } = row;
  return {
    id,
    keyword,
    title,
    synopsis,
    status,
    ...(row.error !== null && { error: row.error }),
    category: categoryId && categoryName ? { id: categoryId, name: categoryName } : null,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewIdeacloud(row: NamedIdeacloud): Static<typeof Ideacloud> {
  const recommended = row.questions.filter((question) => question.isRecommended);
  const { id, keyword, title, synopsis, created_at, updated_at, ...state } = viewListed(row);
  return {
    id,
    keyword,
    title,
    synopsis,
    tags: row.tags,
    ...state,
    recommended_questions: recommended.map((one) => ({ id: one.id, question: one.question })),
    created_at,
    updated_at,
  };
}

export function viewQuestions(row: NamedIdeacloud): Static<typeof QuestionsAnswer> {
  const recommended = row.questions.filter((question) => question.isRecommended);
  return {
    data: {
      id: row.id,
      status: row.status,
      questions: row.questions.map((one) => ({
        id: one.id,
        question: one.question,
        cluster_id: one.clusterId,
        source_url: one.sourceUrl,
        source_title: one.sourceTitle,
        is_recommended: one.isRecommended,
      })),
      clusters: row.clusters.map(({ id, label, questionCount }) => {
        return { id, label, question_count: questionCount };
      }),
      recommended_question_ids: recommended.map((question) => question.id),
    },
  };
}
