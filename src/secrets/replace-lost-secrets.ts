import { eq, isNotNull } from 'drizzle-orm';
import { authenticatorApps } from '../../schema/tables/second-factors.ts';
import { webhooks } from '../../schema/tables/webhooks.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/reader.ts';
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
    await replaceLostApps(tx, ctx);
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

async function replaceLostApps(tx: Tx, { seal, random }: Context): Promise<void> {
  const { id, secret } = authenticatorApps;
  for (const row of await tx.db.select({ id, text: secret }).from(authenticatorApps).all()) {
    if (opens(seal, row.text)) continue;
    // Base32 has these letters, and nobody has to know the secret.
    const made = [...random.bytes(32)].map((byte) => 'ABCDEFGHIJKLMNOP'[byte % 16]).join('');
    const change = { secret: seal.encrypt(made) };
    await tx.db.update(authenticatorApps).set(change).where(eq(id, row.id)).run();
  }
}

function opens(seal: Seal, text: string): boolean {
  try {
    seal.decrypt(text);
    return true;
  } catch {
    return false;
  }
}
