import { type Static, Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { harmless, readAs } from '../ask.ts';
import { isSameText } from '../compose.ts';
import { submitted, submittedIn } from '../port.ts';
import type {
  FindOutcome,
  Network,
  OutgoingPost,
  Published,
  PublishOutcome,
  RemoveOutcome,
  Session,
} from '../port.ts';
import { type Google, googleApi } from './google-api.ts';
import { locations } from './locations.ts';
import { listReviews, replyToReview } from './reviews.ts';
import { v4 } from './version.ts';

/* developers.google.com/my-business/reference/rest/v4/accounts.locations.localPosts */
const LocalPost = Type.Object({
  name: Type.String(),
  summary: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  searchUrl: Type.Optional(Type.String()),
  createTime: Type.Optional(Type.String()),
});
const LocalPosts = Type.Object({ localPosts: Type.Optional(Type.Array(LocalPost)) });

/** Places on Google's maps and in its search. */
export function googleNetwork(call: Call): Network {
  const ask = googleApi(call);
  return {
    publish: (session, post, handle) => {
      const sent = submittedIn(handle);
      return sent === null ? publish(ask, session, post) : lookAt(ask, session, sent);
    },
    find: (session, post, sent) => find(ask, session, post, sent),
    remove: (session, id) => remove(ask, session, id),
    accounts: (accessToken, signal) => locations(ask, { accessToken, signal }),
    inspect: null,
    reviews: (session, cursor) => listReviews(ask, session, cursor),
    reply: (session, id, text) => replyToReview(ask, session, id, text),
  };
}

async function publish(
  ask: Google,
  session: Session,
  { text: summary, link, pictures }: OutgoingPost,
): Promise<PublishOutcome> {
  const urls = await Promise.all(pictures.map((picture) => picture.url()));
  const answer = await ask(session, {
    method: 'POST',
    url: `${v4}/${session.externalId}/localPosts`,
    json: {
      languageCode: 'en-US',
      topicType: 'STANDARD',
      summary,
      ...(link !== null && { callToAction: { actionType: 'LEARN_MORE', url: link } }),
      ...(urls.length > 0 && {
        media: urls.map((sourceUrl) => ({ mediaFormat: 'PHOTO', sourceUrl })),
      }),
    },
  });
  if (answer.kind !== 'answered') return answer;
  const post = readAs(LocalPost, answer.json);
  if (!post) return { kind: 'unknown', message: 'Google: the answer names no post' };
  return standing(post, 1);
}

/** Google looks at a post for some seconds; after so many looks of ours it counts as out. */
const looks = 10;
const lookAgainMs = 30 * second;

function standing(post: Static<typeof LocalPost>, look: number): PublishOutcome {
  if (post.state === 'REJECTED') {
    return { kind: 'refused', message: 'Google rejected the post by its content policy.' };
  }
  if (post.state !== 'PROCESSING' || look > looks) return published(post);
  const handle = submitted(`${look} ${post.name}`);
  return { kind: 'processing', handle, waitMs: lookAgainMs };
}

/** What became of a post that Google has taken. */
async function lookAt(ask: Google, session: Session, sent: string): Promise<PublishOutcome> {
  const [look = '', name = ''] = sent.split(' ');
  const answer = await ask(session, { method: 'GET', url: `${v4}/${name}` });
  if (answer.kind !== 'answered') return harmless(answer);
  const post = readAs(LocalPost, answer.json);
  if (!post) return { kind: 'unavailable', message: 'Google: the post cannot be read' };
  return standing(post, Number(look) + 1);
}

function published({ name, searchUrl }: { name: string; searchUrl?: string }): Published {
  return { kind: 'published', externalId: name, url: searchUrl ?? null };
}

async function find(
  ask: Google,
  session: Session,
  post: OutgoingPost,
  { sinceMs, handle, known }: Parameters<Network['find']>[2],
): Promise<FindOutcome> {
  // It is asked after by its name, and not sent again.
  if (submittedIn(handle) !== null) return { kind: 'absent' };
  const url = `${v4}/${session.externalId}/localPosts?pageSize=100`;
  const answer = await ask(session, { method: 'GET', url });
  if (answer.kind !== 'answered') return harmless(answer);
  const posts = readAs(LocalPosts, answer.json);
  if (!posts) return { kind: 'unavailable', message: 'Google: the posts cannot be read' };
  const found = (posts.localPosts ?? []).find(({ name, summary = '', createTime = '' }) => {
    const isOlder = Date.parse(createTime) < sinceMs;
    return !isOlder && !known.has(name) && isSameText(summary, post.text);
  });
  return found ? published(found) : { kind: 'absent' };
}

async function remove(ask: Google, session: Session, name: string): Promise<RemoveOutcome> {
  const answer = await ask(session, { method: 'DELETE', url: `${v4}/${name}` });
  if (answer.kind === 'answered' || answer.status === 404) return { kind: 'removed' };
  return answer;
}
