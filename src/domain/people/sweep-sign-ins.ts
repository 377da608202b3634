import { inArray, lt, or, gt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { passkeyChallenges } from '../../../schema/tables/second-factors.ts';
import { sessions, signInLinks } from '../../../schema/tables/sessions.ts';
import { signInTries } from '../../../schema/tables/users.ts';
import type { Context } from '../../context.ts';
import { sweep } from '../../db/sweep.ts';
import { writesOf } from '../../db/write.ts';
import { day, hour } from '../../lib/clock.ts';
import { sweepAudit } from '../audit/sweep-audit.ts';

const atOnce = 250;
/** Longer than any session lasts: what is not used for so long has ended. */
const keptMs = 30 * day;

type Swept = Record<'sessions' | 'links' | 'tries' | 'challenges' | 'audit', number>;

/** Takes away what opens nothing and limits nothing any more. */
export async function sweepSignIns(ctx: Context, signal: AbortSignal): Promise<Swept> {
  const now = ctx.clock.now();
  const write = writesOf(ctx, 'sweep-sign-ins');
  const gone = (table: SweptTable, old: SQL | undefined) =>
    sweep(write, signal, atOnce, async (tx, limit) => {
      const some = tx.db.select({ id: table.id }).from(table).where(old).limit(limit);
      const swept = await tx.db
        .delete(table)
        .where(inArray(table.id, some))
        .returning({ id: table.id });
      return swept.length;
    });
  // What a clock that ran ahead has written down counts as little as what is old.
  const isPast = (at: SQLiteColumn, ms: number) => or(lt(at, now - ms), gt(at, now + day));
  return {
    sessions: await gone(sessions, lt(sessions.lastUsedAt, now - keptMs)),
    links: await gone(signInLinks, lt(signInLinks.expiresAt, now - keptMs)),
    tries: await gone(signInTries, isPast(signInTries.at, hour)),
    challenges: await gone(passkeyChallenges, isPast(passkeyChallenges.createdAt, hour)),
    audit: await sweepAudit(ctx, signal),
  };
}

type SweptTable = SQLiteTable & { id: SQLiteColumn };
