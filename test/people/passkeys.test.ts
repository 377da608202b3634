import { expect, test } from 'bun:test';
import { minute } from '../../src/lib/clock.ts';
import { factorsOf } from '../../src/domain/people/factors/factor-store.ts';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '../../src/domain/people/factors/passkeys.ts';
import {
  stepUpPasskeyOptions,
  stepUpWithPasskey,
} from '../../src/domain/people/sessions/step-up.ts';
import { finishWithPasskey, passkeyOptions } from '../../src/domain/people/sign-in/second-step.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import type { SignedIn } from '../../src/domain/people/people.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import type { Harness } from '../support/harness.ts';
import { desk, member, password, peopleHarness, refusalOf, session } from '../support/people.ts';

const email = 'ana@example.com';
const origin = 'https://dealer.example.com';
const environment = { APP_ORIGIN: origin };

async function withPasskey({ app: { ctx } }: Harness, who: SignedIn) {
  const key = await makeAuthenticator();
  const options = await beginPasskey(ctx, who);
  const response = await key.create(options, origin);
  const { recoveryCodes } = await addPasskey(ctx, who, { name: 'Laptop', response });
  return { key, response, recoveryCodes };
}

async function pending({ app: { ctx } }: Harness): Promise<string> {
  return (await signIn(ctx, { email, password }, desk)).token;
}

test('a passkey is added once, signs in, and is asked for no more when it is gone', async () => {
  await using app = peopleHarness({ environment });
  const { ctx } = app.app;
  const who = await member(app, [], 'author', { email });
  const { key, response, recoveryCodes } = await withPasskey(app, who);
  expect(recoveryCodes).toHaveLength(10);
  expect(await refusalOf(addPasskey(ctx, who, { name: 'Again', response }))).toBe('wrong_passkey');
  const token = await pending(app);
  const options = await passkeyOptions(ctx, token);
  expect(options.rpId).toBe('dealer.example.com');
  const answer = await key.get(options, origin);
  const made = await finishWithPasskey(ctx, token, answer, desk);
  expect((await session(app, made.token)).session.factorAt).toBe(ctx.clock.now());
  const [passkey] = (await factorsOf(ctx, who.user.id)).passkeys;
  expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: ctx.clock.now() });
  const id = passkey?.id ?? '';
  await renamePasskey(ctx, who, id, 'Old laptop');
  const stranger = await member(app, [], 'author');
  expect(await refusalOf(renamePasskey(ctx, stranger, id, 'Mine'))).toBe('not_a_member');
  expect(await refusalOf(removePasskey(ctx, stranger, id))).toBe('not_a_member');
  await removePasskey(ctx, who, id);
  expect((await signIn(ctx, { email, password }, desk)).kind).toBe('signed_in');
});

test('an answer counts once, for its own session, site and challenge', async () => {
  await using app = peopleHarness({ environment });
  const { ctx } = app.app;
  const { key } = await withPasskey(app, await member(app, [], 'author', { email }));
  const tried = (token: string, answer: unknown) =>
    refusalOf(finishWithPasskey(ctx, token, answer, desk));
  const first = await pending(app);
  const second = await pending(app);
  const answer = await key.get(await passkeyOptions(ctx, first), origin);
  await passkeyOptions(ctx, second);
  expect(await tried(second, answer)).toBe('wrong_passkey');
  const both = await Promise.all([tried(first, answer), tried(first, answer)]);
  expect(both.filter((one) => one === 'done')).toHaveLength(1);
  const other = await pending(app);
  const elsewhere = await key.get(await passkeyOptions(ctx, other), 'https://evil.example.com');
  expect(await tried(other, elsewhere)).toBe('wrong_passkey');
});

test('a copied passkey, an old challenge and nonsense are refused', async () => {
  await using app = peopleHarness({ environment });
  const { ctx } = app.app;
  const { key } = await withPasskey(app, await member(app, [], 'author', { email }));
  const signed = async (prepare: () => void = () => {}) => {
    const token = await pending(app);
    const options = await passkeyOptions(ctx, token);
    prepare();
    const answer = await key.get(options, origin);
    return refusalOf(finishWithPasskey(ctx, token, answer, desk));
  };
  expect(await signed()).toBe('done');
  expect(await signed(() => key.goBack())).toBe('wrong_passkey');
  expect(await signed(() => app.clock.advance(6 * minute))).toBe('wrong_passkey');
  for (const nonsense of [null, 7, 'x', {}, { id: 'x' }, { id: { toString: 1 } }]) {
    app.clock.advance(16 * minute);
    const token = await pending(app);
    await passkeyOptions(ctx, token);
    expect(await refusalOf(finishWithPasskey(ctx, token, nonsense, desk))).toBe('wrong_passkey');
  }
});

test('a passkey of somebody else does not sign in', async () => {
  await using app = peopleHarness({ environment });
  const { ctx } = app.app;
  await withPasskey(app, await member(app, [], 'author', { email }));
  const { key } = await withPasskey(app, await member(app, [], 'author'));
  const token = await pending(app);
  const answer = await key.get(await passkeyOptions(ctx, token), origin);
  expect(await refusalOf(finishWithPasskey(ctx, token, answer, desk))).toBe('wrong_passkey');
});

test('a passkey proves again who asks', async () => {
  await using app = peopleHarness({ environment });
  const { ctx } = app.app;
  const who = await member(app, [], 'author', { email });
  const { key } = await withPasskey(app, who);
  app.clock.advance(16 * minute);
  expect(await refusalOf(beginPasskey(ctx, who))).toBe('step_up');
  const answer = await key.get(await stepUpPasskeyOptions(ctx, who), origin);
  const { token } = await stepUpWithPasskey(ctx, who, answer);
  expect(await findSession(ctx, who.token, desk)).toBeNull();
  expect(await refusalOf(beginPasskey(ctx, await session(app, token)))).toBe('done');
});
