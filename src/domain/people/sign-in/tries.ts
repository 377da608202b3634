import { and, count, eq, gt, lte, min, or } from 'drizzle-orm';
import { sessions } from '../../../../schema/tables/sessions.ts';
import { signInTries, users } from '../../../../schema/tables/users.ts';
import type { Tx } from '../../../db/reader.ts';
import { addressGroup } from '../../../http/client-address.ts';
import { hour, minute } from '../../../lib/clock.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import { refusal } from '../refusals.ts';

const windowMs = 15 * minute;
const maxOfAccount = 5;
const maxOfNetwork = 20;

type Try = { kind: 'password' | 'factor'; account: string; address: string };

/**
 * Counts a try before it is made, so that many at once are counted too; whoever succeeds takes it
 * back. `account` is what was typed, or the id of a person. From a network where the person has
 * signed in lately, only the tries from there count: strangers lock nobody out of their own desk.
 * Throws `too_many_tries`.
 */
export async function beginTry(tx: Tx, { kind, account, address }: Try): Promise<string> {
  const hash = sha256Hex(account);
  const network = addressGroup(address);
  const { at } = signInTries;
  // A try of a later time than now was made while the clock was wrong, and would stay for long.
  const isRecent = and(gt(at, tx.now - windowMs), lte(at, tx.now + hour));
  const fromHere = eq(signInTries.network, network);
  const counted = (await isKnownFrom(tx, account, network)) ? fromHere : undefined;
  const same = and(eq(signInTries.account, hash), eq(signInTries.kind, kind), isRecent);
  const ofAccount = and(same, counted);
  const ofNetwork = and(fromHere, isRecent);
  for (const [where, most] of [
    [ofAccount, maxOfAccount],
    [ofNetwork, maxOfNetwork],
  ] as const) {
    const [found] = await tx.db
      .select({ n: count(), since: min(at) })
      .from(signInTries)
      .where(where);
    if (!found || found.n < most) continue;
    const until = (found.since ?? tx.now) + windowMs;
    throw refusal('too_many_tries', {
      retry_after: Math.max(1, Math.ceil((until - tx.now) / 1000)),
    });
  }
  const id = tx.ids.uuid();
  await tx.db.insert(signInTries).values({ id, kind, account: hash, network, at: tx.now }).run();
  return id;
}

/** Whether a whole session of this account, which sweeps keep for a month, was used from there. */
async function isKnownFrom(tx: Tx, account: string, network: string): Promise<boolean> {
  const whose = or(eq(users.email, account), eq(users.id, account));
  const rows = await tx.db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(whose, eq(sessions.isPending, false)));
  return rows.some(({ address }) => addressGroup(address) === network);
}

/** The try has succeeded. */
export async function takeBackTry(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(signInTries).where(eq(signInTries.id, id)).run();
}
