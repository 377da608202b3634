import type { PersonActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { findUser, findUserByEmail, roleOn } from '../domain/people/users-store.ts';
import { problem } from '../problem.ts';

/** Somebody of the store by e-mail or id, as the audit log names them. */
export async function personNamed(
  { reader }: Context,
  siteId: string,
  named: string,
): Promise<PersonActor> {
  const byEmail = await findUserByEmail(reader, named.trim().toLowerCase());
  const user = byEmail ?? (await findUser(reader, named));
  const role = user && (await roleOn(reader, siteId, user.id));
  if (!user) throw problem('not_found', `Nobody has the e-mail address "${named}".`);
  if (!role) throw problem('not_found', `${user.name} does not work at this store.`);
  return { kind: 'person', siteId, userId: user.id, name: user.name, role };
}
