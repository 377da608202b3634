import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { audit } from './audit.ts';
import { type AuditFilter, type AuditRow, listAudit } from './audit-store.ts';

const rowsAtOnce = 500;

/**
 * The whole log that fits, some rows at a time, so that it may be as long as it likes. That it was
 * exported is the newest entry of the log itself, and written before the first row is read.
 */
export async function* exportAudit(
  ctx: Context,
  actor: Actor,
  filter: AuditFilter,
): AsyncGenerator<AuditRow[]> {
  const subject = { kind: 'site', id: actor.siteId };
  await ctx.write((tx) => audit(tx, actor, 'audit.export', subject), inLane(actor.siteId));
  let after: string | null = null;
  do {
    const page = await listAudit(ctx.reader, actor.siteId, filter, { limit: rowsAtOnce, after });
    yield page.rows;
    after = page.next;
  } while (after !== null && !ctx.ending.aborted);
}
