import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  authenticatorApps,
  passkeys,
  recoveryCodes,
} from '../../../../schema/tables/second-factors.ts';
import type { Reader, Tx } from '../../../db/reader.ts';

export type AppRow = typeof authenticatorApps.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

/** How somebody may show a second factor. */
export type FactorWays = { app: boolean; passkey: boolean; recoveryCode: boolean };

export type PasskeyView = Pick<PasskeyRow, 'id' | 'name' | 'isSynced' | 'createdAt' | 'lastUsedAt'>;

export type Factors = {
  app: { confirmedAt: number; lastUsedAt: number | null } | null;
  passkeys: PasskeyView[];
  recoveryCodesLeft: number;
};

export async function findApp(
  reader: Reader,
  userId: string,
  isConfirmed: boolean,
): Promise<AppRow | undefined> {
  const { confirmedAt } = authenticatorApps;
  const state = isConfirmed ? isNotNull(confirmedAt) : isNull(confirmedAt);
  const own = and(eq(authenticatorApps.userId, userId), state);
  return reader.db.select().from(authenticatorApps).where(own).get();
}

export async function listPasskeys(reader: Reader, userId: string): Promise<PasskeyRow[]> {
  const order = [asc(passkeys.createdAt), asc(passkeys.id)];
  const own = eq(passkeys.userId, userId);
  return reader.db
    .select()
    .from(passkeys)
    .where(own)
    .orderBy(...order)
    .all();
}

export async function countCodesLeft(reader: Reader, userId: string): Promise<number> {
  const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [row] = await reader.db.select({ n: count() }).from(recoveryCodes).where(left);
  return row?.n ?? 0;
}

/** What somebody has, as their account shows it. */
export async function factorsOf({ reader }: { reader: Reader }, userId: string): Promise<Factors> {
  const app = await findApp(reader, userId, true);
  const keys = await listPasskeys(reader, userId);
  return {
    app: app ? { confirmedAt: app.confirmedAt ?? 0, lastUsedAt: app.lastUsedAt } : null,
    passkeys: keys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft: await countCodesLeft(reader, userId),
  };
}

/** Null where they have none: recovery codes by themselves are no factor. */
export async function waysOf(reader: Reader, userId: string): Promise<FactorWays | null> {
  const app = (await findApp(reader, userId, true)) !== undefined;
  const passkey = (await listPasskeys(reader, userId)).length > 0;
  if (!app && !passkey) return null;
  return { app, passkey, recoveryCode: (await countCodesLeft(reader, userId)) > 0 };
}

/** Everything that somebody shows besides the password is gone. */
export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes]) {
    await tx.db.delete(table).where(eq(table.userId, userId)).run();
  }
}
