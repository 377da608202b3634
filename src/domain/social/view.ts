import type { Static } from '@sinclair/typebox';
import type {
  AcceptedSocialPost,
  Review,
  SocialAccountsAnswer,
  SocialPost,
} from '../../../schema/contracts/social.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import type { AccountRow } from './accounts/store.ts';
import type { Post, TargetRow } from './posts-store.ts';
import type { ReviewRow } from './reviews/store.ts';

export function viewAccounts(rows: readonly AccountRow[]): Static<typeof SocialAccountsAnswer> {
  const accounts = rows.map(({ id, platform, displayName, status, connectedAt }) => ({
    id,
    platform,
    display_name: displayName,
    status,
    connected_at: isoTime(connectedAt),
  }));
  return { data: { accounts } };
}

export function viewPost(post: Post): Static<typeof SocialPost> {
  return {
    id: post.id,
    text: post.text,
    link_url: post.linkUrl,
    image_ids: post.imageIds,
    status: post.status,
    targets: post.targets.map(viewTarget),
    scheduled_at: isoTimeOrNull(post.scheduledAt),
    content_id: post.contentId,
    created_at: isoTime(post.createdAt),
    updated_at: isoTime(post.updatedAt),
  };
}

function viewTarget(target: TargetRow): Static<typeof SocialPost>['targets'][number] {
  return {
    account_id: target.accountId,
    platform: target.platform,
    status: target.status,
    external_id: target.externalId,
    external_url: target.externalUrl,
    error: target.error,
    published_at: isoTimeOrNull(target.publishedAt),
  };
}

export function viewAccepted(post: Post): Static<typeof AcceptedSocialPost> {
  return { data: { ...viewPost(post), message: messageFor(post) } };
}

function messageFor({ status, targets }: Post): string {
  if (status === 'draft') {
    return (
      'A rule on advertising holds the post back; its targets name it. Mend the text, or have a ' +
      'manager let it pass.'
    );
  }
  const learn =
    'Subscribe to social.post.published and social.post.failed by webhook to learn of its end.';
  if (status === 'scheduled') return `The post is scheduled. ${learn}`;
  const awaiting = targets.filter((one) => one.status === 'awaiting_person');
  if (awaiting.length === 0) return `The post is being published. ${learn}`;
  const where = [...new Set(awaiting.map((one) => one.platform))].join(', ');
  return `A person has to post it on ${where} and to say so. ${learn}`;
}

export function viewReview(row: ReviewRow): Static<typeof Review> {
  return {
    id: row.id,
    platform: row.platform as AccountRow['platform'],
    account_id: row.accountId,
    location_name: row.locationName,
    author_name: row.authorName,
    star_rating: row.starRating,
    text: row.text,
    reply: row.reply,
    replied_at: isoTimeOrNull(row.repliedAt),
    reviewed_at: isoTime(row.reviewedAt),
  };
}
