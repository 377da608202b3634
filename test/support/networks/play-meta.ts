import type { SchemaObject } from 'ajv';
import { isoTime } from '../../../src/lib/clock.ts';
import type { Harness } from '../harness.ts';
import type { Reply } from '../network.ts';
import { json, type PlayedNetwork, playNetwork, type Route } from './played-network.ts';

/*
 * The parts that are used of Meta's own description: github.com/facebook/facebook-business-sdk-
 * codegen, api_specs/specs: Page.json (feed, photos, published_posts, ratings), PagePost.json,
 * IGUser.json (media, media_publish, content_publishing_limit), IGMedia.json and Comment.json.
 */
const string = { type: 'string' };
const feed: SchemaObject = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    message: string,
    link: { type: 'string', pattern: '^https?://' },
    attached_media: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['media_fbid'], properties: { media_fbid: string } },
    },
  },
};
const photos: SchemaObject = {
  type: 'object',
  required: ['url', 'published'],
  additionalProperties: false,
  properties: { url: string, published: { const: false }, alt_text_custom: string },
};
const container: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image_url: string,
    alt_text: string,
    caption: { type: 'string', maxLength: 2200 },
    is_carousel_item: { type: 'boolean' },
    media_type: { enum: ['CAROUSEL'] },
    children: { type: 'array', minItems: 2, maxItems: 10, items: string },
  },
};
const creation: SchemaObject = {
  type: 'object',
  required: ['creation_id'],
  additionalProperties: false,
  properties: { creation_id: string },
};
const comment: SchemaObject = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: string },
};

const inspection: SchemaObject = {
  type: 'object',
  required: ['input_token'],
  additionalProperties: false,
  properties: { input_token: string },
};
const pageScopes = ['pages_show_list', 'pages_manage_posts', 'instagram_content_publish'];

type Shown = { id: string; message: string; at: number };

const graph = String.raw`^https://graph\.facebook\.com/v\d+\.\d/`;
const at = (rest: string) => new RegExp(`${graph}${rest}$`);

export function graphError(code: number, subcode?: number, status = 400): Reply {
  const error = { message: `Error ${code}`, type: 'OAuthException', code };
  return json({ error: { ...error, error_subcode: subcode, fbtrace_id: 'A1' } }, status);
}

export type PlayedMeta = PlayedNetwork & {
  posts: Shown[];
  media: Shown[];
  ratings: object[];
  comments: { id: string; story: string; message: string }[];
  /** How often a container is still being worked on when it is asked after. */
  slowness: number;
  quotaUsed: number;
  /** What `debug_token` says of every token. */
  inspected: { is_valid: boolean; expires_at: number; scopes: string[]; error?: object };
};

/** The Graph API as far as it is used: the page 1001 and its account on Instagram. */
export function playMeta(app: Harness): PlayedMeta {
  const state: Omit<PlayedMeta, keyof PlayedNetwork> = {
    posts: [],
    media: [],
    ratings: [],
    comments: [],
    slowness: 0,
    quotaUsed: 0,
    inspected: { is_valid: true, expires_at: 0, scopes: pageScopes },
  };
  const containers = new Map<string, { caption: string; state: string }>();
  let count = 0;
  const nextId = (prefix: string) => `${prefix}${(count += 1)}`;
  const routes: Route[] = [
    {
      name: 'feed',
      method: 'POST',
      path: at('1001/feed'),
      body: feed,
      perform({ body }) {
        if (state.posts.some(({ message }) => message === body.message)) return graphError(506);
        const post = { id: nextId('1001_'), message: body.message, at: app.clock.now() };
        state.posts.push(post);
        return json({ id: post.id });
      },
    },
    {
      name: 'photo',
      method: 'POST',
      path: at('1001/photos'),
      body: photos,
      perform: () => json({ id: nextId('9') }),
    },
    {
      name: 'posts',
      method: 'GET',
      path: at('1001/published_posts'),
      perform({ query }) {
        const since = Number(query.get('since')) * 1_000;
        return json({ data: state.posts.filter((post) => post.at >= since) });
      },
    },
    {
      name: 'ratings',
      method: 'GET',
      path: at('1001/ratings'),
      perform: () => json({ data: state.ratings }),
    },
    {
      name: 'comments',
      method: 'GET',
      path: at('([^/]+)/comments'),
      perform({ match }) {
        const own = state.comments.filter(({ story }) => story === match[1]);
        const data = own.map(({ id, message }) => ({ id, message, from: { id: '1001' } }));
        return json({ data });
      },
    },
    {
      name: 'comment',
      method: 'POST',
      path: at('([^/]+)/comments'),
      body: comment,
      perform({ match, body }) {
        const id = nextId('c');
        state.comments.push({ id, story: match[1] ?? '', message: body.message });
        return json({ id });
      },
    },
    {
      name: 'container',
      method: 'POST',
      path: at('17841400000000001/media'),
      body: container,
      perform({ body }) {
        const id = nextId('180');
        containers.set(id, { caption: body.caption ?? '', state: 'IN_PROGRESS' });
        return json({ id });
      },
    },
    {
      name: 'publish',
      method: 'POST',
      path: at('17841400000000001/media_publish'),
      body: creation,
      perform({ body }) {
        const one = containers.get(body.creation_id);
        if (one?.state !== 'FINISHED') return graphError(9007, 2_207_027);
        one.state = 'PUBLISHED';
        const shown = { id: nextId('179'), message: one.caption, at: app.clock.now() };
        state.media.push(shown);
        return json({ id: shown.id });
      },
    },
    {
      name: 'quota',
      method: 'GET',
      path: at('17841400000000001/content_publishing_limit'),
      perform: () =>
        json({ data: [{ quota_usage: state.quotaUsed, config: { quota_total: 100 } }] }),
    },
    {
      name: 'media',
      method: 'GET',
      path: at('17841400000000001/media'),
      perform: () =>
        json({
          data: state.media.map(({ id, message, at: madeAt }) => {
            const timestamp = isoTime(madeAt).replace('.000Z', '+0000');
            return { id, caption: message, timestamp, ...linkOf(id) };
          }),
        }),
    },
    {
      name: 'accounts',
      method: 'GET',
      path: at('me/accounts'),
      perform() {
        const instagram = { id: '17841400000000001', username: 'prairiemotors' };
        const page = { id: '1001', name: 'Prairie Motors', access_token: 'token-1' };
        return json({ data: [{ ...page, instagram_business_account: instagram }] });
      },
    },
    {
      name: 'inspect',
      method: 'GET',
      path: at('debug_token'),
      query: inspection,
      perform: () => json({ data: { app_id: 'meta', type: 'PAGE', ...state.inspected } }),
    },
    {
      name: 'delete',
      method: 'DELETE',
      path: at('([^/]+)'),
      perform({ match }) {
        for (const list of [state.posts, state.media]) {
          const index = list.findIndex(({ id }) => id === match[1]);
          if (index >= 0) list.splice(index, 1);
          if (index >= 0) return json({ success: true });
        }
        return graphError(100, 33);
      },
    },
    {
      name: 'look',
      method: 'GET',
      path: at('([^/]+)'),
      perform({ match: [, id = ''] }) {
        const one = containers.get(id);
        if (!one) return json({ id, ...linkOf(id) });
        if (one.state === 'IN_PROGRESS') {
          if (state.slowness > 0) state.slowness -= 1;
          else one.state = 'FINISHED';
        }
        return json({ id, status_code: one.state });
      },
    },
  ];
  const dead = graphError(190, 463, 401);
  const played = playNetwork(app, ['graph.facebook.com'], routes, dead);
  played.tokens.add('meta|secret');
  return Object.assign(state, played);
}

function linkOf(id: string): object {
  return { permalink: `https://www.instagram.com/p/${id}/` };
}
