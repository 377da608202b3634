import type { SchemaObject } from 'ajv';
import { second } from '../../../src/lib/clock.ts';
import type { Harness } from '../harness.ts';
import { json, type PlayedNetwork, playNetwork, type Route } from './played-network.ts';

/*
 * The parts that are used of X's own description: github.com/xdevplatform/docs, openapi.json,
 * version 2.167 (CreatePostsRequest, MediaUploadRequest, CreateMediaMetadataRequest and the queries
 * of getUsersPosts and getMediaUploadStatus).
 */
const id = { type: 'string', pattern: '^[0-9]{1,19}$' };
const createPost: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    text: { type: 'string' },
    media: {
      type: 'object',
      required: ['media_ids'],
      additionalProperties: false,
      properties: { media_ids: { type: 'array', minItems: 1, maxItems: 4, items: id } },
    },
  },
};
const uploadMedia: SchemaObject = {
  type: 'object',
  required: ['media', 'media_category'],
  additionalProperties: false,
  properties: {
    media: { type: 'string', pattern: '^[A-Za-z0-9+/]+={0,2}$' },
    media_category: { enum: ['tweet_image', 'tweet_video', 'tweet_gif', 'subtitles'] },
  },
};
const describeMedia: SchemaObject = {
  type: 'object',
  required: ['id'],
  properties: {
    id,
    metadata: {
      type: 'object',
      properties: {
        alt_text: {
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string', maxLength: 1000 } },
        },
      },
    },
  },
};
const timelineQuery: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    max_results: { type: 'string', pattern: '^([5-9]|[1-9][0-9]|100)$' },
    start_time: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$` },
    'tweet.fields': { type: 'string' },
  },
};
const statusQuery: SchemaObject = {
  type: 'object',
  required: ['media_id'],
  additionalProperties: false,
  properties: { media_id: id, command: { enum: ['STATUS'] } },
};

type Tweet = { id: string; text: string; at: number; media: string[]; author: string };

export type PlayedX = PlayedNetwork & {
  tweets: Tweet[];
  altTexts: Map<string, string>;
  /** How often a picture is still being worked on when it is asked after. */
  slowness: number;
};

export const problemJson = { 'content-type': 'application/problem+json' };

/** X API v2 as far as it is used, with one account: 44196397, @prairiemotors. */
export function playX(app: Harness): PlayedX {
  const state = { tweets: [] as Tweet[], altTexts: new Map<string, string>(), slowness: 0 };
  let count = 1_000;
  let looks = 0;
  const nextId = () => String((count += 1));
  const routes: Route[] = [
    {
      name: 'post',
      method: 'POST',
      path: /^https:\/\/api\.x\.com\/2\/tweets$/,
      body: createPost,
      perform({ body }) {
        if (state.tweets.some(({ text }) => text === body.text)) {
          const detail = 'You are not allowed to create a Tweet with duplicate content.';
          return json({ title: 'Forbidden', detail, status: 403 }, 403, problemJson);
        }
        const media: string[] = body.media?.media_ids ?? [];
        const tweet = { id: nextId(), text: body.text, at: app.clock.now(), media };
        state.tweets.push({ ...tweet, author: '44196397' });
        return json({ data: { id: tweet.id, text: tweet.text } }, 201);
      },
    },
    {
      name: 'delete',
      method: 'DELETE',
      path: /^https:\/\/api\.x\.com\/2\/tweets\/(\d+)$/,
      perform({ match }) {
        const at = state.tweets.findIndex((tweet) => tweet.id === match[1]);
        if (at < 0) return json({ title: 'Not Found Error' }, 404, problemJson);
        state.tweets.splice(at, 1);
        return json({ data: { deleted: true } });
      },
    },
    {
      name: 'timeline',
      method: 'GET',
      path: /^https:\/\/api\.x\.com\/2\/users\/(\d+)\/tweets$/,
      query: timelineQuery,
      perform({ query }) {
        const since = Date.parse(query.get('start_time') ?? '');
        const shown = state.tweets.filter(({ at }) => at >= since).map(asShown);
        return json(shown.length > 0 ? { data: shown } : { meta: { result_count: 0 } });
      },
    },
    {
      name: 'upload',
      method: 'POST',
      path: /^https:\/\/api\.x\.com\/2\/media\/upload$/,
      body: uploadMedia,
      perform: () => json({ data: { id: nextId(), ...working(state.slowness) } }),
    },
    {
      name: 'media',
      method: 'GET',
      path: /^https:\/\/api\.x\.com\/2\/media\/upload$/,
      query: statusQuery,
      perform({ query }) {
        looks += 1;
        return json({ data: { id: query.get('media_id'), ...working(state.slowness - looks) } });
      },
    },
    {
      name: 'alt text',
      method: 'POST',
      path: /^https:\/\/api\.x\.com\/2\/media\/metadata$/,
      body: describeMedia,
      perform({ body }) {
        state.altTexts.set(body.id, body.metadata.alt_text.text);
        return json({ data: { id: body.id } });
      },
    },
    {
      name: 'me',
      method: 'GET',
      path: /^https:\/\/api\.x\.com\/2\/users\/me$/,
      perform: () =>
        json({ data: { id: '44196397', name: 'Prairie Motors', username: 'prairiemotors' } }),
    },
  ];
  const dead = json({ title: 'Unauthorized', detail: 'Unauthorized' }, 401, problemJson);
  return Object.assign(state, playNetwork(app, ['api.x.com'], routes, dead));
}

function working(rounds: number): object {
  if (rounds <= 0) return {};
  return { processing_info: { state: 'in_progress', check_after_secs: 3 } };
}

/** As timelines show it: addresses become links of X, and pictures one more at the end. */
function asShown({ id: tweetId, text, media }: Tweet): object {
  const urls: object[] = [];
  let shown = text.replaceAll(/https?:\/\/\S+/g, (expanded) => {
    const url = `https://t.co/${urls.length}a${tweetId}`;
    urls.push({ url, expanded_url: expanded });
    return url;
  });
  if (media.length > 0) {
    const url = `https://t.co/m${tweetId}`;
    urls.push({ url, expanded_url: `https://x.com/p/status/${tweetId}/photo/1`, media_key: '3_1' });
    shown += ` ${url}`;
  }
  return {
    id: tweetId,
    text: shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ...(urls.length > 0 && { entities: { urls } }),
  };
}

/** A 429 as X answers it: without Retry-After, with the second at which the window ends. */
export function throttledByX(resetAtMs: number) {
  const headers = {
    ...problemJson,
    'x-rate-limit-limit': '100',
    'x-rate-limit-remaining': '0',
    'x-rate-limit-reset': String(Math.floor(resetAtMs / second)),
  };
  return json(
    { title: 'Too Many Requests', detail: 'Too Many Requests', status: 429 },
    429,
    headers,
  );
}
