import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane, type Write, type WriteOf } from '../../db/write.ts';
import { audit, type Subject } from './audit.ts';
import type { AuditDeed } from './deeds.ts';

type About = { subject: Subject; detail?: Record<string, unknown> };

/**
 * For verbs that take their write: what they write, its entry in the log, and what else belongs to
 * it come into one write.
 */
export function auditedWrite<T>(
  { write }: { write: Write },
  actor: Actor,
  deed: AuditDeed,
  about: (made: T) => About,
  also: (tx: Tx, made: T) => Promise<void> = async () => {},
): WriteOf<T> {
  return (body) =>
    write(async (tx) => {
      const made = await body(tx);
      const { subject, detail } = about(made);
      await audit(tx, actor, deed, subject, detail);
      await also(tx, made);
      return made;
    }, inLane(actor.siteId));
}
