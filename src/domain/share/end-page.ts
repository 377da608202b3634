import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { notFound } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { endPage, pageOf, type SharePageRow } from './store.ts';

/** Ends a page at once; one that has ended already stays as it is. Throws a 404. */
export async function endSharePage(
  { write }: Pick<Context, 'write'>,
  actor: PersonActor,
  id: string,
): Promise<SharePageRow> {
  const { siteId } = actor;
  return write(async (tx) => {
    const row = await pageOf(tx, siteId, id.toLowerCase());
    if (!row) throw notFound();
    const ended = await endPage(tx, siteId, { id: row.id });
    if (ended) await audit(tx, actor, 'share.end', { kind: 'share_page', id: row.id });
    return ended ?? row;
  }, inLane(siteId));
}
