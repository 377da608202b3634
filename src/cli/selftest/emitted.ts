import type { EventType } from '../../../schema/contracts/events.ts';

/** Which events subscriptions of the simulation ask for: those that something emits. */
export const emitted: readonly EventType[] = [
  'ideacloud.completed',
  'ideacloud.failed',
  'content.progress',
  'content.completed',
  'content.failed',
  'content.approval.submitted',
  'content.approval.approved',
  'content.approval.overridden',
  'content.scheduled',
  'content.published',
  'content.unpublished',
  'inventory.description.completed',
  'inventory.description.batch_completed',
  'inventory.feed.updated',
  'image.generation.completed',
  'image.generation.failed',
  'social.post.scheduled',
  'social.post.published',
  'social.post.failed',
];
