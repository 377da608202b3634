import type { PersonActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { findUserByEmail, roleOn } from '../domain/people/users-store.ts';
import { problem } from '../problem.ts';

/** Somebody of the store by e-mail, as the audit log names them. */
export async function personNamed(
  { reader }: Context,
  siteId: string,
  email: string,
): Promise<PersonActor> {
  const user = await findUserByEmail(reader, email.trim().toLowerCase());
  const role = user && (await roleOn(reader, siteId, user.id));
  if (!user || !role) throw problem('not_found', `Nobody of this store has the e-mail "${email}".`);
  return { kind: 'person', siteId, userId: user.id, name: user.name, role };
}
