import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { harmless, readAs } from '../ask.ts';
import { isSameText, textWithLink } from '../compose.ts';
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
import { pageReviews, replyToRating } from './ratings.ts';

/*
 * Paths and fields are those of Meta's own description: github.com/facebook/facebook-business-sdk-
 * codegen, api_specs/specs/Page.json and PagePost.json.
 */
const Created = Type.Object({ id: Type.String() });
const Posts = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String(), message: Type.Optional(Type.String()) })),
});

/** Pages on Facebook. */
export function facebookNetwork(call: Call, version: string): Network {
  const graph = graphApi(call, version);
  return {
    publish: (session, post) => publish(graph, session, post),
    find: (session, post, sent) => find(graph, session, post, sent),
    remove: (session, id) => remove(graph, session, id),
    accounts: (accessToken, signal) => pageAccounts(graph, { accessToken, signal }, 'facebook'),
    inspect: (app, token) => inspectToken(graph, app, token),
    reviews: (session, cursor) => pageReviews(graph, session, cursor),
    reply: (session, id, text) => replyToRating(graph, session, id, text),
  };
}

async function publish(
  graph: Graph,
  session: Session,
  post: OutgoingPost,
): Promise<PublishOutcome> {
  const photos = await uploadPhotos(graph, session, post);
  if (!Array.isArray(photos)) return harmless(photos);
  const link = photos.length === 0 && post.link !== null ? { link: post.link } : {};
  const answer = await graph.post(session, `${session.externalId}/feed`, {
    message: messageOf(post),
    ...link,
    ...(photos.length > 0 && { attached_media: photos.map((id) => ({ media_fbid: id })) }),
  });
  if (answer.kind !== 'answered') return answer;
  const created = readAs(Created, answer.json);
  return created
    ? published(created.id)
    : { kind: 'unknown', message: 'Facebook: the answer names no post' };
}

/** A link makes a preview of its own, which no post with photos has. */
function messageOf({ text, link, pictures }: OutgoingPost): string {
  return pictures.length > 0 ? textWithLink({ text, link }) : text;
}

function published(id: string): Published {
  return { kind: 'published', externalId: id, url: `https://www.facebook.com/${id}` };
}

/** Nobody sees them until a post has them. */
async function uploadPhotos(
  graph: Graph,
  session: Session,
  { pictures }: OutgoingPost,
): Promise<string[] | Trouble> {
  const ids: string[] = [];
  for (const { url, altText } of pictures) {
    const answer = await graph.post(session, `${session.externalId}/photos`, {
      url: await url(),
      published: false,
      ...(altText !== '' && { alt_text_custom: altText }),
    });
    if (answer.kind !== 'answered') return answer;
    const created = readAs(Created, answer.json);
    if (!created) return { kind: 'unavailable', message: 'Facebook: a photo has no id' };
    ids.push(created.id);
  }
  return ids;
}

async function find(
  graph: Graph,
  session: Session,
  post: OutgoingPost,
  { sinceMs, known }: Parameters<Network['find']>[2],
): Promise<FindOutcome> {
  const answer = await graph.get(session, `${session.externalId}/published_posts`, {
    fields: 'id,message,created_time',
    since: String(Math.floor(sinceMs / second)),
    limit: '100',
  });
  if (answer.kind !== 'answered') {
    return answer.kind === 'refused' ? { kind: 'cannot_ask' } : harmless(answer);
  }
  const posts = readAs(Posts, answer.json);
  if (!posts) return { kind: 'unavailable', message: 'Facebook: the posts cannot be read' };
  const wanted = messageOf(post);
  const found = posts.data.find(({ id, message = '' }) => {
    return !known.has(id) && isSameText(message, wanted);
  });
  return found ? published(found.id) : { kind: 'absent' };
}

/** "Object does not exist": somebody has deleted it there. */
const gone = { code: 100, subcode: 33 };

async function remove(graph: Graph, session: Session, id: string): Promise<RemoveOutcome> {
  const answer = await graph.delete(session, encodeURIComponent(id));
  if (answer.kind === 'answered') return { kind: 'removed' };
  const isGone = answer.code === gone.code && answer.subcode === gone.subcode;
  return isGone ? { kind: 'removed' } : answer;
}
