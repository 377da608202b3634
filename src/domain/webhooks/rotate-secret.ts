import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { notFound, problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { maxReplaced, newSecret, replacedForMs, rotated } from './secrets.ts';
import { changeWebhook, findWebhook } from './store.ts';
import { inLane } from '../../db/write.ts';

/** Gives the subscription a new secret; `replacedUntil` is when the one before stops to sign. */
export async function rotateSecret(
  ctx: Context,
  actor: Actor,
  id: string,
): Promise<{ secret: string; replacedUntil: number }> {
  const { siteId } = actor;
  const secret = newSecret(ctx.random);
  return ctx.write(async (tx) => {
    const row = await findWebhook(tx, siteId, id);
    if (!row) throw notFound();
    const change = rotated(ctx.seal, row, secret, tx.now);
    if (!change) {
      const most = `${maxReplaced} replaced secrets still sign`;
      throw problem('conflict', `${most}; wait until the first of them has had its 24 hours.`);
    }
    await changeWebhook(tx, siteId, id, change);
    await audit(tx, actor, 'webhook.rotate', { kind: 'webhook', id });
    return { secret, replacedUntil: tx.now + replacedForMs };
  }, inLane(siteId));
}
