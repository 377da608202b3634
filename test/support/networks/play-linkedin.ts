import type { SchemaObject } from 'ajv';
import type { Harness } from '../harness.ts';
import { json, type PlayedNetwork, playNetwork, type Route } from './played-network.ts';

/*
 * By hand, of learn.microsoft.com/linkedin/marketing/community-management/shares: "Posts API",
 * "MultiImage API" and "Images API". LinkedIn publishes no description for programs.
 */
const author = { type: 'string', pattern: String.raw`^urn:li:organization:\d+$` };
const image = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^urn:li:image:' },
    altText: { type: 'string', maxLength: 4086 },
  },
};
const post: SchemaObject = {
  type: 'object',
  required: ['author', 'commentary', 'visibility', 'distribution', 'lifecycleState'],
  additionalProperties: false,
  properties: {
    author,
    commentary: { type: 'string', maxLength: 3000 },
    visibility: { enum: ['PUBLIC', 'LOGGED_IN'] },
    distribution: {
      type: 'object',
      required: ['feedDistribution'],
      additionalProperties: false,
      properties: {
        feedDistribution: { enum: ['MAIN_FEED', 'NONE'] },
        targetEntities: { type: 'array' },
        thirdPartyDistributionChannels: { type: 'array' },
      },
    },
    content: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        media: image,
        multiImage: {
          type: 'object',
          required: ['images'],
          properties: { images: { type: 'array', minItems: 2, maxItems: 20, items: image } },
        },
      },
    },
    lifecycleState: { enum: ['PUBLISHED', 'DRAFT'] },
    isReshareDisabledByAuthor: { type: 'boolean' },
  },
};
const initialize: SchemaObject = {
  type: 'object',
  required: ['initializeUploadRequest'],
  additionalProperties: false,
  properties: {
    initializeUploadRequest: {
      type: 'object',
      required: ['owner'],
      additionalProperties: false,
      properties: { owner: author },
    },
  },
};
const finder: SchemaObject = {
  type: 'object',
  required: ['author', 'q'],
  additionalProperties: false,
  properties: {
    author,
    q: { enum: ['author'] },
    count: { type: 'string' },
    sortBy: { enum: ['LAST_MODIFIED', 'CREATED'] },
  },
};

const roles: SchemaObject = {
  type: 'object',
  required: ['q'],
  additionalProperties: false,
  properties: {
    q: { enum: ['roleAssignee'] },
    state: { enum: ['APPROVED', 'REJECTED', 'REQUESTED', 'REVOKED'] },
    role: { type: 'string' },
    count: { type: 'string', pattern: '^[0-9]+$' },
    start: { type: 'string', pattern: '^[0-9]+$' },
  },
};

export type PlayedLinkedIn = PlayedNetwork & {
  posts: { id: string; commentary: string; content: unknown; createdAt: number }[];
  uploads: number;
  slowness: number;
  /** Of whoever logs in: the organisation and the role there. */
  roles: [organization: string, role: string][];
};

const at = (rest: string) => new RegExp(String.raw`^https://api\.linkedin\.com/rest/${rest}$`);
const versioned = (headers: Readonly<Record<string, string>>) =>
  /^20\d{4}$/.test(headers['linkedin-version'] ?? '') &&
  headers['x-restli-protocol-version'] === '2.0.0';

/** The API of LinkedIn as far as it is used, for the page 5001. */
export function playLinkedIn(app: Harness): PlayedLinkedIn {
  const state: Omit<PlayedLinkedIn, keyof PlayedNetwork> = {
    posts: [],
    uploads: 0,
    slowness: 0,
    roles: [['urn:li:organization:5001', 'ADMINISTRATOR']],
  };
  let count = 7_000;
  const routes: Route[] = [
    {
      name: 'post',
      method: 'POST',
      path: at('posts'),
      body: post,
      perform({ body, request }) {
        if (!versioned(request.headers)) return json({ message: 'No version' }, 426);
        const same = state.posts.find(({ commentary }) => commentary === body.commentary);
        if (same) {
          const message = `Content is a duplicate of ${same.id}`;
          return json({ message, status: 422 }, 422);
        }
        const id = `urn:li:share:${(count += 1)}`;
        const createdAt = app.clock.now();
        state.posts.unshift({ id, commentary: body.commentary, content: body.content, createdAt });
        return { status: 201, headers: { 'x-restli-id': id } };
      },
    },
    {
      name: 'posts',
      method: 'GET',
      path: at('posts'),
      query: finder,
      perform: () => json({ elements: state.posts }),
    },
    {
      name: 'delete',
      method: 'DELETE',
      path: at('posts/(.+)'),
      perform({ match }) {
        const id = decodeURIComponent(match[1] ?? '');
        state.posts = state.posts.filter((one) => one.id !== id);
        return { status: 204 };
      },
    },
    {
      name: 'initialize',
      method: 'POST',
      path: at('images'),
      body: initialize,
      perform() {
        const id = (count += 1);
        const uploadUrl = `https://www.linkedin.com/dms-uploads/${id}`;
        return json({ value: { uploadUrl, image: `urn:li:image:${id}` } });
      },
    },
    {
      name: 'image',
      method: 'GET',
      path: at('images/(.+)'),
      perform() {
        const isReady = state.slowness === 0;
        if (!isReady) state.slowness -= 1;
        return json({ status: isReady ? 'AVAILABLE' : 'PROCESSING' });
      },
    },
    {
      name: 'bytes',
      method: 'PUT',
      path: /^https:\/\/www\.linkedin\.com\/dms-uploads\/\d+$/,
      perform() {
        state.uploads += 1;
        return { status: 201 };
      },
    },
    {
      name: 'roles',
      method: 'GET',
      path: at('organizationAcls'),
      query: roles,
      perform: () =>
        json({
          elements: state.roles.map(([organization, role]) => {
            return { organization, role, state: 'APPROVED', roleAssignee: 'urn:li:person:1' };
          }),
        }),
    },
    {
      name: 'organization',
      method: 'GET',
      path: at(String.raw`organizations/\d+`),
      perform: () => json({ localizedName: 'Prairie Motors' }),
    },
  ];
  const dead = json({ message: 'The token has expired', status: 401 }, 401);
  const hosts = ['api.linkedin.com', 'www.linkedin.com'];
  return Object.assign(state, playNetwork(app, hosts, routes, dead));
}
