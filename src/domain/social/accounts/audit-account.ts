import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/reader.ts';
import { audit } from '../../audit/audit.ts';
import type { AuditDeed } from '../../audit/deeds.ts';
import type { AccountRow } from './store.ts';

/** The entry of what somebody did about an account, in its write. */
export async function auditAccount(
  tx: Tx,
  by: Actor,
  deed: Extract<AuditDeed, `account.${string}`>,
  { id, platform, displayName: name }: AccountRow,
): Promise<void> {
  await audit(tx, by, deed, { kind: 'account', id }, { name, platforms: [platform] });
}
