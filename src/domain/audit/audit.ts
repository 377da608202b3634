import { auditEntries } from '../../../schema/tables/audit-entries.ts';
import { type Actor, recordedActor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import type { AuditDeed } from './deeds.ts';

/** Somebody who does what concerns no store, such as signing in. */
export type Doer = { userId: string | null; name: string; address?: string };

/** What was done something to: "article" and its id. */
export type Subject = { kind: string; id: string | null };

/**
 * Writes the entry in the write of the deed, so that neither is there without the other. `detail`
 * holds what the log shows of it, never a secret.
 */
export async function audit(
  tx: Tx,
  actor: Actor | Doer,
  deed: AuditDeed,
  subject: Subject,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const address = 'address' in actor ? (actor.address ?? null) : null;
  await tx.db
    .insert(auditEntries)
    .values({
      id: tx.ids.uuid(),
      siteId: 'siteId' in actor ? actor.siteId : null,
      at: tx.now,
      deed,
      ...recorded(actor),
      subjectKind: subject.kind,
      subjectId: subject.id,
      address,
      detail,
    })
    .run();
}

function recorded(actor: Actor | Doer) {
  if ('kind' in actor) return recordedActor(actor);
  const { name, userId } = actor;
  return { actor: name, actorKind: 'person' as const, actorId: userId, actorRole: null };
}
