import { eq, isNotNull } from 'drizzle-orm';
import { webhooks } from '../../schema/tables/webhooks.ts';
import type { Context } from '../context.ts';
import { inLane } from '../db/write.ts';
import type { Seal } from '../lib/seal.ts';

const reason =
  'The master key was lost, and with it the secret of this subscription. ' +
  'Rotate the secret, then switch the subscription on.';

/**
 * After the loss of the master key: every subscription whose secret does not open any more gets a
 * new one, which nobody knows, and is switched off until its owner has asked for another. Replaced
 * secrets that do not open stop signing.
 */
export async function replaceLostSecrets(ctx: Context): Promise<{ switchedOff: number }> {
  return ctx.write(async (tx) => {
    const { id, secret, replacedSecrets } = webhooks;
    const replaced = await tx.db
      .select({ id, text: replacedSecrets })
      .from(webhooks)
      .where(isNotNull(replacedSecrets))
      .all();
    for (const row of replaced) {
      if (opens(ctx.seal, row.text ?? '')) continue;
      const none = { replacedSecrets: null, replacedUntil: null };
      await tx.db.update(webhooks).set(none).where(eq(id, row.id)).run();
    }
    const all = await tx.db.select({ id, text: secret }).from(webhooks).all();
    const lost = all.filter(({ text }) => !opens(ctx.seal, text));
    for (const row of lost) {
      const made = ctx.seal.encrypt(Buffer.from(ctx.random.bytes(32)).toString('hex'));
      const off = { isActive: false, disabledReason: reason, updatedAt: tx.now };
      await tx.db
        .update(webhooks)
        .set({ secret: made, ...off })
        .where(eq(id, row.id))
        .run();
    }
    return { switchedOff: lost.length };
  }, inLane('rotate-master-key'));
}

function opens(seal: Seal, text: string): boolean {
  try {
    seal.decrypt(text);
    return true;
  } catch {
    return false;
  }
}
