import { and, eq, isNull } from 'drizzle-orm';
import { memberships, users } from '../../../schema/tables/users.ts';
import type { PersonActor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { may, type PermittedDeed } from '../../may.ts';

/**
 * Whether somebody may do at this moment what was begun a while ago: the account is open, and the
 * role at the store allows it. Whoever a command names without an account is not asked for.
 */
export async function stillMay(
  tx: Tx,
  { siteId, userId }: PersonActor,
  deed: PermittedDeed,
): Promise<boolean> {
  if (userId === null) return true;
  const found = await tx.db
    .select({ role: memberships.role })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.disabledAt)))
    .where(and(eq(memberships.siteId, siteId), eq(memberships.userId, userId)))
    .get();
  return found !== undefined && may(found.role, deed);
}
