import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../../../schema/tables/sessions.ts';
import { signInRules, users } from '../../../../schema/tables/users.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { day, hour, isFromFuture, minute } from '../../../lib/clock.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import type { Random } from '../../../lib/random.ts';
import type { From, SessionRow, UserRow } from '../people.ts';

const idleMs = 12 * hour;
const longestMs = 30 * day;
/** Between the password and the second factor. */
const pendingMs = 10 * minute;
const maxAgentLength = 300;

/** 256 random bits: nobody guesses it, so its hash needs no salt and no slowness. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

type NewSession = {
  token: string;
  userId: string;
  from: From;
  isPending?: boolean;
  factorAt?: number | null;
};

export async function insertSession(tx: Tx, given: NewSession): Promise<SessionRow> {
  const { token, userId, from, isPending = false, factorAt = null } = given;
  const row: SessionRow = {
    id: tx.ids.uuid(),
    userId,
    tokenHash: sha256Hex(token),
    isPending,
    factorAt,
    steppedUpAt: isPending ? null : tx.now,
    address: from.address,
    agent: from.agent.slice(0, maxAgentLength),
    createdAt: tx.now,
    signedInAt: tx.now,
    lastUsedAt: tx.now,
    endedAt: null,
  };
  await tx.db.insert(sessions).values(row).run();
  return row;
}

const byToken = prepared((db: Reader['db']) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

export type LiveSession = { session: SessionRow; user: UserRow };

/** The session of a token, and whose it is; null where it does not open anything (any more). */
export async function liveSession(
  reader: Reader,
  token: string,
  now: number,
): Promise<LiveSession | null> {
  const found = await byToken(reader).get({ tokenHash: sha256Hex(token) });
  if (!found || found.user.disabledAt !== null || !isLive(found.session, now)) return null;
  return found;
}

/** Whatever was recorded by a clock that ran ahead would last for too long. */
export function isLive(session: SessionRow, now: number): boolean {
  const { endedAt, isPending, signedInAt, lastUsedAt } = session;
  if (endedAt !== null || isFromFuture(Math.max(signedInAt, lastUsedAt), now)) return false;
  if (isPending) return now - signedInAt < pendingMs;
  return now - lastUsedAt < idleMs && now - signedInAt < longestMs;
}

export async function changeSession(
  tx: Tx,
  id: string,
  change: Partial<SessionRow>,
): Promise<void> {
  await tx.db.update(sessions).set(change).where(eq(sessions.id, id)).run();
}

/** Who it is was shown anew: the session goes on under another token. False where it has ended. */
export async function renewToken(tx: Tx, id: string, token: string): Promise<boolean> {
  const renewed = await tx.db
    .update(sessions)
    .set({ tokenHash: sha256Hex(token), steppedUpAt: tx.now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return renewed.length > 0;
}

/** Ends those of somebody: one, all but one, or all. Returns how many were not ended yet. */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const wanted: (SQL | undefined)[] = [
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    which.only === undefined ? undefined : eq(sessions.id, which.only),
    which.but === undefined ? undefined : ne(sessions.id, which.but),
  ];
  const ended = await tx.db
    .update(sessions)
    .set({ endedAt: tx.now })
    .where(and(...wanted))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends the one of this token, whoever's it is and whether or not it is complete. */
export async function endSessionOf(tx: Tx, token: string): Promise<void> {
  await tx.db
    .update(sessions)
    .set({ endedAt: tx.now })
    .where(and(eq(sessions.tokenHash, sha256Hex(token)), isNull(sessions.endedAt)))
    .run();
}

export async function sessionsOf(reader: Reader, userId: string): Promise<SessionRow[]> {
  const own = and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    eq(sessions.isPending, false),
  );
  const order = [desc(sessions.lastUsedAt), asc(sessions.id)];
  return reader.db
    .select()
    .from(sessions)
    .where(own)
    .orderBy(...order)
    .all();
}

const strict = prepared((db: Reader['db']) =>
  db
    .select({ siteId: signInRules.siteId })
    .from(signInRules)
    .where(eq(signInRules.requireSecondFactor, true))
    .prepare(),
);

/** The stores that ask everybody for a second factor. */
export async function strictStores(reader: Reader): Promise<Set<string>> {
  const rows = await strict(reader).all();
  return new Set(rows.map(({ siteId }) => siteId));
}
