import { signInRules } from '../../../../schema/tables/users.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { may } from '../../../may.ts';
import { audit } from '../../audit/audit.ts';
import { endInvitationsBy } from '../links/link-store.ts';
import type { SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { endSessions } from '../sessions/session-store.ts';
import { deleteMembership, putMembership } from '../users-store.ts';
import type { SignInRules } from './member-store.ts';
import { manage, requireManaging, requireOtherOwner, roleFrom, roleOfMember } from './manage.ts';

/**
 * Gives somebody another role, and ends their sessions: they sign in anew with it. Throws
 * `role_too_low`, `last_owner`, `not_a_member`.
 */
export async function changeRole(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  userId: string,
  wanted: string,
): Promise<void> {
  const role = roleFrom(wanted);
  await manage(ctx, who, siteId, async (tx, actor) => {
    const present = await roleOfMember(tx, siteId, userId);
    requireManaging(actor, present, role);
    if (present === role) return;
    await giveRole(tx, siteId, userId, present, role);
    const subject = { kind: 'user', id: userId };
    await audit(tx, actor, 'member.role', subject, { from: present, to: role });
  });
}

/** The change itself, for whoever may. */
export async function giveRole(
  tx: Tx,
  siteId: string,
  userId: string,
  present: string,
  role: Parameters<typeof putMembership>[3],
): Promise<void> {
  if (present === 'owner') await requireOtherOwner(tx, siteId, userId);
  await putMembership(tx, siteId, userId, role);
  await endInvitationsBy(tx, userId, siteId);
  await endSessions(tx, userId);
}

/** Everybody may leave. Throws `role_too_low`, `last_owner`, `not_a_member`. */
export async function removeMember(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  userId: string,
): Promise<void> {
  await manage(ctx, who, siteId, async (tx, actor) => {
    const role = await roleOfMember(tx, siteId, userId);
    if (userId !== actor.userId) requireManaging(actor, role);
    if (role === 'owner') await requireOtherOwner(tx, siteId, userId);
    await deleteMembership(tx, siteId, userId);
    await endInvitationsBy(tx, userId, siteId);
    await audit(tx, actor, 'member.remove', { kind: 'user', id: userId }, { role });
  });
}

/** Signs somebody out everywhere; how many sessions there were. */
export async function endMemberSessions(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  userId: string,
): Promise<number> {
  return manage(ctx, who, siteId, async (tx, actor) => {
    requireManaging(actor, await roleOfMember(tx, siteId, userId));
    const sessions = await endSessions(tx, userId);
    await audit(tx, actor, 'member.end_sessions', { kind: 'user', id: userId }, { sessions });
    return sessions;
  });
}

/** What the store asks of everybody who opens it. Throws `role_too_low`. */
export async function changeSignInRules(
  ctx: Context,
  who: SignedIn,
  siteId: string,
  { requireSecondFactor }: SignInRules,
): Promise<void> {
  await manage(ctx, who, siteId, async (tx, actor) => {
    if (!may(actor.role, 'sign-in-rules.change')) throw refusal('role_too_low');
    // Whoever asks for it has to have one, or would be the first to be locked out.
    if (requireSecondFactor && who.session.factorAt === null) throw refusal('factor_required');
    await tx.db
      .insert(signInRules)
      .values({ siteId, requireSecondFactor })
      .onConflictDoUpdate({ target: signInRules.siteId, set: { requireSecondFactor } })
      .run();
    const subject = { kind: 'site', id: siteId };
    const detail = { require_second_factor: requireSecondFactor };
    await audit(tx, actor, 'sign_in_rules.change', subject, detail);
  });
}
