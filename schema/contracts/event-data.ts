import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Uuid } from './common.ts';
import { OverallStatusName } from './compliance.ts';
import { ArticleType, ComponentTypeName, PostingStatus } from './content.ts';
import { ContentToolName } from './content-tools.ts';
import { Named } from './named.ts';
import { SocialPlatform, SocialPostStatus, StarRating } from './social.ts';

const ideacloud = { ideacloud_id: Uuid, keyword: Type.String() };
const article = { article_id: Uuid, article_type: ArticleType };
const generation = { generation_id: Uuid, prompt: Type.String() };
const person = Type.String({ description: 'Name, e-mail address or user id.' });
const reason = Type.String({ description: 'In the words of that person.' });
const publication = Named(
  'PublicationEventData',
  Type.Object({ ...article, posting_status: PostingStatus }),
);
const post = Named(
  'SocialPostEventData',
  Type.Object({
    id: Uuid,
    status: SocialPostStatus,
    platforms: Type.Array(SocialPlatform, { description: 'Those that this is about.' }),
  }),
);
const review = Named(
  'ReviewEventData',
  Type.Object({
    review_id: Uuid,
    platform: SocialPlatform,
    star_rating: StarRating,
    location_name: Type.String(),
    account_id: Uuid,
  }),
);
const error = Type.String({ description: 'Why, in a sentence for people.' });

/** The `data` of each event that has an emitter so far; `emit` takes no others. */
export const eventData = {
  'ideacloud.completed': Type.Object(ideacloud),
  'ideacloud.failed': Type.Object({ ...ideacloud, error }),
  'content.progress': Type.Object({
    ...article,
    component_type: ComponentTypeName,
    stage: Named('WritingStage', OneOf(['researching', 'outlining', 'writing', 'finalizing'])),
    message: Type.String(),
    progress_percent: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  'content.completed': Type.Object(article),
  'content.failed': Type.Object({ ...article, error }),
  'content.approval.submitted': Type.Object({ ...article, submitted_by: person }),
  'content.approval.approved': Type.Object({ ...article, approved_by: person }),
  'content.approval.rejected': Type.Object({ ...article, rejected_by: person, reason }),
  'content.approval.escalated': Type.Object({ ...article, escalated_to: person }),
  'content.approval.overridden': Type.Object({ ...article, overridden_by: person, reason }),
  'content.published': publication,
  'content.unpublished': publication,
  'content.scheduled': publication,
  'compliance.completed': Type.Object({
    article_id: Uuid,
    overall_status: OverallStatusName,
    overall_score: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  'content_tools.completed': Type.Object({
    article_id: Uuid,
    tools: Type.Array(ContentToolName, { description: 'Those of the run that ended.' }),
  }),
  'inventory.description.completed': Type.Object({
    vin: Nullable(Type.String({ description: 'Null for a car without a number yet.' })),
    year: Type.Integer(),
    make: Type.String(),
    model: Type.String(),
  }),
  'inventory.description.batch_completed': Type.Object({
    count: Type.Integer({ minimum: 1, description: 'The vehicles that the batch started.' }),
    site_id: Uuid,
  }),
  'inventory.feed.updated': Type.Object({
    vehicle_count: Type.Integer({ minimum: 0, description: 'In stock after the import.' }),
  }),
  'image.generation.completed': Type.Object({
    ...generation,
    image_id: Uuid,
    url: Type.String({ description: 'Where the image is served.' }),
  }),
  'image.generation.failed': Type.Object({ ...generation, error }),
  'social.post.published': post,
  'social.post.scheduled': post,
  'social.post.failed': post,
  'social.review.created': review,
  'social.review.updated': review,
  'test.ping': Type.Object({ message: Type.String() }),
};

export type EventData = { [K in keyof typeof eventData]: Static<(typeof eventData)[K]> };
