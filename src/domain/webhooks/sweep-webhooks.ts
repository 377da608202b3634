import type { Context } from '../../context.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { clearDeleted } from './delete-webhook.ts';
import { withoutExpired } from './secrets.ts';
import { listWithExpired, setSecrets } from './store.ts';
import { inLane } from '../../db/write.ts';

/** Small batches, so that other writes get their turn. */
const deliveriesAtOnce = 250;
const secretsAtOnce = 100;

/** Takes away what deleted subscriptions left, and replaced secrets that sign no more. */
export async function sweepWebhooks(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ webhooks: number; deliveries: number; secrets: number }> {
  const counts = { webhooks: 0, deliveries: 0, secrets: 0 };
  while (!signal.aborted) {
    const gone = await ctx.write(
      (tx) => clearDeleted(tx, deliveriesAtOnce),
      inLane('sweep-webhooks'),
    );
    counts.webhooks += gone.webhooks;
    counts.deliveries += gone.deliveries;
    if (gone.webhooks + gone.deliveries === 0) break;
    await yieldToEventLoop();
  }
  let erased = secretsAtOnce;
  while (erased >= secretsAtOnce && !signal.aborted) {
    erased = await eraseExpired(ctx);
    counts.secrets += erased;
  }
  return counts;
}

async function eraseExpired({ write, seal }: Context): Promise<number> {
  return write(async (tx) => {
    const rows = await listWithExpired(tx, secretsAtOnce);
    for (const row of rows) await setSecrets(tx, row.id, withoutExpired(seal, row, tx.now));
    return rows.length;
  }, inLane('sweep-webhooks'));
}
