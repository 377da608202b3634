import type { Tx } from '../../db/reader.ts';
import { audit, type Subject } from '../audit/audit.ts';
import type { AuditDeed } from '../audit/deeds.ts';
import type { UserRow } from './people.ts';
import { listStoresOf } from './users-store.ts';

/**
 * What somebody does with their own account, such as signing in: an entry in the log of each store
 * that they work for, since its owner is who has to know.
 */
export async function auditPerson(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'name'>,
  address: string | undefined,
  deed: AuditDeed,
  detail: Record<string, unknown> = {},
  subject: Subject = { kind: 'user', id: user.id },
): Promise<void> {
  const who = { userId: user.id, name: user.name, ...(address !== undefined && { address }) };
  const stores = await listStoresOf(tx, user.id);
  if (stores.length === 0) await audit(tx, who, deed, subject, detail);
  for (const { siteId, role } of stores) {
    await audit(tx, { kind: 'person', siteId, role, ...who }, deed, subject, detail);
  }
}
