import type { Context } from '../../../context.ts';
import { minute } from '../../../lib/clock.ts';
import { textWithLink } from '../../../providers/networks/compose.ts';
import { submittedIn } from '../../../providers/networks/port.ts';
import type {
  Network,
  OutgoingPost,
  PublishOutcome,
  RemoveOutcome,
  Session,
} from '../../../providers/networks/port.ts';
import { findAccount, isByHand } from '../accounts/store.ts';
import { openAccount } from '../accounts/token.ts';
import { heldBy } from '../compliance.ts';
import { type Post, postOf, type TargetRow } from '../posts-store.ts';
import { ImageStoreError } from '../../../providers/image-store/port.ts';
import { type Attempted, nobodyMayAsk } from './outcome.ts';
import { outgoingPost, PictureFault } from './outgoing-post.ts';
import { knownPosts } from './queue.ts';

/** Something that a picture of a post was when it was taken in, and is no more. */
export const pictureGone = 'A picture of the post is not in the library any more.';

type Attempting = Context;

/** Brings one target to its network, unless it is there already. Never throws for the outside. */
export async function attemptTarget(
  ctx: Attempting,
  target: TargetRow,
  signal: AbortSignal,
): Promise<Attempted> {
  const account = await findAccount(ctx.reader, target.siteId, target.accountId);
  const post = await postOf(ctx.reader, target.siteId, target.postId);
  if (account && isByHand(account)) return (await heldNow(ctx, post)) ?? { kind: 'by_hand' };
  const outgoing = await outgoingPost(ctx, post, target.platform);
  if (outgoing === null) return { kind: 'refused', message: pictureGone };
  const network = ctx.providers.networks[target.platform];
  let isSure = target.unsureSince === null;
  const outcome = await withSession<Attempted>(ctx, target, signal, async (session) => {
    if (!isSure) {
      const found = await look(ctx, network, session, { target, outgoing });
      if (found !== null) return found;
      isSure = true;
    }
    const isThere = submittedIn(target.handle) !== null;
    const held = isThere ? null : await heldNow(ctx, post);
    if (held !== null) return held;
    return publishWith(network, session, outgoing, target.handle);
  });
  return isSure ? sent(target, outcome) : unsure(outcome);
}

/**
 * Null where the rules let the post pass as they and the stock are now: since it was taken in, a
 * car may have been sold, its price may have changed, a rule may have come into force.
 */
async function heldNow(
  ctx: Attempting,
  { siteId, text, linkUrl, override }: Post,
): Promise<Extract<Attempted, { kind: 'held' }> | null> {
  if (override !== null) return null;
  const reason = await heldBy(ctx, siteId, textWithLink({ text, link: linkUrl }));
  return reason === null ? null : { kind: 'held', reason };
}

/** Pictures are made to fit before anything is public, so that a failure there leaves no doubt. */
async function publishWith(
  network: Network,
  session: Session,
  outgoing: OutgoingPost,
  handle: string | null,
): Promise<PublishOutcome> {
  try {
    return await network.publish(session, outgoing, handle);
  } catch (error) {
    if (error instanceof ImageStoreError) return { kind: 'unavailable', message: error.message };
    if (!(error instanceof PictureFault)) throw error;
    return { kind: 'refused', message: error.message };
  }
}

/** The network has an equal post, and it did not show it: it is ours, and shows itself later. */
function sent({ unsureSince }: TargetRow, outcome: Attempted): Attempted {
  const isOurs = outcome.kind === 'duplicate' && outcome.externalId === null;
  return isOurs && unsureSince !== null ? { kind: 'unknown', message: outcome.message } : outcome;
}

/** Whatever went wrong with looking, nothing new is known of what was sent before. */
function unsure(outcome: Attempted): Attempted {
  switch (outcome.kind) {
    case 'throttled':
      return { ...outcome, kind: 'still_unsure', untilMs: outcome.untilMs ?? undefined };
    case 'refused':
      return { kind: 'cannot_ask', message: outcome.message };
    case 'unavailable':
    case 'unknown':
    case 'token_dead':
      return { kind: 'still_unsure', message: outcome.message };
    default:
      return outcome;
  }
}

/** Takes a post back from its network. */
export async function removeTarget(
  ctx: Attempting,
  target: TargetRow,
  signal?: AbortSignal,
): Promise<RemoveOutcome> {
  const { externalId, platform } = target;
  if (externalId === null) {
    const message = 'A person has posted it by hand, and has to delete it there too.';
    return { kind: 'unsupported', message };
  }
  const network = ctx.providers.networks[platform];
  return withSession(ctx, target, signal, (session) => network.remove(session, externalId));
}

type Asked = { kind: string };

/** Once more with a new token where the network does not take the first. */
async function withSession<T extends Asked>(
  ctx: Attempting,
  { siteId, accountId }: TargetRow,
  signal: AbortSignal | undefined,
  ask: (session: Session) => Promise<T>,
): Promise<
  | T
  | { kind: 'unavailable'; message: string }
  | { kind: 'throttled'; untilMs: number; message: string }
  | { kind: 'refused'; message: string }
> {
  const account = await findAccount(ctx.reader, siteId, accountId);
  const externalId = account?.externalId ?? '';
  let dead: string | null = null;
  for (;;) {
    const opened = await openAccount(ctx, { siteId, id: accountId }, { dead, signal });
    if (opened.kind === 'expired') return { kind: 'refused', message: opened.message };
    if (opened.kind === 'wait') {
      const untilMs = ctx.clock.now() + opened.waitMs;
      return { kind: 'throttled', untilMs, message: opened.message };
    }
    const { accessToken } = opened;
    const outcome = await ask({ externalId, accessToken, signal });
    if (outcome.kind !== 'token_dead' || dead !== null) return outcome;
    dead = accessToken;
  }
}

/** Null where the network has no such post, so that it may be sent. */
async function look(
  { reader }: Attempting,
  network: Network,
  session: Session,
  { target, outgoing }: { target: TargetRow; outgoing: OutgoingPost },
): Promise<Attempted | null> {
  const { unsureSince, handle } = target;
  const known = await knownPosts(reader, target);
  const sinceMs = (unsureSince ?? 0) - slackMs;
  const found = await network.find(session, outgoing, { sinceMs, handle, known });
  if (found.kind === 'absent') return null;
  if (found.kind !== 'cannot_ask') return found;
  return { kind: 'cannot_ask', message: nobodyMayAsk };
}

/** Clocks of networks differ from ours. */
const slackMs = 2 * minute;
