import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { sweep, sweepOn } from '../../db/sweep.ts';
import { clearDeleted } from './delete-webhook.ts';
import { withoutExpired } from './secrets.ts';
import { listWithExpired, setSecrets } from './store.ts';
import { writesOf } from '../../db/write.ts';

const deliveriesAtOnce = 250;
const secretsAtOnce = 100;

/** Takes away what deleted subscriptions left, and replaced secrets that sign no more. */
export async function sweepWebhooks(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ webhooks: number; deliveries: number; secrets: number }> {
  const write = writesOf(ctx, 'sweep-webhooks');
  let webhooks = 0;
  let deliveries = 0;
  await sweepOn(
    write,
    signal,
    (tx) => clearDeleted(tx, deliveriesAtOnce),
    (gone) => {
      webhooks += gone.webhooks;
      deliveries += gone.deliveries;
      return gone.webhooks + gone.deliveries > 0;
    },
  );
  const secrets = await sweep(write, signal, secretsAtOnce, (tx, limit) =>
    eraseExpired(ctx, tx, limit),
  );
  return { webhooks, deliveries, secrets };
}

async function eraseExpired({ seal }: Context, tx: Tx, limit: number): Promise<number> {
  const rows = await listWithExpired(tx, limit);
  for (const row of rows) await setSecrets(tx, row.id, withoutExpired(seal, row, tx.now));
  return rows.length;
}
