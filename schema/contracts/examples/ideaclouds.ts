import type { Static } from '@sinclair/typebox';
import type {
  AcceptedIdeacloud,
  AcceptedIdeaclouds,
  IdeacloudAnswer,
  IdeacloudBatchInput,
  IdeacloudInput,
  IdeacloudsAnswer,
  QuestionsAnswer,
} from '../ideaclouds.ts';
import {
  answered,
  asked,
  categoryId,
  ideacloudId,
  nextCursor,
  questionIds,
} from './example-ids.ts';

const keyword = 'snow tires in Nebraska';
const message =
  'Research has started. Subscribe to ideacloud.completed and ideacloud.failed by webhook to ' +
  'learn when it is done.';
const category = { id: categoryId, name: 'Service' };
const [first, second] = questionIds;
const synopsis = 'When to change to winter tires, what they cost, and what they do on ice.';
const head = { id: ideacloudId, keyword, title: 'Snow Tires in Nebraska', synopsis };
const state = { status: 'complete' as const, category };
const times = { created_at: asked, updated_at: answered };

const input: Static<typeof IdeacloudInput> = { keyword, category_id: categoryId };
const batch: Static<typeof IdeacloudBatchInput> = {
  items: [{ keyword }, { keyword: 'used hybrid SUVs', category_id: categoryId }],
};
const accepted: Static<typeof AcceptedIdeacloud> = {
  data: { id: ideacloudId, keyword, status: 'researching', created_at: asked, message },
};
const acceptedBatch: Static<typeof AcceptedIdeaclouds> = {
  data: {
    items: [
      { id: ideacloudId, keyword, status: 'researching' },
      {
        keyword: 'used hybrid SUVs',
        status: 'failed',
        error: 'category_id is not a category of this site',
      },
    ],
    message,
  },
};
const list: Static<typeof IdeacloudsAnswer> = {
  data: [{ ...head, ...state, ...times }],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 42 },
};
const one: Static<typeof IdeacloudAnswer> = {
  data: {
    ...head,
    tags: ['tires', 'winter'],
    ...state,
    recommended_questions: [{ id: first, question: 'When should I put snow tires on?' }],
    ...times,
  },
};
const source = { source_url: null, source_title: null };
const questions: Static<typeof QuestionsAnswer> = {
  data: {
    id: ideacloudId,
    status: 'complete',
    questions: [
      {
        id: first,
        question: 'When should I put snow tires on?',
        cluster_id: 'cluster-1',
        ...source,
        is_recommended: true,
      },
      {
        id: second,
        question: 'How long do snow tires last?',
        cluster_id: 'cluster-1',
        ...source,
        is_recommended: false,
      },
    ],
    clusters: [{ id: 'cluster-1', label: 'Changing tires', question_count: 2 }],
    recommended_question_ids: [first],
  },
};

export const ideacloudExamples = {
  create_ideacloud: { body: input, answer: accepted },
  create_ideacloud_batch: { body: batch, answer: acceptedBatch },
  list_ideaclouds: { answer: list },
  get_ideacloud: { answer: one },
  list_ideacloud_questions: { answer: questions },
};
