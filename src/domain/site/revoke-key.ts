import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { findKey, revokeKeys } from './keys-store.ts';

/** From the next request on the key is refused. One that is revoked already stays as it is. */
export async function revokeKey(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.write(async (tx) => {
    const row = await findKey(tx, id);
    if (row?.siteId !== actor.siteId) throw notFound();
    const [revoked] = await revokeKeys(tx, row.id);
    if (!revoked) return;
    const { name, prefix } = revoked;
    await audit(tx, actor, 'key.revoke', { kind: 'key', id }, { name, prefix });
  }, inLane(actor.siteId));
}
