import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { invalid, type Problem, problem } from '../../../problem.ts';
import type { Trouble } from '../../../providers/networks/port.ts';
import { findAccount, isByHand } from '../accounts/store.ts';
import { openAccount } from '../accounts/token.ts';
import { auditSocial, type SocialActor } from '../audit-social.ts';
import { checkPost } from '../compliance.ts';
import { platformLimits } from '../limits/platform-limits.ts';
import { replyFaults } from './reply-faults.ts';
import { changeReview, reviewOf, type ReviewRow } from './store.ts';

/**
 * Answers a review on its network, in the place of an earlier answer, and waits for it. Throws a
 * 400 for what no answer may hold, a 409 where the network takes none, a 503 where it cannot be
 * asked now.
 */
export async function replyTo(
  ctx: Context,
  actor: SocialActor,
  id: string,
  given: string,
): Promise<ReviewRow> {
  const { siteId } = actor;
  const text = given.trim();
  const review = await reviewOf(ctx.reader, siteId, id);
  const [fault] = replyFaults(text);
  if (fault) throw invalid('text', fault);
  const { errors } = await checkPost(ctx, siteId, text);
  if (errors.length > 0) throw problem('conflict', errors.join(' '));
  const account = await findAccount(ctx.reader, siteId, review.accountId);
  const isOnline = account && !isByHand(account) && account.disconnectedAt === null;
  const reply = isOnline ? ctx.providers.networks[account.platform].reply : null;
  if (isOnline && !reply) {
    const { name } = platformLimits[account.platform];
    throw problem('conflict', `${name} takes no replies to reviews.`);
  }
  if (account && reply) {
    let dead: string | null = null;
    for (let sent = false; !sent;) {
      const opened = await openAccount(ctx, account, { dead });
      if (opened.kind === 'expired') throw problem('conflict', opened.message);
      if (opened.kind === 'wait') throw problem('service_unavailable', opened.message);
      const { accessToken } = opened;
      const session = { externalId: account.externalId, accessToken };
      const outcome = await reply(session, review.externalId, text);
      if (outcome.kind === 'replied') sent = true;
      else if (outcome.kind === 'token_dead' && dead === null) dead = accessToken;
      else throw refusal(outcome);
    }
  } else throw problem('conflict', 'The account of this review is not connected.');
  return ctx.write(async (tx) => {
    const change = { reply: text, repliedAt: tx.now, isReplied: true };
    await changeReview(tx, review, change);
    await auditSocial(tx, actor, 'review.reply', review.id);
    return { ...review, ...change };
  }, inLane(siteId));
}

/** To send it once more is harmless: a reply takes the place of an equal one. */
function refusal({ kind, message }: Trouble): Problem {
  const isFinal = kind === 'refused' || kind === 'token_dead' || kind === 'duplicate';
  return problem(isFinal ? 'conflict' : 'service_unavailable', message);
}
