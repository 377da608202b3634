import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { localeFrom, nameFrom, themeFrom } from '../identity.ts';
import { type Person, personOf, type SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { changeUser } from '../users-store.ts';

/** Whatever is left out stays. */
export type OwnChange = {
  name?: string;
  locale?: string;
  theme?: string;
  hasShortcuts?: boolean;
};

export async function changeOwn(
  ctx: Context,
  who: SignedIn,
  { name, locale, theme, hasShortcuts }: OwnChange,
): Promise<Person> {
  const change = {
    ...(name !== undefined && { name: nameFrom(name) }),
    ...(locale !== undefined && { locale: localeFrom(locale) }),
    ...(theme !== undefined && { theme: themeFrom(theme) }),
    ...(hasShortcuts !== undefined && { hasShortcuts }),
  };
  return ctx.write(async (tx) => {
    const user = await changeUser(tx, who.user.id, change);
    if (!user) throw refusal('session_ended');
    // A theme is nobody's business; a name stands in every log.
    if (change.name !== undefined && change.name !== who.user.name) {
      const detail = { from: who.user.name, to: change.name };
      await auditPerson(tx, user, who.from.address, 'user.change', detail);
    }
    return personOf(user);
  }, inLane('users'));
}
