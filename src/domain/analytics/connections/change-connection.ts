import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import type { AnalyticsSource } from '../../../providers/analytics/google-oauth.ts';
import { auditConnection } from './audit-connection.ts';
import {
  askAgain,
  type Connection,
  deleteConnection,
  findConnection,
} from './connections-store.ts';

type Ending = Pick<Context, 'write'>;

/** Nothing more is fetched; the figures stay. Undefined where nothing was connected. */
export function disconnectAnalytics(
  ctx: Ending,
  by: Actor,
  source: AnalyticsSource,
): Promise<Connection | undefined> {
  return change(ctx, async (tx) => {
    const gone = await deleteConnection(tx, by.siteId, source);
    if (gone) await auditConnection(tx, by, 'figures.disconnect', gone);
    return gone;
  });
}

/**
 * Has the source asked now, also one that has expired: whoever took its access away may have given
 * it back. Undefined where nothing is connected.
 */
export function checkAnalytics(
  ctx: Ending,
  by: Actor,
  source: AnalyticsSource,
): Promise<Connection | undefined> {
  return change(ctx, async (tx) => {
    const found = await findConnection(tx, by.siteId, source);
    if (!found) return undefined;
    await askAgain(tx, found.id);
    await auditConnection(tx, by, 'figures.check', found);
    tx.wake('sync-analytics');
    return found;
  });
}

function change<T>({ write }: Ending, body: (tx: Tx) => Promise<T>): Promise<T> {
  return write(body, inLane('sync-analytics'));
}
