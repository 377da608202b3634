import type { Locale, Theme, users } from '../../../schema/tables/users.ts';
import type { sessions } from '../../../schema/tables/sessions.ts';
import type { SiteRole } from '../../../schema/records/actor.ts';
import type { PersonActor } from '../../actor.ts';
import { minute } from '../../lib/clock.ts';
import { refusal } from './refusals.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** Where a request comes from, as sessions and the audit log show it. */
export type From = { address: string; agent: string };

export type Person = {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  theme: Theme;
  hasShortcuts: boolean;
  isOperator: boolean;
};

/** A store that a person may open. */
export type Membership = {
  siteId: string;
  slug: string;
  siteName: string;
  timeZone: string;
  role: SiteRole;
  lastSeenAt: number | null;
  /** The store asks for a second factor, and this session has shown none: 403 until it has. */
  needsSecondFactor: boolean;
};

/** Somebody whose session is good: who asks for a page. */
export type SignedIn = {
  user: Person;
  session: Pick<SessionRow, 'id' | 'factorAt' | 'steppedUpAt' | 'signedInAt' | 'lastUsedAt'>;
  /** By the name of the store. */
  memberships: readonly Membership[];
  from: From;
};

/** How long a password or factor that was shown counts for keys, people and the operator's page. */
export const stepUpMs = 15 * minute;

export function isSteppedUp({ session }: SignedIn, now: number): boolean {
  const { steppedUpAt } = session;
  return steppedUpAt !== null && now - steppedUpAt < stepUpMs && steppedUpAt <= now + minute;
}

/** Throws the refusal `step_up`: the page asks for the password or a factor, then comes back. */
export function requireStepUp({ clock }: { clock: { now(): number } }, who: SignedIn): void {
  if (!isSteppedUp(who, clock.now())) throw refusal('step_up');
}

/** The person as verbs of a store take them; null for a store that is not theirs. */
export function actorOn(who: SignedIn, siteId: string): PersonActor | null {
  const membership = who.memberships.find((one) => one.siteId === siteId);
  if (!membership || membership.needsSecondFactor) return null;
  const { id: userId, name } = who.user;
  const { role } = membership;
  return { kind: 'person', siteId, userId, name, role, address: who.from.address };
}

export function personOf(row: UserRow): Person {
  const { id, email, name, locale, theme, hasShortcuts, isOperator } = row;
  return { id, email, name, locale, theme, hasShortcuts, isOperator };
}
