import type { Static } from '@sinclair/typebox';
import type {
  AcceptedArticle,
  AcceptedArticles,
  AcceptedComparison,
  AcceptedGeneration,
  AcceptedModelLanding,
  AcceptedSalesEvent,
  AwaitingArticle,
} from '../content-accepted.ts';
import type {
  ArticleBatchInput,
  ArticleInput,
  ComparisonInput,
  GenerateInput,
  ModelLandingInput,
  SalesEventInput,
} from '../content-input.ts';
import {
  articleId,
  asked,
  brandVoiceId,
  comparisonId,
  eventId,
  ideacloudId,
  landingId,
  questionIds,
} from './example-ids.ts';

const title = 'When to Put Snow Tires On in Nebraska';
const message =
  'Writing has started. Subscribe to content.completed and content.failed by webhook to learn ' +
  'when it is done, and to content.progress to follow it.';
const told = { created_at: asked, message };
const writing = { status: 'generating' as const };
const [question, another] = questionIds;

const input: Static<typeof ArticleInput> = {
  ideacloud_id: ideacloudId,
  article_type: 'basic',
  selected_question_ids: [question],
  title,
  brand_voice_id: brandVoiceId,
  content_length: 1200,
  content_intent: 'fixed_ops',
};
const head = { id: articleId, ...writing, article_type: 'basic' as const, title };
const accepted: Static<typeof AcceptedArticle> = { data: { ...head, ...told } };
const text = { type: 'string' as const, required: false as const };
const awaiting: Static<typeof AwaitingArticle> = {
  data: {
    id: articleId,
    status: 'awaiting_input',
    ideacloud_id: ideacloudId,
    article_type: 'basic',
    required_inputs: {
      selected_question_ids: {
        type: 'array',
        required: true,
        options: [
          { id: question, question: 'When should I put snow tires on?' },
          { id: another, question: 'Do I need four snow tires?' },
        ],
      },
      brand_voice_id: text,
      title: text,
    },
  },
};
const batch: Static<typeof ArticleBatchInput> = {
  items: [
    { ideacloud_id: ideacloudId, article_type: 'basic', selected_question_ids: [question], title },
    { ideacloud_id: landingId, article_type: 'qa' },
  ],
};
const acceptedBatch: Static<typeof AcceptedArticles> = {
  data: {
    items: [
      { ...head, created_at: asked },
      {
        status: 'failed',
        article_type: 'qa',
        error: 'ideacloud_id is not an IdeaCloud of this site',
      },
    ],
    message,
  },
};
const generation: Static<typeof GenerateInput> = { selected_question_ids: [question], title };
const generating: Static<typeof AcceptedGeneration> = {
  data: { id: articleId, status: 'generating', message },
};
const rav4 = { year: 2026, make: 'Toyota', model: 'RAV4' };
const crv = { year: 2026, make: 'Honda', model: 'CR-V', trim: 'EX-L' };
const comparison: Static<typeof ComparisonInput> = {
  vehicles: [rav4, crv],
  featured_vehicle_index: 0,
  bias_level: 60,
  content_length: 3000,
};
const acceptedComparison: Static<typeof AcceptedComparison> = {
  data: {
    id: comparisonId,
    ...writing,
    article_type: 'comparison',
    title: '2026 Toyota RAV4 vs. Honda CR-V EX-L',
    vehicles: [{ ...rav4, trim: null }, crv],
    featured_vehicle_index: 0,
    bias_level: 60,
    ...told,
  },
};
const landing: Static<typeof ModelLandingInput> = {
  ...rav4,
  trim: 'XLE',
  content_intent: 'variable',
};
const acceptedLanding: Static<typeof AcceptedModelLanding> = {
  data: {
    id: landingId,
    ...writing,
    article_type: 'modellanding',
    title: '2026 Toyota RAV4 XLE in Lincoln, NE',
    vehicle: { ...rav4, trim: 'XLE' },
    ...told,
  },
};
const truckMonth = {
  event_name: 'Fall Truck Month',
  location: 'Prairie Motors, 100 O Street, Lincoln',
  category: 'Sales Event' as const,
};
const event: Static<typeof SalesEventInput> = {
  ...truckMonth,
  start_date: '2026-11-20T15:00:00.000Z',
  end_date: '2026-12-01T02:00:00.000Z',
};
const acceptedEvent: Static<typeof AcceptedSalesEvent> = {
  data: {
    id: eventId,
    ...writing,
    article_type: 'salesevent',
    title: 'Fall Truck Month at Prairie Motors',
    event: {
      ...truckMonth,
      start_date: '2026-11-20T15:00:00.000Z',
      end_date: '2026-12-01T02:00:00.000Z',
      description: null,
    },
    ...told,
  },
};

export const contentCreationExamples = {
  create_content: { body: input, answers: { 200: awaiting, 202: accepted } },
  create_content_batch: { body: batch, answer: acceptedBatch },
  generate_content: { body: generation, answer: generating },
  create_comparison: { body: comparison, answer: acceptedComparison },
  create_model_landing_page: { body: landing, answer: acceptedLanding },
  create_sales_event: { body: event, answer: acceptedEvent },
};
