import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/reader.ts';
import { audit } from '../../audit/audit.ts';
import type { AuditDeed } from '../../audit/deeds.ts';
import type { Connection } from './connections-store.ts';

/** The entry of what somebody did about a source of figures, in its write. */
export async function auditConnection(
  tx: Tx,
  by: Actor,
  deed: Extract<AuditDeed, `figures.${string}`>,
  { id, source, property }: Connection,
): Promise<void> {
  await audit(tx, by, deed, { kind: 'connection', id }, { source, property });
}
