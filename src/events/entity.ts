import type { EventType } from '../../schema/contracts/events.ts';

/** The kind of entity that an event is about, and which of its data tells the one. */
type Entity = { kind: string; field: string | null };

const ideacloud: Entity = { kind: 'ideacloud', field: 'ideacloud_id' };
const article: Entity = { kind: 'article', field: 'article_id' };
const post: Entity = { kind: 'post', field: 'id' };
const review: Entity = { kind: 'review', field: 'review_id' };
const image: Entity = { kind: 'image', field: 'generation_id' };
/** Each site has one. */
const feed: Entity = { kind: 'feed', field: null };

/** Null where the order of two events does not matter to a receiver. */
const entities: Record<EventType, Entity | null> = {
  'ideacloud.completed': ideacloud,
  'ideacloud.failed': ideacloud,
  'content.progress': article,
  'content.completed': article,
  'content.failed': article,
  'content.approval.submitted': article,
  'content.approval.approved': article,
  'content.approval.rejected': article,
  'content.approval.escalated': article,
  'content.approval.overridden': article,
  'content.published': article,
  'content.unpublished': article,
  'content.scheduled': article,
  'compliance.completed': article,
  'content_tools.completed': article,
  'inventory.description.completed': { kind: 'vehicle', field: 'vin' },
  'inventory.description.batch_completed': null,
  'inventory.feed.updated': feed,
  'social.post.published': post,
  'social.post.scheduled': post,
  'social.post.failed': post,
  'social.review.created': review,
  'social.review.updated': review,
  'test.ping': null,
  'image.generation.completed': image,
  'image.generation.failed': image,
};

/**
 * What an event is about, such as `article:<id>`: a receiver sees the events of one entity in the
 * order of their commits. Within one site, which is all that a subscription sees.
 */
export function entityOf(type: EventType, data: object): string | null {
  const entity = entities[type];
  if (!entity) return null;
  if (entity.field === null) return entity.kind;
  const id = (data as Record<string, unknown>)[entity.field];
  return typeof id === 'string' ? `${entity.kind}:${id}` : null;
}
