import type { Call } from '../../call.ts';
import { askNetwork, harmless, readAs } from '../ask.ts';
import { isSameText, textWithLink } from '../compose.ts';
import type {
  FindOutcome,
  FoundAccount,
  Network,
  OutgoingPost,
  Published,
  PublishOutcome,
  RemoveOutcome,
  Session,
  Trouble,
} from '../port.ts';
import { api, readyMedia } from './media.ts';
import { CreatedTweet, DeletedTweet, Me, Timeline } from './shapes.ts';
import { troubleFromX } from './trouble.ts';

/** X API v2. It has no key against repeats, so its timeline is asked after an unknown outcome. */
export function xNetwork(call: Call): Network {
  return {
    publish: (session, post, handle) => publish(call, session, post, handle),
    find: (session, post, sent) => find(call, session, post, sent),
    remove: (session, id) => remove(call, session, id),
    accounts: (accessToken, signal) => accounts(call, { accessToken, signal }),
    inspect: null,
    reviews: null,
    reply: null,
  };
}

async function publish(
  call: Call,
  session: Session,
  post: OutgoingPost,
  handle: string | null,
): Promise<PublishOutcome> {
  const media = await readyMedia(call, session, post.pictures, handle);
  if (media.kind !== 'ready') return media;
  const answer = await askNetwork(call, session, {
    method: 'POST',
    url: `${api}/tweets`,
    json: {
      text: textWithLink(post),
      ...(media.mediaIds.length > 0 && { media: { media_ids: media.mediaIds } }),
    },
  });
  if (answer.kind !== 'answered') return answer;
  if (answer.status !== 201) return troubleFromX(answer);
  const created = readAs(CreatedTweet, answer.json);
  return created
    ? published(created.data.id)
    : { kind: 'unknown', message: 'X: the answer names no post' };
}

function published(id: string): Published {
  return { kind: 'published', externalId: id, url: `https://x.com/i/web/status/${id}` };
}

async function find(
  call: Call,
  session: Session,
  post: OutgoingPost,
  { sinceMs, known }: Parameters<Network['find']>[2],
): Promise<FindOutcome> {
  const query = new URLSearchParams({
    max_results: '100',
    // Without milliseconds: those the pattern of X does not take.
    start_time: `${new Date(sinceMs).toISOString().slice(0, 19)}Z`,
    'tweet.fields': 'created_at,entities,note_tweet',
  });
  const url = `${api}/users/${encodeURIComponent(session.externalId)}/tweets?${query}`;
  const answer = await askNetwork(call, session, { method: 'GET', url });
  if (answer.kind !== 'answered') return harmless(answer);
  if (answer.status === 403) return { kind: 'cannot_ask' };
  if (answer.status !== 200) return harmless(troubleFromX(answer));
  const timeline = readAs(Timeline, answer.json);
  if (!timeline) return { kind: 'unavailable', message: 'X: the timeline cannot be read' };
  const wanted = textWithLink(post);
  const found = (timeline.data ?? []).find((tweet) => {
    return !known.has(tweet.id) && isSameText(asWritten(tweet), wanted);
  });
  return found ? published(found.id) : { kind: 'absent' };
}

type Tweet = NonNullable<import('@sinclair/typebox').Static<typeof Timeline>['data']>[number];

/** X puts links of its own in the place of addresses, and one at the end for pictures. */
function asWritten({ text, note_tweet: note, entities }: Tweet): string {
  let written = (note?.text ?? text)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  for (const { url, expanded_url: expanded, media_key: media } of entities?.urls ?? []) {
    written = written.replace(url, media === undefined ? (expanded ?? url) : '');
  }
  return written;
}

async function remove(call: Call, session: Session, id: string): Promise<RemoveOutcome> {
  const url = `${api}/tweets/${encodeURIComponent(id)}`;
  const answer = await askNetwork(call, session, { method: 'DELETE', url });
  if (answer.kind !== 'answered') return answer;
  if (answer.status === 404) return { kind: 'removed' };
  if (answer.status !== 200) return troubleFromX(answer);
  return readAs(DeletedTweet, answer.json)?.data.deleted
    ? { kind: 'removed' }
    : { kind: 'unavailable', message: 'X: the post was not deleted' };
}

async function accounts(
  call: Call,
  session: Pick<Session, 'accessToken' | 'signal'>,
): Promise<{ kind: 'accounts'; accounts: FoundAccount[] } | Trouble> {
  const answer = await askNetwork(call, session, { method: 'GET', url: `${api}/users/me` });
  if (answer.kind !== 'answered') return harmless(answer);
  const me = answer.status === 200 ? readAs(Me, answer.json) : null;
  if (!me) return harmless(troubleFromX(answer));
  const { id, username } = me.data;
  return {
    kind: 'accounts',
    accounts: [{ platform: 'x', externalId: id, displayName: `@${username}` }],
  };
}
