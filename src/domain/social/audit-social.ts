import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { audit } from '../audit/audit.ts';
import type { AuditDeed } from '../audit/deeds.ts';

/** Who acts; work of the program itself names its site alone, and is in no log. */
export type SocialActor = Actor | Pick<Actor, 'siteId'>;

/** The entry of a deed on a post or a review, in its write. */
export async function auditSocial(
  tx: Tx,
  actor: SocialActor,
  deed: Extract<AuditDeed, `post.${string}` | `review.${string}`>,
  id: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  if (!('kind' in actor)) return;
  const [kind = ''] = deed.split('.');
  await audit(tx, actor, deed, { kind, id }, detail);
}
