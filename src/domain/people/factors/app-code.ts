import { and, eq, lt } from 'drizzle-orm';
import { authenticatorApps } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { isFromFuture, second } from '../../../lib/clock.ts';
import type { AppRow } from './factor-store.ts';

const stepMs = 30 * second;
/** Steps before and after the present whose codes count: clocks differ. */
const tolerance = 1;

/** What every authenticator app understands (RFC 6238 with the values of RFC 4226). */
export const appSettings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** The time step of a code, or null for a code that is wrong. */
export async function stepOfCode(
  { seal }: Pick<Context, 'seal'>,
  app: AppRow,
  code: string,
  now: number,
): Promise<number | null> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...appSettings, secret: Secret.fromBase32(seal.decrypt(app.secret)) });
  const offset = totp.validate({ token: digits, timestamp: now, window: tolerance });
  return offset === null ? null : Math.floor(now / stepMs) + offset;
}

/** Takes the code of a step, unless it or a newer one has been taken: then false. */
export async function takeStep(tx: Tx, app: AppRow, step: number): Promise<boolean> {
  // A step that was taken while the clock ran ahead would lock its owner out until then.
  const newest = isFromFuture(app.lastStep * stepMs, tx.now) ? app.lastStep + 1 : step;
  const taken = await tx.db
    .update(authenticatorApps)
    .set({ lastStep: step, lastUsedAt: tx.now })
    .where(and(eq(authenticatorApps.id, app.id), lt(authenticatorApps.lastStep, newest)))
    .returning({ id: authenticatorApps.id });
  return taken.length > 0;
}
