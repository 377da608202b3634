import type { SiteRole } from '../../../../schema/records/actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { auditOn } from './operator-audit.ts';
import { foldTyped } from '../identity.ts';
import { deleteFactors } from '../factors/factor-store.ts';
import { endInvitationsBy, type MadeLink } from '../links/link-store.ts';
import { endResetLinks, insertResetLink } from '../links/reset-link.ts';
import { giveRole } from '../members/change-members.ts';
import { requireOtherOwner } from '../members/manage.ts';
import { requireStepUp, type SignedIn, type UserRow } from '../people.ts';
import { refusal } from '../refusals.ts';
import { endSessions, newToken } from '../sessions/session-store.ts';
import {
  changeUser,
  deleteMembership,
  findUser,
  findUserByEmail,
  putMembership,
  roleOn,
} from '../users-store.ts';

/** Whoever is at the terminal, or an operator at the page. */
export type By = SignedIn | null;

/** Switches an account off or on: off ends what it opens, at once. Throws `no_such_user`. */
export async function setDisabled(
  ctx: Context,
  email: string,
  isDisabled: boolean,
  by: By = null,
): Promise<UserRow> {
  return byOperator(ctx, by, async (tx) => {
    const user = await userNamed(tx, email);
    if ((user.disabledAt !== null) === isDisabled) return user;
    const changed = await changeUser(tx, user.id, { disabledAt: isDisabled ? tx.now : null });
    if (isDisabled) {
      await endSessions(tx, user.id);
      await endInvitationsBy(tx, user.id);
      await endResetLinks(tx, user.id);
    }
    await auditOn(tx, by, user, isDisabled ? 'user.disable' : 'user.enable');
    return changed ?? user;
  });
}

/** The operator's flag; taking it ends the sessions that had it. */
export async function setOperator(
  ctx: Context,
  email: string,
  isOperator: boolean,
): Promise<UserRow> {
  return byOperator(ctx, null, async (tx) => {
    const user = await userNamed(tx, email);
    if (user.isOperator === isOperator) return user;
    const changed = await changeUser(tx, user.id, { isOperator });
    await endSessions(tx, user.id);
    await auditOn(tx, null, user, isOperator ? 'user.operator_on' : 'user.operator_off');
    return changed ?? user;
  });
}

/** Puts somebody at a store, gives them another role, or with null takes them away from it. */
export async function setRole(
  ctx: Context,
  email: string,
  siteId: string,
  role: SiteRole | null,
  by: By = null,
): Promise<void> {
  await byOperator(ctx, by, async (tx) => {
    const user = await userNamed(tx, email);
    const present = await roleOn(tx, siteId, user.id);
    if (present === role) return;
    const change = { from: present, to: role };
    // Before somebody leaves, so that the log of the store that they leave has it.
    if (role === null) {
      if (present === 'owner') await requireOtherOwner(tx, siteId, user.id);
      await auditOn(tx, by, user, 'member.remove', change, siteId);
      await deleteMembership(tx, siteId, user.id);
      await endInvitationsBy(tx, user.id, siteId);
      return;
    }
    if (present === null) await putMembership(tx, siteId, user.id, role);
    else await giveRole(tx, siteId, user.id, present, role);
    await auditOn(tx, by, user, present === null ? 'member.add' : 'member.role', change, siteId);
  });
}

/**
 * A way back in for whoever has lost the password, and with `dropFactors` the second factor too.
 * Throws `no_such_user`, `account_disabled`.
 */
export async function makeResetLink(
  ctx: Context,
  email: string,
  { dropFactors = false }: { dropFactors?: boolean } = {},
  by: By = null,
): Promise<MadeLink> {
  const token = newToken(ctx.random);
  return byOperator(ctx, by, async (tx) => {
    const user = await userNamed(tx, email);
    if (user.disabledAt !== null) throw refusal('account_disabled');
    if (dropFactors) {
      await deleteFactors(tx, user.id);
      await endSessions(tx, user.id);
    }
    await auditOn(tx, by, user, 'link.create', { drops_second_factor: dropFactors });
    return insertResetLink(tx, token, user.id);
  });
}

/** Throws `role_too_low` for whoever is no operator (any more), `step_up`. */
export async function byOperator<T>(
  ctx: Context,
  by: By,
  body: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (by) requireStepUp(ctx, by);
  return ctx.write(async (tx) => {
    if (by) {
      const user = await findUser(tx, by.user.id);
      if (!user?.isOperator || user.disabledAt !== null) throw refusal('role_too_low');
    }
    return body(tx);
  }, inLane('users'));
}

async function userNamed(reader: Reader, email: string): Promise<UserRow> {
  const user = await findUserByEmail(reader, foldTyped(email));
  if (!user) throw refusal('no_such_user');
  return user;
}
