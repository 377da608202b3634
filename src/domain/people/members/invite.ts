import { and, eq } from 'drizzle-orm';
import type { SiteRole } from '../../../../schema/records/actor.ts';
import { signInLinks } from '../../../../schema/tables/sessions.ts';
import type { PersonActor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { audit } from '../../audit/audit.ts';
import { foldEmail, nameFrom } from '../identity.ts';
import { endLinks, insertLink, invitationsOf, type MadeLink } from '../links/link-store.ts';
import type { SignedIn, UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { newToken } from '../sessions/session-store.ts';
import { findUserByEmail, putMembership, roleOn, worksForOwner } from '../users-store.ts';
import { manage, requireManaging, roleFrom } from './manage.ts';

export type Invitation = { email: string; name: string; role: string };

/** A link to hand over; or somebody of the inviter's other stores, who works here from now on. */
export type Invited = ({ kind: 'invited' } & MadeLink) | { kind: 'added'; userId: string };

/**
 * Lets somebody in, as far as the inviter's own role goes. Nobody is put at a store of others
 * unasked: whoever has an account accepts as everybody does, unless they work at another store
 * that the inviter owns. Whether strangers have an account is not told. Throws `role_too_low`,
 * `already_member`, `account_disabled`, `bad_email`, `bad_name`.
 */
export async function invite(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  given: Invitation,
): Promise<Invited> {
  const email = foldEmail(given.email);
  const name = nameFrom(given.name);
  const role = roleFrom(given.role);
  const token = newToken(ctx.random);
  return manage(ctx, who, siteId, async (tx, actor) => {
    requireManaging(actor, role);
    const known = await findUserByEmail(tx, email);
    const isHere = known !== undefined && (await roleOn(tx, siteId, known.id)) !== null;
    const isOwn = known !== undefined && (await worksForOwner(tx, who.user.id, known.id));
    if (known?.disabledAt != null && (isHere || isOwn)) throw refusal('account_disabled');
    if (isHere) throw refusal('already_member');
    await endInvitationsTo(tx, actor, email);
    if (known && isOwn) return addKnown(tx, actor, known, role);
    const fields = { kind: 'invitation', siteId, email, name, role } as const;
    const link = await insertLink(tx, token, { ...fields, invitedBy: actor.userId });
    const subject = { kind: 'invitation', id: link.id };
    await audit(tx, actor, 'member.invite', subject, { email, name, role });
    return { kind: 'invited', ...link };
  });
}

async function addKnown(
  tx: Tx,
  actor: PersonActor,
  user: UserRow,
  role: SiteRole,
): Promise<Invited> {
  await putMembership(tx, actor.siteId, user.id, role);
  const subject = { kind: 'user', id: user.id };
  await audit(tx, actor, 'member.add', subject, { email: user.email, name: user.name, role });
  return { kind: 'added', userId: user.id };
}

/** The newest invitation counts; one to a role beyond the actor's stays that of who made it. */
async function endInvitationsTo(tx: Tx, actor: PersonActor, email: string): Promise<void> {
  const open = await invitationsOf(tx, actor.siteId, tx.now);
  for (const link of open.filter((one) => one.email === email)) {
    if (link.role !== null) requireManaging(actor, link.role);
    await endLinks(tx, eq(signInLinks.id, link.id));
  }
}

/** Throws `not_a_member` for an invitation that is not open, `role_too_low`. */
export async function withdrawInvitation(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  id: string,
): Promise<void> {
  await manage(ctx, who, siteId, async (tx, actor) => {
    const link = (await invitationsOf(tx, siteId, tx.now)).find((one) => one.id === id);
    if (!link || link.role === null) throw refusal('not_a_member');
    requireManaging(actor, link.role);
    await endLinks(tx, and(eq(signInLinks.siteId, siteId), eq(signInLinks.id, id)));
    const { email, role } = link;
    await audit(tx, actor, 'member.withdraw', { kind: 'invitation', id }, { email, role });
  });
}
