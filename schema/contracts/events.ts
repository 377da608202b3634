import type { EventData } from './event-data.ts';

/** Every event type with the line that GET /reference/event-types serves. */
export const eventTypes = {
  'ideacloud.completed': 'Research on a keyword is complete.',
  'ideacloud.failed': 'Research on a keyword failed.',
  'content.progress': 'An article entered a new stage of its generation.',
  'content.completed': 'An article was written.',
  'content.failed': 'An article could not be written.',
  'content.approval.submitted': 'An article was submitted for approval.',
  'content.approval.approved': 'An article was approved.',
  'content.approval.rejected': 'An article was rejected.',
  'content.approval.escalated': 'An approval was escalated to another reviewer.',
  'content.approval.overridden': 'An approval was overridden.',
  'content.published': 'An article was published.',
  'content.unpublished': 'An article was taken back from publication.',
  'content.scheduled': 'An article was scheduled for publication.',
  'compliance.completed': 'A compliance check ended.',
  'content_tools.completed': 'Content tools ended.',
  'inventory.description.completed': 'A vehicle description was written.',
  'inventory.description.batch_completed': 'The last description of a batch was written.',
  'inventory.feed.updated': 'An import changed the stock.',
  'social.post.published': 'A social post was published.',
  'social.post.scheduled': 'A social post was scheduled.',
  'social.post.failed': 'A social post failed.',
  'social.review.created': 'A new review came in.',
  'social.review.updated': 'A review was changed by its author.',
  'test.ping': 'Sent by POST /webhooks/{id}/test.',
  'image.generation.completed': 'An image was made.',
  'image.generation.failed': 'An image could not be made.',
} as const;

export type EventType = keyof typeof eventTypes;
export const eventTypeNames = Object.keys(eventTypes) as EventType[];

export function isEventType(value: string): value is EventType {
  return Object.hasOwn(eventTypes, value);
}

const exampleId = '01960000-0000-7000-8000-000000000001';
const exampleGeneration = {
  generation_id: '01960000-0000-7000-8000-000000000002',
  prompt: 'price card for the 2026 Equinox LT',
};
const exampleArticle = { article_id: exampleId, article_type: 'basic' as const };

const examplePost = { id: exampleId, status: 'published' as const, platforms: ['x' as const] };
const exampleReview = {
  review_id: exampleId,
  platform: 'google_business' as const,
  star_rating: 4,
  location_name: 'Lakeside Motors',
  account_id: '01960000-0000-7000-8000-000000000002',
};

/** What POST /webhooks/{id}/test sends for an event type. */
export const eventExamples: { [K in keyof EventData]: EventData[K] } & Partial<
  Record<EventType, object>
> = {
  'ideacloud.completed': { ideacloud_id: exampleId, keyword: 'snow tires' },
  'ideacloud.failed': { ideacloud_id: exampleId, keyword: '!!!', error: 'No words to research.' },
  'content.progress': {
    ...exampleArticle,
    component_type: 'body',
    stage: 'writing',
    message: 'Writing the sections.',
    progress_percent: 45,
  },
  'content.completed': exampleArticle,
  'content.failed': { ...exampleArticle, error: 'The article could not be written.' },
  'content.approval.submitted': { ...exampleArticle, submitted_by: 'Ana Lopez' },
  'content.approval.approved': { ...exampleArticle, approved_by: 'Sam Reed' },
  'content.approval.rejected': {
    ...exampleArticle,
    rejected_by: 'Sam Reed',
    reason: 'The second paragraph names the model of last year.',
  },
  'content.approval.escalated': { ...exampleArticle, escalated_to: 'Kim Park' },
  'content.approval.overridden': {
    ...exampleArticle,
    overridden_by: 'Kim Park',
    reason: 'The reviewer is away and the event is tomorrow.',
  },
  'content.published': { ...exampleArticle, posting_status: 'published' },
  'content.unpublished': { ...exampleArticle, posting_status: 'draft' },
  'content.scheduled': { ...exampleArticle, posting_status: 'scheduled' },
  'compliance.completed': {
    article_id: exampleId,
    overall_status: 'flagged',
    overall_score: 76,
  },
  'content_tools.completed': { article_id: exampleId, tools: ['seo-metadata', 'schemas'] },
  'inventory.description.completed': {
    vin: '1FTFW1E85NFA00001',
    year: 2022,
    make: 'Ford',
    model: 'F-150',
  },
  'inventory.description.batch_completed': { count: 12, site_id: exampleId },
  'inventory.feed.updated': { vehicle_count: 128 },
  'image.generation.completed': {
    ...exampleGeneration,
    image_id: '01960000-0000-7000-8000-000000000003',
    url: 'https://forecourt.example.com/media/6b86b273ff34fce1.jpg',
  },
  'image.generation.failed': {
    ...exampleGeneration,
    error: 'No Equinox is in stock.',
  },
  'social.post.published': examplePost,
  'social.post.scheduled': { ...examplePost, status: 'scheduled' },
  'social.post.failed': { ...examplePost, status: 'failed' },
  'social.review.created': exampleReview,
  'social.review.updated': exampleReview,
  'test.ping': { message: 'A test event from Forecourt.' },
};
