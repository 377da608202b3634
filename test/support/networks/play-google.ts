import type { SchemaObject } from 'ajv';
import { isoTime } from '../../../src/lib/clock.ts';
import type { Json } from '../client.ts';
import type { Harness } from '../harness.ts';
import { json, type PlayedNetwork, playNetwork, type Route } from './played-network.ts';

/*
 * By hand, of developers.google.com/my-business/reference/rest/v4: accounts.locations.localPosts
 * and accounts.locations.reviews; version 4 has no discovery document. Accounts and places by
 * those of mybusinessaccountmanagement v1 and mybusinessbusinessinformation v1 in
 * github.com/googleapis/google-api-go-client.
 */
const localPost: SchemaObject = {
  type: 'object',
  required: ['languageCode', 'summary', 'topicType'],
  additionalProperties: false,
  properties: {
    languageCode: { type: 'string' },
    summary: { type: 'string', minLength: 1, maxLength: 1500 },
    topicType: { enum: ['STANDARD', 'EVENT', 'OFFER', 'ALERT'] },
    callToAction: {
      type: 'object',
      required: ['actionType'],
      additionalProperties: false,
      properties: {
        actionType: { enum: ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'] },
        url: { type: 'string', pattern: '^https?://' },
      },
    },
    media: {
      type: 'array',
      maxItems: 1,
      items: {
        type: 'object',
        required: ['mediaFormat', 'sourceUrl'],
        additionalProperties: false,
        properties: { mediaFormat: { enum: ['PHOTO', 'VIDEO'] }, sourceUrl: { type: 'string' } },
      },
    },
  },
};
const reply: SchemaObject = {
  type: 'object',
  required: ['comment'],
  additionalProperties: false,
  properties: { comment: { type: 'string', minLength: 1, maxLength: 4096 } },
};
const listQuery: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: { type: 'string', pattern: '^([1-9]|[1-4][0-9]|50)$' },
    pageToken: { type: 'string' },
    orderBy: { enum: ['rating', 'rating desc', 'updateTime desc'] },
  },
};

export type GoogleReview = {
  reviewId: string;
  starRating: string;
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewer?: object;
  reviewReply?: { comment: string; updateTime: string };
};

export type PlayedGoogle = PlayedNetwork & {
  posts: { name: string; summary: string; createTime: string; state: string; body: Json }[];
  reviews: GoogleReview[];
  /** Of reviews. */
  pageSize: number;
  /** What Google says of a post, look by look; the last stays. */
  verdicts: string[];
};

const place = 'accounts/1/locations/2';
const at = (rest: string) => {
  return new RegExp(String.raw`^https://mybusiness\.googleapis\.com/v4/${place}/${rest}$`);
};

export function googleError(code: number, status: string, details: object[] = []) {
  return json({ error: { code, status, message: `It is ${status}`, details } }, code);
}

/** Business Profiles as far as they are used, with one place. */
export function playGoogle(app: Harness): PlayedGoogle {
  const state: Omit<PlayedGoogle, keyof PlayedNetwork> = {
    posts: [],
    reviews: [],
    pageSize: 50,
    verdicts: ['LIVE'],
  };
  let count = 0;
  const routes: Route[] = [
    {
      name: 'post',
      method: 'POST',
      path: at('localPosts'),
      body: localPost,
      perform({ body }) {
        const name = `${place}/localPosts/${(count += 1)}`;
        const made = { name, summary: body.summary, state: state.verdicts[0] ?? 'LIVE', body };
        state.posts.push({ ...made, createTime: isoTime(app.clock.now()) });
        return json(shownPost(made));
      },
    },
    {
      name: 'look',
      method: 'GET',
      path: at(String.raw`localPosts/(\d+)`),
      perform({ match }) {
        const post = state.posts.find(({ name }) => name.endsWith(`/${match[1]}`));
        if (!post) return googleError(404, 'NOT_FOUND');
        if (state.verdicts.length > 1) state.verdicts.shift();
        post.state = state.verdicts[0] ?? 'LIVE';
        return json(shownPost(post));
      },
    },
    {
      name: 'posts',
      method: 'GET',
      path: at('localPosts'),
      perform: () => json({ localPosts: state.posts.map(({ body: _body, ...rest }) => rest) }),
    },
    {
      name: 'delete',
      method: 'DELETE',
      path: at(String.raw`localPosts/(\d+)`),
      perform({ match }) {
        const index = state.posts.findIndex(({ name }) => name.endsWith(`/${match[1]}`));
        if (index < 0) return googleError(404, 'NOT_FOUND');
        state.posts.splice(index, 1);
        return json({});
      },
    },
    {
      name: 'reviews',
      method: 'GET',
      path: at('reviews'),
      query: listQuery,
      perform({ query }) {
        const from = Number(query.get('pageToken') ?? 0);
        const sorted = state.reviews.toSorted((a, b) => (a.updateTime < b.updateTime ? 1 : -1));
        const next = from + state.pageSize;
        return json({
          reviews: sorted.slice(from, next),
          ...(next < sorted.length && { nextPageToken: String(next) }),
        });
      },
    },
    {
      name: 'reply',
      method: 'PUT',
      path: at('reviews/([^/]+)/reply'),
      body: reply,
      perform({ match, body }) {
        const one = state.reviews.find(({ reviewId }) => reviewId === match[1]);
        if (!one) return googleError(404, 'NOT_FOUND');
        one.reviewReply = { comment: body.comment, updateTime: isoTime(app.clock.now()) };
        return json(one.reviewReply);
      },
    },
    {
      name: 'accounts',
      method: 'GET',
      path: /^https:\/\/mybusinessaccountmanagement\.googleapis\.com\/v1\/accounts$/,
      perform: () => json({ accounts: [{ name: 'accounts/1', accountName: 'Prairie' }] }),
    },
    {
      name: 'locations',
      method: 'GET',
      path: /^https:\/\/mybusinessbusinessinformation\.\w+\.com\/v1\/accounts\/1\/locations$/,
      perform: () => json({ locations: [{ name: 'locations/2', title: 'Prairie Motors' }] }),
    },
  ];
  const hosts = [
    'mybusiness.googleapis.com',
    'mybusinessaccountmanagement.googleapis.com',
    'mybusinessbusinessinformation.googleapis.com',
  ];
  const dead = googleError(401, 'UNAUTHENTICATED');
  return Object.assign(state, playNetwork(app, hosts, routes, dead));
}

function shownPost({ name, state }: { name: string; state: string }): object {
  const searchUrl = `https://local.google.com/${name.split('/').at(-1)}`;
  return { name, state, ...(state === 'LIVE' && { searchUrl }) };
}
