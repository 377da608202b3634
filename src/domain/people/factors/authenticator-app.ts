import { and, eq, isNull } from 'drizzle-orm';
import { authenticatorApps } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { requireStepUp, type SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { beginTry, takeBackTry } from '../sign-in/tries.ts';
import { appSettings, stepOfCode } from './app-code.ts';
import { afterFactorGone, afterNewFactor, type NewFactor } from './change-factors.ts';
import { type AppRow, findApp } from './factor-store.ts';
import { makeCodes } from './recovery-codes.ts';

const secretBytes = 20;

export type NewApp = { secret: string; uri: string };

/** A secret for an app, as text and as the address of a QR code. It counts once confirmed. */
export async function beginApp(ctx: Context, who: SignedIn): Promise<NewApp> {
  requireStepUp(ctx, who);
  const { Secret } = await import('otpauth');
  const buffer = Uint8Array.from(ctx.random.bytes(secretBytes)).buffer;
  const secret = new Secret({ buffer }).base32;
  const { id: userId } = who.user;
  await ctx.write(async (tx) => {
    if (await findApp(tx, userId, true)) throw refusal('factor_exists');
    await tx.db.delete(authenticatorApps).where(unconfirmed(userId)).run();
    const row: AppRow = {
      id: tx.ids.uuid(),
      userId,
      secret: ctx.seal.encrypt(secret),
      confirmedAt: null,
      lastStep: 0,
      createdAt: tx.now,
      lastUsedAt: null,
    };
    await tx.db.insert(authenticatorApps).values(row).run();
  }, inLane('sessions'));
  return shownOf(who, secret);
}

/** What `beginApp` has shown, to show it again; null where nothing waits to be confirmed. */
export async function pendingApp(ctx: Context, who: SignedIn): Promise<NewApp | null> {
  requireStepUp(ctx, who);
  const app = await findApp(ctx.reader, who.user.id, false);
  return app ? shownOf(who, ctx.seal.decrypt(app.secret)) : null;
}

async function shownOf({ user }: SignedIn, secret: string): Promise<NewApp> {
  const { Secret, TOTP } = await import('otpauth');
  const given = { ...appSettings, issuer: 'Forecourt', label: user.email };
  const totp = new TOTP({ ...given, secret: Secret.fromBase32(secret) });
  return { secret, uri: totp.toString() };
}

/** The first code shows that the app has the secret. Throws `wrong_code`, `too_many_tries`. */
export async function confirmApp(ctx: Context, who: SignedIn, code: string): Promise<NewFactor> {
  requireStepUp(ctx, who);
  const { id: userId } = who.user;
  const write = <T>(body: (tx: Tx) => Promise<T>) => ctx.write(body, inLane('sessions'));
  const { address } = who.from;
  const begun = await write((tx) => beginTry(tx, { kind: 'factor', account: userId, address }));
  const app = await findApp(ctx.reader, userId, false);
  const step = app && (await stepOfCode(ctx, app, code, ctx.clock.now()));
  if (!app || step === undefined || step === null) throw refusal('wrong_code');
  const codes = makeCodes(ctx.random);
  return write(async (tx) => {
    if (await findApp(tx, userId, true)) throw refusal('factor_exists');
    const taken = await tx.db
      .update(authenticatorApps)
      .set({ confirmedAt: tx.now, lastStep: step, lastUsedAt: tx.now })
      .where(and(eq(authenticatorApps.id, app.id), unconfirmed(userId)))
      .returning({ id: authenticatorApps.id });
    if (taken.length === 0) throw refusal('wrong_code');
    await takeBackTry(tx, begun);
    return afterNewFactor(tx, who, codes, { kind: 'app', id: app.id });
  });
}

/** Throws `factor_required` where it is the last and a store asks for one. */
export async function removeApp(ctx: Context, who: SignedIn): Promise<void> {
  requireStepUp(ctx, who);
  await ctx.write(async (tx) => {
    const app = await findApp(tx, who.user.id, true);
    if (!app) throw refusal('no_factor');
    await tx.db.delete(authenticatorApps).where(eq(authenticatorApps.id, app.id)).run();
    await afterFactorGone(tx, who, { kind: 'app', id: app.id });
  }, inLane('sessions'));
}

function unconfirmed(userId: string) {
  return and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt));
}
