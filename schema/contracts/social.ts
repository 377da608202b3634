import { Type } from '@sinclair/typebox';
import {
  Data,
  Instant,
  Nullable,
  OneOf,
  Page,
  pageQuery,
  TrimmedText,
  Url,
  Uuid,
  uuidPattern,
  webAddress,
  WholeNumber,
} from './common.ts';
import { Named, shown } from './named.ts';

export const platforms = ['x', 'facebook', 'instagram', 'linkedin', 'google_business'] as const;
export type Platform = (typeof platforms)[number];
export const SocialPlatform = Named('SocialPlatform', OneOf(platforms));

export const accountStatuses = ['connected', 'expired'] as const;

export const postStatuses = [
  'draft',
  'scheduled',
  'publishing',
  'published',
  'partially_published',
  'failed',
  'unpublished',
] as const;
export type PostStatus = (typeof postStatuses)[number];
export const SocialPostStatus = Named('SocialPostStatus', OneOf(postStatuses));

export const targetStatuses = [
  'pending',
  'publishing',
  'processing',
  'awaiting_person',
  'published',
  'failed',
  'unpublishing',
  'unpublished',
  'delete_unsupported',
] as const;
export type TargetStatus = (typeof targetStatuses)[number];

const SocialAccount = Named(
  'SocialAccount',
  Type.Object({
    id: Uuid,
    platform: SocialPlatform,
    display_name: Type.String(),
    status: Named(
      'SocialAccountStatus',
      OneOf(accountStatuses, { description: 'An expired one has to be connected again.' }),
    ),
    connected_at: Instant,
  }),
);

export const SocialAccountsAnswer = Data(Type.Object({ accounts: Type.Array(SocialAccount) }));

const SocialTarget = Named(
  'SocialTarget',
  Type.Object({
    account_id: Uuid,
    platform: SocialPlatform,
    status: Named(
      'SocialTargetStatus',
      OneOf(targetStatuses, {
        description:
          '`processing` while the network works on pictures, `awaiting_person` where a person ' +
          'posts by hand, `delete_unsupported` where a person has to delete it on the network.',
      }),
    ),
    external_id: Nullable(Type.String({ description: "The network's own id of the post." })),
    external_url: Nullable(Url),
    error: Nullable(Type.String({ description: 'Why, in a sentence for people.' })),
    published_at: Nullable(Instant),
  }),
);

const post = {
  id: Uuid,
  text: Type.String(),
  link_url: Nullable(Url),
  image_ids: Type.Array(Uuid),
  status: SocialPostStatus,
  targets: Type.Array(SocialTarget, { description: 'One for each account.' }),
  scheduled_at: Nullable(Instant),
  content_id: Nullable(Uuid),
  created_at: Instant,
  updated_at: Instant,
};

export const SocialPost = Named('SocialPost', Type.Object(post));
export const SocialPostAnswer = Data(SocialPost);
export const SocialPostsAnswer = Page(SocialPost);
export const AcceptedSocialPost = Data(
  Named('AcceptedSocialPost', Type.Object({ ...post, message: Type.String() })),
);

export const SocialPostQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional({ ...SocialPostStatus, description: 'Only in this state.' }),
  platform: Type.Optional({ ...SocialPlatform, description: 'Only with a target there.' }),
});

const id = Type.String({ pattern: uuidPattern, format: 'uuid' });
const fields = {
  text: TrimmedText(1, 63_206, { description: 'Each platform has a limit of its own.' }),
  account_ids: Type.Array(id, {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description: 'Accounts of the site, as GET /social/accounts lists them.',
  }),
  link_url: shown(
    TrimmedText(1, 2048, { description: 'Left out on Instagram, where no link can be followed.' }),
    { format: 'uri', pattern: webAddress },
  ),
  image_ids: Type.Array(id, {
    maxItems: 20,
    uniqueItems: true,
    description: 'Images of the site; Instagram takes no post without one.',
  }),
  scheduled_at: TrimmedText(1, 40, {
    description:
      'A time in the future, such as 2026-05-04T08:00:00-05:00; without an offset it is the time ' +
      'at the store. Left out, the post is published at once.',
  }),
  content_id: { ...id, description: 'The article that the post is about.' },
};

export const SocialPostInput = Type.Object({
  text: fields.text,
  account_ids: fields.account_ids,
  link_url: Type.Optional(fields.link_url),
  image_ids: Type.Optional(fields.image_ids),
  scheduled_at: Type.Optional(fields.scheduled_at),
  content_id: Type.Optional(fields.content_id),
});

export const SocialPostChange = Type.Object(
  {
    text: Type.Optional(fields.text),
    account_ids: Type.Optional(fields.account_ids),
    link_url: Type.Optional(fields.link_url),
    image_ids: Type.Optional(fields.image_ids),
    scheduled_at: Type.Optional(fields.scheduled_at),
    content_id: Type.Optional(fields.content_id),
  },
  { minProperties: 1 },
);

export const UnpublishInput = Type.Object({
  platform: Type.Optional({ ...SocialPlatform, description: 'Only there; default everywhere.' }),
});
export const UnpublishAnswer = Data(
  Named('UnpublishedSocialPost', Type.Object({ id: Uuid, status: SocialPostStatus })),
);

export const StarRating = Type.Integer({ minimum: 1, maximum: 5 });

export const Review = Named(
  'Review',
  Type.Object({
    id: Uuid,
    platform: SocialPlatform,
    account_id: Uuid,
    location_name: Type.String(),
    author_name: Nullable(Type.String({ description: 'Null for an anonymous author.' })),
    star_rating: { ...StarRating, description: 'A recommendation counts as 5, its contrary as 1.' },
    text: Nullable(Type.String()),
    reply: Nullable(Type.String()),
    replied_at: Nullable(Instant),
    reviewed_at: Instant,
  }),
);
export const ReviewAnswer = Data(Review);
export const ReviewsAnswer = Page(Review);

export const ReviewQuery = Type.Object({
  ...pageQuery,
  platform: Type.Optional({ ...SocialPlatform, description: 'Only from there.' }),
  star_rating: Type.Optional(
    WholeNumber({ minimum: 1, maximum: 5, description: 'Only with as many stars.' }),
  ),
  replied: Type.Optional(
    Named(
      'IsReplied',
      OneOf(['true', 'false'], { description: 'Only those that have a reply, or have none.' }),
    ),
  ),
});

export const ReviewReplyInput = Type.Object({
  text: TrimmedText(1, 4096, { description: 'What readers of the review see below it.' }),
});
