import type { Tx } from '../../../db/reader.ts';
import { audit } from '../../audit/audit.ts';
import type { AuditDeed } from '../../audit/deeds.ts';
import type { SignedIn, UserRow } from '../people.ts';
import { listStoresOf } from '../users-store.ts';

/** What the operator did to somebody, in the log of each store of theirs, or of the one named. */
export async function auditOn(
  tx: Tx,
  by: SignedIn | null,
  user: Pick<UserRow, 'id' | 'email'>,
  deed: AuditDeed,
  detail: Record<string, unknown> = {},
  only?: string,
): Promise<void> {
  const who = by
    ? { userId: by.user.id, name: by.user.name, address: by.from.address }
    : { userId: null, name: 'command line' };
  const subject = { kind: 'user', id: user.id };
  const told = { email: user.email, ...detail };
  const sites =
    only === undefined ? (await listStoresOf(tx, user.id)).map(({ siteId }) => siteId) : [only];
  if (sites.length === 0) await audit(tx, who, deed, subject, told);
  for (const siteId of sites) {
    await audit(tx, { kind: 'person', siteId, role: 'operator', ...who }, deed, subject, told);
  }
}
