import { Secret, TOTP } from 'otpauth';
import type { SiteRole } from '../../schema/records/actor.ts';
import { beginApp, confirmApp } from '../../src/domain/people/factors/authenticator-app.ts';
import { setPasswordByLink } from '../../src/domain/people/links/reset-link.ts';
import { createUser } from '../../src/domain/people/operator/create-user.ts';
import { Passwords, type SlowHash } from '../../src/domain/people/passwords/hash-passwords.ts';
import type { From, SignedIn } from '../../src/domain/people/people.ts';
import { type Refusal, reasonOf } from '../../src/domain/people/refusals.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { type Harness, harness, type HarnessOptions } from './harness.ts';

export const password = 'correct horse battery';
export const desk: From = { address: '192.0.2.7', agent: 'Test Browser' };

/** Hashes at once, and counts; the shape is that of the real one, the slowness is not. */
export function countingPasswords() {
  const calls = { hash: 0, verify: 0 };
  const slow: SlowHash = {
    hash(text) {
      calls.hash += 1;
      return Promise.resolve(`fast:${Bun.hash(text)}`);
    },
    verify(text, hash) {
      calls.verify += 1;
      return Promise.resolve(hash === `fast:${Bun.hash(text)}`);
    },
  };
  return { passwords: new Passwords(slow), calls };
}

export function peopleHarness(options: HarnessOptions = {}): Harness & {
  calls: { hash: number; verify: number };
} {
  const { passwords, calls } = countingPasswords();
  const app = harness({ ...options, overrides: { passwords, ...options.overrides } });
  return Object.assign(app, { calls });
}

let made = 0;

/** Somebody with a role on these sites, and a fresh session of theirs. */
export async function member(
  { app: { ctx } }: Harness,
  sites: readonly SiteRow[],
  role: SiteRole,
  given: { email?: string; name?: string; isOperator?: boolean; from?: From } = {},
): Promise<SignedIn & { token: string }> {
  made += 1;
  const { email = `${role}${made}@example.com`, name = `${role} ${made}`, from = desk } = given;
  const siteIds = sites.map(({ id }) => id);
  const { isOperator = false } = given;
  const { link } = await createUser(ctx, { email, name, role, siteIds, isOperator });
  const { token } = await setPasswordByLink(ctx, { token: link.token, password }, from);
  return session({ app: { ctx } } as Harness, token, from);
}

/** Who the token opens pages for. */
export async function session(
  { app: { ctx } }: Pick<Harness, 'app'>,
  token: string,
  from: From = desk,
): Promise<SignedIn & { token: string }> {
  const found = await findSession(ctx, token, from);
  if (!found) throw new Error('The session opens nothing.');
  return { ...found, token };
}

/** A further session of somebody. */
export async function anotherSession(
  app: Harness,
  { user }: SignedIn,
  from: From = desk,
): Promise<SignedIn & { token: string }> {
  const { token } = await signIn(app.app.ctx, { email: user.email, password }, from);
  return session(app, token, from);
}

/** The code that an app with this secret shows. */
export function codeOf(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** Gives somebody an authenticator app, and says its secret and the recovery codes. */
export async function withApp({ app: { ctx } }: Harness, who: SignedIn) {
  const { secret, uri } = await beginApp(ctx, who);
  const { recoveryCodes } = await confirmApp(ctx, who, codeOf(secret, ctx.clock.now()));
  return { secret, uri, recoveryCodes: recoveryCodes ?? [] };
}

/** Why a verb refuses; what else goes wrong is thrown on. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal | 'done'> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return reason;
  }
}
