import { inArray, lt } from 'drizzle-orm';
import { auditEntries } from '../../../schema/tables/audit-entries.ts';
import type { Context } from '../../context.ts';
import { sweep } from '../../db/sweep.ts';
import { writesOf } from '../../db/write.ts';
import { day } from '../../lib/clock.ts';

const atOnce = 250;

/** Takes away what has had its time, where the operator has set one. */
export async function sweepAudit(ctx: Context, signal: AbortSignal): Promise<number> {
  const { auditKeptDays } = ctx.config;
  if (auditKeptDays === null) return 0;
  const before = ctx.clock.now() - auditKeptDays * day;
  const { at, id } = auditEntries;
  return sweep(writesOf(ctx, 'sweep-sign-ins'), signal, atOnce, async (tx, limit) => {
    const old = tx.db.select({ id }).from(auditEntries).where(lt(at, before)).limit(limit);
    const gone = await tx.db.delete(auditEntries).where(inArray(id, old)).returning({ id });
    return gone.length;
  });
}
