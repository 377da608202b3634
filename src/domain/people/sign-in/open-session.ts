import type { Tx } from '../../../db/reader.ts';
import { auditPerson } from '../audit-person.ts';
import { type FactorWays, waysOf } from '../factors/factor-store.ts';
import type { From, UserRow } from '../people.ts';
import { endSessionOf, insertSession } from '../sessions/session-store.ts';
import { changeUser } from '../users-store.ts';

/** What the cookie gets. */
export type NewSession = { kind: 'signed_in'; token: string; userId: string };
export type FactorNeeded = { kind: 'second_factor'; token: string; ways: FactorWays };
export type SignInResult = NewSession | FactorNeeded;

type Opened = {
  token: string;
  user: UserRow;
  from: From;
  /** Of the cookie that the request came with: whatever it opened ends. */
  oldToken?: string | undefined;
  /** Set where a second factor was shown. */
  factor?: string;
};

/** A whole session, and its entry in the log. */
export async function openSession(tx: Tx, opened: Opened): Promise<NewSession> {
  const { token, user, from, oldToken, factor } = opened;
  if (oldToken !== undefined) await endSessionOf(tx, oldToken);
  const factorAt = factor === undefined ? null : tx.now;
  await insertSession(tx, { token, userId: user.id, from, factorAt });
  await changeUser(tx, user.id, { lastSignedInAt: tx.now });
  const detail = { second_factor: factor ?? null, agent: from.agent.slice(0, 300) };
  await auditPerson(tx, user, from.address, 'session.sign_in', detail);
  return { kind: 'signed_in', token, userId: user.id };
}

/** After the password: a whole session, or one that waits for the second factor. */
export async function openAfterPassword(tx: Tx, opened: Opened): Promise<SignInResult> {
  const { token, user, from, oldToken } = opened;
  const ways = await waysOf(tx, user.id);
  if (!ways) return openSession(tx, opened);
  if (oldToken !== undefined) await endSessionOf(tx, oldToken);
  await insertSession(tx, { token, userId: user.id, from, isPending: true });
  return { kind: 'second_factor', token, ways };
}
