import { Type } from '@sinclair/typebox';
import { hour, second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { harmless, readAs, said } from '../ask.ts';
import { isSameText } from '../compose.ts';
import type {
  FindOutcome,
  Network,
  OutgoingPost,
  Published,
  PublishOutcome,
  RemoveOutcome,
  Session,
  Trouble,
} from '../port.ts';
import { type Graph, graphApi } from './graph.ts';
import { inspectToken } from './inspect-token.ts';
import { pageAccounts } from './pages.ts';

/*
 * Paths and fields are those of Meta's own description: github.com/facebook/facebook-business-sdk-
 * codegen, api_specs/specs/IGUser.json and IGMedia.json.
 */
const Created = Type.Object({ id: Type.String() });
const Container = Type.Object({
  status_code: Type.String(),
  status: Type.Optional(Type.String()),
});
const Media = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      caption: Type.Optional(Type.String()),
      permalink: Type.Optional(Type.String()),
      timestamp: Type.Optional(Type.String()),
    }),
  ),
});
const Permalink = Type.Object({ permalink: Type.String() });
const Limit = Type.Object({
  data: Type.Array(
    Type.Object({
      quota_usage: Type.Number(),
      config: Type.Optional(Type.Object({ quota_total: Type.Number() })),
    }),
  ),
});

/** Pictures are often ready by then; while they are not, Meta wants to be asked seldom. */
const firstLookMs = 5 * second;
const nextLookMs = 30 * second;

/** Accounts of businesses on Instagram, by the token of their page. */
export function instagramNetwork(call: Call, version: string): Network {
  const graph = graphApi(call, version);
  return {
    publish: (session, post, handle) =>
      handle === null ? prepare(graph, session, post) : publish(graph, session, handle),
    find: (session, post, sent) => find(graph, session, post, sent),
    remove: (session, id) => remove(graph, session, id),
    accounts: (accessToken, signal) => pageAccounts(graph, { accessToken, signal }, 'instagram'),
    inspect: (app, token) => inspectToken(graph, app, token),
    reviews: null,
    reply: null,
  };
}

/** Makes the container, which nobody sees: its id tells later whether it was published. */
async function prepare(
  graph: Graph,
  session: Session,
  { text: caption, pictures }: OutgoingPost,
): Promise<PublishOutcome> {
  const [first] = pictures;
  if (!first) return { kind: 'refused', message: 'Instagram takes no post without an image.' };
  const isSingle = pictures.length === 1;
  const containers: string[] = [];
  for (const { url, altText } of pictures) {
    const made = await makeContainer(graph, session, {
      image_url: await url(),
      ...(altText !== '' && { alt_text: altText }),
      ...(isSingle ? { caption } : { is_carousel_item: true }),
    });
    if (typeof made !== 'string') return harmless(made);
    containers.push(made);
  }
  if (isSingle) return processing(containers[0] ?? '', firstLookMs);
  const carousel = { media_type: 'CAROUSEL', children: containers, caption };
  const made = await makeContainer(graph, session, carousel);
  return typeof made === 'string' ? processing(made, firstLookMs) : harmless(made);
}

async function makeContainer(
  graph: Graph,
  session: Session,
  fields: object,
): Promise<string | Trouble> {
  const answer = await graph.post(session, `${session.externalId}/media`, fields);
  if (answer.kind !== 'answered') return answer;
  const made = readAs(Created, answer.json);
  return made?.id ?? { kind: 'unavailable', message: 'Instagram: a container has no id' };
}

function processing(handle: string, waitMs: number): PublishOutcome {
  return { kind: 'processing', handle, waitMs };
}

async function publish(graph: Graph, session: Session, handle: string): Promise<PublishOutcome> {
  const state = await stateOf(graph, session, handle);
  if ('kind' in state) return harmless(state);
  const { code, words } = state;
  if (code === 'IN_PROGRESS') return processing(handle, nextLookMs);
  if (code === 'EXPIRED') {
    const message = 'Instagram keeps what is prepared for a day; it is prepared anew.';
    return { kind: 'unavailable', anew: true, message };
  }
  if (code !== 'FINISHED') {
    return { kind: 'refused', message: `Instagram cannot use the pictures (${words || code}).` };
  }
  const spent = await isQuotaSpent(graph, session);
  if (spent !== null) return spent;
  const path = `${session.externalId}/media_publish`;
  const answer = await graph.post(session, path, { creation_id: handle });
  if (answer.kind !== 'answered') return answer;
  const created = readAs(Created, answer.json);
  if (!created) return { kind: 'unknown', message: 'Instagram: the answer names no post' };
  const shown = await graph.get(session, created.id, { fields: 'permalink' });
  const url = shown.kind === 'answered' ? readAs(Permalink, shown.json)?.permalink : undefined;
  return { kind: 'published', externalId: created.id, url: url ?? null };
}

async function stateOf(
  graph: Graph,
  session: Session,
  handle: string,
): Promise<{ code: string; words: string } | Trouble> {
  const query = { fields: 'status_code,status' };
  const answer = await graph.get(session, encodeURIComponent(handle), query);
  if (answer.kind !== 'answered') return answer;
  const container = readAs(Container, answer.json);
  if (!container) return { kind: 'unavailable', message: 'Instagram: no state' };
  return { code: container.status_code, words: said(container.status) };
}

/** How many posts a day an account may have differs, so it is asked. */
async function isQuotaSpent(graph: Graph, session: Session): Promise<Trouble | null> {
  const path = `${session.externalId}/content_publishing_limit`;
  const answer = await graph.get(session, path, { fields: 'quota_usage,config' });
  if (answer.kind !== 'answered') return harmless(answer);
  const [limit] = readAs(Limit, answer.json)?.data ?? [];
  if (!limit?.config || limit.quota_usage < limit.config.quota_total) return null;
  const message = `Instagram takes ${limit.config.quota_total} posts in 24 hours`;
  return { kind: 'throttled', untilMs: null, waitMs: hour, message };
}

/** Without a container nothing can have been published. */
async function find(
  graph: Graph,
  session: Session,
  post: OutgoingPost,
  { sinceMs, handle, known }: Parameters<Network['find']>[2],
): Promise<FindOutcome> {
  if (handle === null) return { kind: 'absent' };
  const state = await stateOf(graph, session, handle);
  if ('kind' in state) return harmless(state);
  if (state.code !== 'PUBLISHED') return { kind: 'absent' };
  const query = { fields: 'id,caption,permalink,timestamp', limit: '50' };
  const answer = await graph.get(session, `${session.externalId}/media`, query);
  if (answer.kind !== 'answered') return harmless(answer);
  const media = readAs(Media, answer.json);
  const found = media?.data.find(({ id, caption = '', timestamp = '' }) => {
    const isOlder = Date.parse(timestamp) < sinceMs;
    return !isOlder && !known.has(id) && isSameText(caption, post.text);
  });
  if (found) return asPublished(found);
  return { kind: 'unavailable', message: 'Instagram has published it and does not show it yet' };
}

function asPublished({ id, permalink }: { id: string; permalink?: string }): Published {
  return { kind: 'published', externalId: id, url: permalink ?? null };
}

/** Capability, permission and "unsupported delete request". */
const notAllowed = [3, 10, 200];
const gone = { code: 100, subcode: 33 };

/** Only some connections may delete; a person can, in the app. */
async function remove(graph: Graph, session: Session, id: string): Promise<RemoveOutcome> {
  const answer = await graph.delete(session, encodeURIComponent(id));
  if (answer.kind === 'answered') return { kind: 'removed' };
  const { code, subcode } = answer;
  if (code === gone.code && subcode === gone.subcode) return { kind: 'removed' };
  if (code !== undefined && (notAllowed.includes(code) || code === gone.code)) {
    const message = 'Instagram lets this connection delete nothing; delete the post in the app.';
    return { kind: 'unsupported', message };
  }
  return answer;
}
