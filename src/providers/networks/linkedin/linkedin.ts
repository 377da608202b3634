import { Type } from '@sinclair/typebox';
import type { Call } from '../../call.ts';
import { harmless, readAs } from '../ask.ts';
import { cut, isSameText, textWithLink } from '../compose.ts';
import type {
  FindOutcome,
  Network,
  OutgoingPost,
  Published,
  PublishOutcome,
  RemoveOutcome,
  Session,
} from '../port.ts';
import { readyImages } from './images.ts';
import { type LinkedIn, linkedinApi } from './linkedin-api.ts';
import { organizations } from './organizations.ts';
import { littleText, plainText } from './little-text.ts';

/*
 * learn.microsoft.com/linkedin: "Posts API" and "MultiImage API". LinkedIn publishes no description
 * of it for programs.
 */
const Posts = Type.Object({
  elements: Type.Array(
    Type.Object({
      id: Type.String(),
      commentary: Type.Optional(Type.String()),
      createdAt: Type.Optional(Type.Number()),
    }),
  ),
});
/** Pages of organisations on LinkedIn. */
export function linkedinNetwork(call: Call, version: string): Network {
  const ask = linkedinApi(call, version);
  return {
    publish: (session, post, handle) => publish({ ask, call }, session, post, handle),
    find: (session, post, sent) => find(ask, session, post, sent),
    remove: (session, id) => remove(ask, session, id),
    accounts: (accessToken, signal) => organizations(ask, { accessToken, signal }),
    inspect: null,
    reviews: null,
    reply: null,
  };
}

function urnOf({ externalId }: Session): string {
  return `urn:li:organization:${externalId}`;
}

async function publish(
  { ask, call }: { ask: LinkedIn; call: Call },
  session: Session,
  post: OutgoingPost,
  handle: string | null,
): Promise<PublishOutcome> {
  const author = urnOf(session);
  const images = await readyImages({ ask, call }, session, { author, post, handle });
  if (images.kind !== 'ready') return images;
  const answer = await ask(session, {
    method: 'POST',
    path: 'posts',
    json: {
      author,
      commentary: littleText(textWithLink(post)),
      visibility: 'PUBLIC',
      distribution: {
        feedDistribution: 'MAIN_FEED',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      ...contentOf(images.urns, post),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
  });
  if (answer.kind !== 'answered') return answer;
  const id = answer.headers['x-restli-id'] ?? answer.headers['x-linkedin-id'];
  return id ? published(id) : { kind: 'unknown', message: 'LinkedIn: the answer names no post' };
}

const maxAltText = 4_086;

function contentOf(urns: readonly string[], { pictures }: OutgoingPost): object {
  const images = urns.map((id, index) => {
    const altText = cut(pictures[index]?.altText ?? '', maxAltText);
    return { id, ...(altText !== '' && { altText }) };
  });
  const [first] = images;
  if (!first) return {};
  return { content: images.length === 1 ? { media: first } : { multiImage: { images } } };
}

function published(urn: string): Published {
  const url = `https://www.linkedin.com/feed/update/${urn}/`;
  return { kind: 'published', externalId: urn, url };
}

async function find(
  ask: LinkedIn,
  session: Session,
  post: OutgoingPost,
  { sinceMs, known }: Parameters<Network['find']>[2],
): Promise<FindOutcome> {
  const author = encodeURIComponent(urnOf(session));
  const answer = await ask(session, {
    method: 'GET',
    path: `posts?author=${author}&q=author&count=50&sortBy=LAST_MODIFIED`,
    headers: { 'x-restli-method': 'FINDER' },
  });
  // The right to read is one that not every app is given.
  if (answer.kind === 'refused' && answer.status === 403) return { kind: 'cannot_ask' };
  if (answer.kind !== 'answered') return harmless(answer);
  const posts = readAs(Posts, answer.json);
  if (!posts) return { kind: 'unavailable', message: 'LinkedIn: the posts cannot be read' };
  const wanted = textWithLink(post);
  const found = posts.elements.find(({ id, commentary = '', createdAt = sinceMs }) => {
    const isOlder = createdAt < sinceMs;
    return !isOlder && !known.has(id) && isSameText(plainText(commentary), wanted);
  });
  return found ? published(found.id) : { kind: 'absent' };
}

/** LinkedIn answers a second deletion like the first. */
async function remove(ask: LinkedIn, session: Session, urn: string): Promise<RemoveOutcome> {
  const path = `posts/${encodeURIComponent(urn)}`;
  const headers = { 'x-restli-method': 'DELETE' };
  const answer = await ask(session, { method: 'DELETE', path, headers });
  if (answer.kind === 'answered' || answer.status === 404) return { kind: 'removed' };
  return answer;
}
