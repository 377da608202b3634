import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { passkeys } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { auditPerson } from '../audit-person.ts';
import { nameFrom } from '../identity.ts';
import { requireStepUp, type SignedIn } from '../people.ts';
import { refusal } from '../refusals.ts';
import { afterFactorGone, afterNewFactor, type NewFactor } from './change-factors.ts';
import { listPasskeys, type PasskeyRow } from './factor-store.ts';
import { relyingParty } from './passkey-answer.ts';
import { askChallenge, takeChallenge } from './passkey-challenges.ts';
import { makeCodes } from './recovery-codes.ts';
import { webauthn } from './webauthn.ts';

/** What the browser's `navigator.credentials.create` takes. */
export async function beginPasskey(ctx: Context, who: SignedIn) {
  requireStepUp(ctx, who);
  const { user, session } = who;
  const known = await listPasskeys(ctx.reader, user.id);
  const asked = { userId: user.id, sessionId: session.id, purpose: 'registration' as const };
  const challenge = await askChallenge(ctx, asked);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Forecourt',
    rpID: relyingParty(ctx).id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Throws `wrong_passkey`, and `factor_exists` for one that is known. */
export async function addPasskey(
  ctx: Context,
  who: SignedIn,
  given: { name: string; response: unknown },
): Promise<NewFactor> {
  requireStepUp(ctx, who);
  const { user, session } = who;
  const name = nameFrom(given.name);
  const asked = { userId: user.id, sessionId: session.id, purpose: 'registration' as const };
  const challenge = await ctx.write((tx) => takeChallenge(tx, asked), inLane('sessions'));
  const made = challenge === null ? null : await checkNewPasskey(ctx, challenge, given.response);
  if (!made) throw refusal('wrong_passkey');
  const codes = makeCodes(ctx.random);
  return ctx.write(async (tx) => {
    const same = eq(passkeys.credentialId, made.credentialId);
    if ((await tx.db.select({ id: passkeys.id }).from(passkeys).where(same)).length > 0) {
      throw refusal('factor_exists');
    }
    const id = tx.ids.uuid();
    const row = { id, userId: user.id, name, ...made, createdAt: tx.now, lastUsedAt: null };
    await tx.db.insert(passkeys).values(row).run();
    return afterNewFactor(tx, who, codes, { kind: 'passkey', id });
  }, inLane('sessions'));
}

type MadePasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>;

async function checkNewPasskey(
  ctx: Context,
  expectedChallenge: string,
  response: unknown,
): Promise<MadePasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return null;
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    const { id: credentialId, counter, transports = [] } = credential;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId, publicKey, counter, transports, isSynced };
  } catch (error) {
    // The package throws plain errors for every answer that is not right.
    ctx.log.debug({ err: error }, 'a passkey was refused');
    return null;
  }
}

/** Throws a 404 for one that is not theirs. */
export async function renamePasskey(
  ctx: Context,
  who: SignedIn,
  id: string,
  given: string,
): Promise<void> {
  const name = nameFrom(given);
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, who.user.id));
  await ctx.write(async (tx) => {
    const renamed = await tx.db
      .update(passkeys)
      .set({ name })
      .where(own)
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw refusal('not_a_member');
    const subject = { kind: 'passkey', id };
    await auditPerson(tx, who.user, who.from.address, 'user.change', { passkey: name }, subject);
  }, inLane('sessions'));
}

/** Throws a 404 for one that is not theirs, `factor_required` where a store asks for one. */
export async function removePasskey(ctx: Context, who: SignedIn, id: string): Promise<void> {
  requireStepUp(ctx, who);
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, who.user.id));
  await ctx.write(async (tx) => {
    const gone = await tx.db.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (gone.length === 0) throw refusal('not_a_member');
    await afterFactorGone(tx, who, { kind: 'passkey', id });
  }, inLane('sessions'));
}
