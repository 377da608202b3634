import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { audit } from '../../audit/audit.ts';
import { createSiteIn, readSite, type SiteInput } from '../../site/create-site.ts';
import { listSites, type SiteRow } from '../../site/store.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { findUser, listStoresOf, putMembership } from '../users-store.ts';

/**
 * A store, which whoever makes it owns: the first of all, or a further one by an owner or an
 * operator. Throws `role_too_low`, a 400 that names a field, a 409 for a slug that is taken.
 */
export async function createStore(
  ctx: Context,
  who: SignedIn,
  input: SiteInput & { name: string; slug: string },
): Promise<SiteRow> {
  const fields = readSite(input);
  return ctx.write(async (tx) => {
    const user = await findUser(tx, who.user.id);
    if (!user || user.disabledAt !== null) throw refusal('session_ended');
    const owns = (await listStoresOf(tx, user.id)).some(({ role }) => role === 'owner');
    const isFirst = (await listSites(tx)).length === 0;
    if (!owns && !user.isOperator && !isFirst) throw refusal('role_too_low');
    const site = await createSiteIn(tx, fields);
    await putMembership(tx, site.id, user.id, 'owner');
    const { id: siteId, slug } = site;
    const { id: userId, name } = user;
    const at = { siteId, role: 'owner', address: who.from.address } as const;
    const actor = { kind: 'person', userId, name, ...at } as const;
    await audit(tx, actor, 'site.create', { kind: 'site', id: siteId }, { slug });
    return site;
  }, inLane('sites'));
}
