import type { Static } from '@sinclair/typebox';
import type {
  AcceptedSocialPost,
  ReviewAnswer,
  ReviewReplyInput,
  ReviewsAnswer,
  SocialAccountsAnswer,
  SocialPostAnswer,
  SocialPostChange,
  SocialPostInput,
  SocialPostsAnswer,
  UnpublishAnswer,
  UnpublishInput,
} from '../social.ts';
import { answered, articleId, asked, nextCursor } from './example-ids.ts';

const accountId = '01960000-0000-7000-8000-000000000101';
const placeId = '01960000-0000-7000-8000-000000000102';
const postId = '01960000-0000-7000-8000-000000000103';
const reviewId = '01960000-0000-7000-8000-000000000104';
const text = 'Winter tires are in stock at Lakeside Motors in Duluth.';

const accounts: Static<typeof SocialAccountsAnswer> = {
  data: {
    accounts: [
      {
        id: accountId,
        platform: 'x',
        display_name: '@lakesidemotors',
        status: 'connected',
        connected_at: asked,
      },
      {
        id: placeId,
        platform: 'google_business',
        display_name: 'Lakeside Motors',
        status: 'expired',
        connected_at: asked,
      },
    ],
  },
};

const target: Static<typeof SocialPostAnswer>['data']['targets'][number] = {
  account_id: accountId,
  platform: 'x',
  status: 'published',
  external_id: '1859900000000000001',
  external_url: 'https://x.com/i/web/status/1859900000000000001',
  error: null,
  published_at: answered,
};

const post: Static<typeof SocialPostAnswer>['data'] = {
  id: postId,
  text,
  link_url: 'https://lakesidemotors.example/tires',
  image_ids: [],
  status: 'published',
  targets: [target],
  scheduled_at: null,
  content_id: articleId,
  created_at: asked,
  updated_at: answered,
};

const scheduled: Static<typeof SocialPostAnswer>['data'] = {
  ...post,
  status: 'scheduled',
  targets: [
    { ...target, status: 'pending', external_id: null, external_url: null, published_at: null },
  ],
  scheduled_at: '2026-11-12T14:00:00.000Z',
};

const message =
  'The post is scheduled. Subscribe to social.post.published and social.post.failed by webhook ' +
  'to learn of its end.';

const input: Static<typeof SocialPostInput> = {
  text,
  account_ids: [accountId],
  link_url: 'https://lakesidemotors.example/tires',
  scheduled_at: '2026-11-12T08:00:00-06:00',
  content_id: articleId,
};
const change: Static<typeof SocialPostChange> = { scheduled_at: '2026-11-12T08:00:00-06:00' };
const unpublish: Static<typeof UnpublishInput> = { platform: 'x' };
const accepted: Static<typeof AcceptedSocialPost> = { data: { ...scheduled, message } };
const posts: Static<typeof SocialPostsAnswer> = {
  data: [post],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 42 },
};
const unpublished: Static<typeof UnpublishAnswer> = {
  data: { id: postId, status: 'unpublished' },
};

const review: Static<typeof ReviewAnswer>['data'] = {
  id: reviewId,
  platform: 'google_business',
  account_id: placeId,
  location_name: 'Lakeside Motors',
  author_name: 'Jordan P.',
  star_rating: 4,
  text: 'Quick oil change, friendly people.',
  reply: null,
  replied_at: null,
  reviewed_at: asked,
};
const reply: Static<typeof ReviewReplyInput> = { text: 'Thank you for your kind words.' };
const reviews: Static<typeof ReviewsAnswer> = {
  data: [review],
  pagination: { has_more: false, next_cursor: null, total_count: 1 },
};

export const socialExamples = {
  list_social_accounts: { answer: accounts },
  list_social_posts: { answer: posts },
  create_social_post: { body: input, answer: accepted },
  get_social_post: { answer: { data: post } },
  update_social_post: { body: change, answer: { data: scheduled } },
  delete_social_post: {},
  unpublish_social_post: { body: unpublish, answer: unpublished },
  list_reviews: { answer: reviews },
  get_review: { answer: { data: review } },
  reply_to_review: {
    body: reply,
    answer: { data: { ...review, reply: reply.text, replied_at: answered } },
  },
  reschedule_gbp_post: {},
};
