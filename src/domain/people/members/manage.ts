import { type SiteRole, siteRoles } from '../../../../schema/records/actor.ts';
import type { PersonActor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { mayManage } from '../../../may.ts';
import { oneOf } from '../../site/text-fields.ts';
import { requireStepUp, type SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { findUser, hasOtherOwner, roleOn } from '../users-store.ts';

/**
 * A write on the people of a store, by whoever may: their password or a factor was shown lately,
 * and the role is the one of this moment, however old the page is. Throws `step_up`,
 * `not_a_member`.
 */
export async function manage<T>(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  body: (tx: Tx, actor: PersonActor) => Promise<T>,
): Promise<T> {
  requireStepUp(ctx, who);
  return ctx.write(async (tx) => body(tx, await presentActor(tx, who, siteId)), inLane(siteId));
}

/** An operator who does not work at the store acts as one. */
async function presentActor(tx: Tx, who: SignedIn, siteId: string): Promise<PersonActor> {
  const user = await findUser(tx, who.user.id);
  if (!user || user.disabledAt !== null) throw refusal('session_ended');
  const role = (await roleOn(tx, siteId, user.id)) ?? (user.isOperator ? 'operator' : null);
  if (role === null) throw refusal('not_a_member');
  const { id: userId, name } = user;
  return { kind: 'person', siteId, userId, name, role, address: who.from.address };
}

/** Throws `role_too_low` unless the actor may have to do with people of all these roles. */
export function requireManaging(actor: PersonActor, ...roles: SiteRole[]): void {
  if (roles.some((role) => !mayManage(actor.role, role))) throw refusal('role_too_low');
}

/** The role of somebody at the store. Throws `not_a_member`. */
export async function roleOfMember(tx: Tx, siteId: string, userId: string): Promise<SiteRole> {
  const role = await roleOn(tx, siteId, userId);
  if (role === null) throw refusal('not_a_member');
  return role;
}

/** Throws `last_owner` where nobody would be left who may change everything. */
export async function requireOtherOwner(tx: Tx, siteId: string, userId: string): Promise<void> {
  if (!(await hasOtherOwner(tx, siteId, userId))) throw refusal('last_owner');
}

export function roleFrom(text: string): SiteRole {
  return oneOf('role', text, siteRoles);
}
