import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { passkeys } from '../../../../schema/tables/second-factors.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { listPasskeys, type PasskeyRow } from './factor-store.ts';
import { askChallenge } from './passkey-challenges.ts';
import { webauthn } from './webauthn.ts';

/** The name under which browsers keep passkeys, and the origin that they must be used on. */
export function relyingParty({ config }: Pick<Context, 'config'>) {
  return { id: new URL(config.appOrigin).hostname, origin: config.appOrigin };
}

/** What a browser needs to ask for one of somebody's passkeys. */
export async function askForPasskey(ctx: Context, userId: string, sessionId: string) {
  const known = await listPasskeys(ctx.reader, userId);
  const asked = { userId, sessionId, purpose: 'authentication' as const };
  const challenge = await askChallenge(ctx, asked);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
  });
}

export type CheckedAnswer = { passkey: PasskeyRow; counter: number };

/** Checks the signature over the challenge; null for whatever is not right. */
export async function checkPasskey(
  ctx: Context,
  userId: string,
  challenge: string,
  response: unknown,
): Promise<CheckedAnswer | null> {
  const { id } = (response ?? {}) as { id?: unknown };
  const known = await listPasskeys(ctx.reader, userId);
  const passkey = known.find((one) => one.credentialId === id);
  if (!passkey) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      // The password has been given before: this shows what one has, not who one is.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (verified) return { passkey, counter: authenticationInfo.newCounter };
  } catch (error) {
    // The package throws plain errors for every answer that is not right.
    ctx.log.debug({ err: error }, 'a passkey was refused');
  }
  return null;
}

/** In the write of the sign-in: a key that was copied shows an older count. */
export async function recordUse(tx: Tx, { passkey, counter }: CheckedAnswer): Promise<boolean> {
  const same = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter));
  const used = await tx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: tx.now })
    .where(same)
    .returning({ id: passkeys.id });
  return used.length > 0;
}
