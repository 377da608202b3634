import type { SiteRole } from '../../../../schema/records/actor.ts';
import type { PersonActor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { listUsers } from '../../../domain/people/operator/create-user.ts';
import {
  changeUser,
  findUserByEmail,
  insertUser,
  putMembership,
} from '../../../domain/people/users-store.ts';
import type { SiteRow } from '../../../domain/site/store.ts';

export type Staff = Record<SiteRole, PersonActor>;
export type SignIns = { password: string; people: { role: SiteRole; email: string }[] };

const madeUp: Record<SiteRole, [name: string, email: string]> = {
  owner: ['Ruth Okafor', 'ruth@prairie.example'],
  manager: ['Maria Alvarez', 'maria@prairie.example'],
  reviewer: ['Priya Nair', 'priya@prairie.example'],
  author: ['Dan Whitcomb', 'dan@prairie.example'],
};
const roles = Object.keys(madeUp) as SiteRole[];

/** Where real people sign in, nobody made up does. */
export async function hasRealPeople(ctx: Context): Promise<boolean> {
  const users = await listUsers(ctx);
  return users.some(({ row }) => !row.email.endsWith('@prairie.example'));
}

/**
 * One person of each role at all stores, with a password that is made anew each time: nothing that
 * is printed in a manual opens anything. The owner is the operator as well.
 */
export async function makePeople(
  ctx: Context,
  sites: readonly SiteRow[],
): Promise<{ signIns: SignIns; staff(site: SiteRow): Staff }> {
  const password = `prairie-${Buffer.from(ctx.random.bytes(6)).toString('hex')}`;
  const passwordHash = await ctx.passwords.hash(password);
  const ids = await ctx.write(async (tx) => {
    const made: [SiteRole, string][] = [];
    for (const role of roles) {
      const [name, email] = madeUp[role];
      const isOperator = role === 'owner';
      const known = await findUserByEmail(tx, email);
      const change = { passwordHash, passwordSetAt: tx.now, isOperator };
      const user = known
        ? await changeUser(tx, known.id, change)
        : await insertUser(tx, { name, email, ...change });
      if (!user) throw new Error(`${email} could not be stored.`);
      if (!known) for (const { id } of sites) await putMembership(tx, id, user.id, role);
      made.push([role, user.id]);
    }
    return new Map(made);
  }, inLane('users'));
  return {
    signIns: { password, people: roles.map((role) => ({ role, email: madeUp[role][1] })) },
    staff({ id: siteId }) {
      const actors = roles.map((role) => {
        const userId = ids.get(role) ?? null;
        return [role, { kind: 'person', siteId, userId, name: madeUp[role][0], role }] as const;
      });
      return Object.fromEntries(actors) as Staff;
    },
  };
}
