import { describe, expect, test } from 'bun:test';
import { hour, minute, second } from '../../src/lib/clock.ts';
import {
  beginApp,
  confirmApp,
  removeApp,
} from '../../src/domain/people/factors/authenticator-app.ts';
import { factorsOf } from '../../src/domain/people/factors/factor-store.ts';
import { newRecoveryCodes } from '../../src/domain/people/factors/recovery-codes.ts';
import { changeSignInRules } from '../../src/domain/people/members/change-members.ts';
import { actorOn } from '../../src/domain/people/people.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { stepUpWithCode, stepUpWithPassword } from '../../src/domain/people/sessions/step-up.ts';
import {
  findPending,
  finishWithCode,
  finishWithRecoveryCode,
} from '../../src/domain/people/sign-in/second-step.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import { rotateMasterKey } from '../../src/secrets/rotate-master-key.ts';
import type { Harness } from '../support/harness.ts';
import {
  anotherSession,
  codeOf,
  desk,
  member,
  password,
  peopleHarness,
  refusalOf,
  session,
  withApp,
} from '../support/people.ts';
import { rowsIn } from '../support/rows-in.ts';

const email = 'ana@example.com';

async function anaWithApp(app: Harness) {
  const who = await member(app, [], 'author', { email });
  const made = await withApp(app, who);
  app.clock.advance(minute);
  return { who, ...made, code: () => codeOf(made.secret, app.app.ctx.clock.now()) };
}

async function pending(app: Harness): Promise<string> {
  const made = await signIn(app.app.ctx, { email, password }, desk);
  expect(made.kind).toBe('second_factor');
  return made.token;
}

describe('an authenticator app', () => {
  test('is asked for after the password, which opens nothing by itself', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { code } = await anaWithApp(app);
    const token = await pending(app);
    expect(await findSession(ctx, token, desk)).toBeNull();
    const ways = { app: true, passkey: false, recoveryCode: true };
    expect(await findPending(ctx, token)).toMatchObject({ ways });
    const made = await finishWithCode(ctx, token, code(), desk);
    expect(made.token).not.toBe(token);
    expect((await session(app, made.token)).session.factorAt).toBe(ctx.clock.now());
    expect(await findPending(ctx, token)).toBeNull();
    expect(await refusalOf(finishWithCode(ctx, token, code(), desk))).toBe('session_ended');
  });

  test('gives codes that are good once, however many send them', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { code } = await anaWithApp(app);
    const tokens = [await pending(app), await pending(app), await pending(app)];
    const made = await Promise.all(
      tokens.map((token) => refusalOf(finishWithCode(ctx, token, code(), desk))),
    );
    expect(made.sort()).toEqual(['done', 'wrong_code', 'wrong_code']);
  });

  test('gives codes of one step before and after, and never an older one later', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { secret } = await anaWithApp(app);
    const at = async (ms: number) =>
      refusalOf(
        finishWithCode(ctx, await pending(app), codeOf(secret, ctx.clock.now() + ms), desk),
      );
    expect(await at(-61 * second)).toBe('wrong_code');
    expect(await at(61 * second)).toBe('wrong_code');
    expect(await at(30 * second)).toBe('done');
    expect(await at(0)).toBe('wrong_code');
    app.clock.advance(minute);
    expect(await at(-30 * second)).toBe('wrong_code');
    expect(await at(0)).toBe('done');
  });

  test('lets nobody guess: five wrong codes and a quarter of an hour has to pass', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { code } = await anaWithApp(app);
    const token = await pending(app);
    const right = code();
    for (const wrong of ['000000', '111111', 'abcdef', '', `${right}0`]) {
      expect(await refusalOf(finishWithCode(ctx, token, wrong, desk))).toBe('wrong_code');
    }
    const again = await pending(app);
    expect(await refusalOf(finishWithCode(ctx, again, right, desk))).toBe('too_many_tries');
    app.clock.advance(15 * minute);
    expect(await refusalOf(finishWithCode(ctx, await pending(app), code(), desk))).toBe('done');
  });

  test('has ten minutes after the password', async () => {
    await using app = peopleHarness();
    const { code } = await anaWithApp(app);
    const token = await pending(app);
    app.clock.advance(10 * minute);
    expect(await refusalOf(finishWithCode(app.app.ctx, token, code(), desk))).toBe('session_ended');
  });

  test('counts once a first code was shown, and only one of it', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author', { email });
    const first = await beginApp(ctx, who);
    expect(first.uri).toStartWith('otpauth://totp/Forecourt:ana%40example.com?');
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await signIn(ctx, { email, password }, desk)).kind).toBe('signed_in');
    const { secret } = await beginApp(ctx, who);
    const old = codeOf(first.secret, ctx.clock.now());
    expect(await refusalOf(confirmApp(ctx, who, old))).toBe('wrong_code');
    const code = codeOf(secret, ctx.clock.now());
    const both = await Promise.all([
      refusalOf(confirmApp(ctx, who, code)),
      refusalOf(confirmApp(ctx, who, code)),
    ]);
    expect(both.sort()).toEqual(['done', 'factor_exists']);
    expect(await refusalOf(beginApp(ctx, who))).toBe('factor_exists');
    expect(await refusalOf(stepUpWithCode(ctx, who, code))).toBe('wrong_code');
  });

  test('has its secret sealed, and sealed anew by a change of the master key', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { secret, code } = await anaWithApp(app);
    const stored = () => rowsIn<{ secret: string }>(ctx, 'SELECT secret FROM authenticator_apps');
    expect(stored()[0]?.secret).toStartWith('v1.');
    expect(JSON.stringify(stored())).not.toContain(secret);
    expect(await rotateMasterKey(ctx)).toEqual({ version: 2, rewrapped: 1, removed: [1] });
    expect(stored()[0]?.secret).toStartWith('v2.');
    expect(await refusalOf(finishWithCode(ctx, await pending(app), code(), desk))).toBe('done');
  });

  test('works again after a clock that ran ahead', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { code } = await anaWithApp(app);
    app.clock.advance(1000 * hour);
    expect(await refusalOf(finishWithCode(ctx, await pending(app), code(), desk))).toBe('done');
    app.clock.advance(-1000 * hour);
    const right = code();
    expect(await refusalOf(finishWithCode(ctx, await pending(app), right, desk))).toBe('done');
    expect(await refusalOf(finishWithCode(ctx, await pending(app), right, desk))).toBe(
      'wrong_code',
    );
  });
});

describe('recovery codes', () => {
  test('are ten, come with the first factor, are kept as hashes and work once', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { who, recoveryCodes } = await anaWithApp(app);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes)
      expect(one).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);
    const [code = ''] = recoveryCodes;
    expect(JSON.stringify(rowsIn(ctx, 'SELECT * FROM recovery_codes'))).not.toContain(code);
    const tokens = [await pending(app), await pending(app)];
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    const made = await Promise.all(
      tokens.map((token) => refusalOf(finishWithRecoveryCode(ctx, token, typed, desk))),
    );
    expect(made.sort()).toEqual(['done', 'wrong_code']);
    expect((await factorsOf(ctx, who.user.id)).recoveryCodesLeft).toBe(9);
  });

  test('that are new end the old', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { who, recoveryCodes } = await anaWithApp(app);
    const [fresh = ''] = await newRecoveryCodes(ctx, who);
    const [old = ''] = recoveryCodes;
    const tried = async (code: string) =>
      refusalOf(finishWithRecoveryCode(ctx, await pending(app), code, desk));
    expect([await tried(old), await tried(fresh)]).toEqual(['wrong_code', 'done']);
  });

  test('of one person are nothing to another', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { recoveryCodes } = await anaWithApp(app);
    const other = await member(app, [], 'author', { email: 'ben@example.com' });
    await withApp(app, other);
    const made = await signIn(ctx, { email: 'ben@example.com', password }, desk);
    const [code = ''] = recoveryCodes;
    expect(await refusalOf(finishWithRecoveryCode(ctx, made.token, code, desk))).toBe('wrong_code');
  });
});

describe('a store that asks for a second factor', () => {
  test('is closed to whoever has not shown one, and nobody can take theirs away', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const owner = await member(app, [site], 'owner');
    const plain = await member(app, [site], 'author');
    const rule = { requireSecondFactor: true };
    const asked = () => changeSignInRules(ctx, owner, site.id, rule);
    expect(await refusalOf(asked())).toBe('factor_required');
    await withApp(app, owner);
    const strong = await session(app, owner.token);
    expect(await refusalOf(changeSignInRules(ctx, plain, site.id, rule))).toBe('role_too_low');
    await changeSignInRules(ctx, strong, site.id, rule);
    expect(actorOn(await session(app, owner.token), site.id)).toMatchObject({ role: 'owner' });
    const barred = await session(app, plain.token);
    expect(barred.memberships).toMatchObject([{ needsSecondFactor: true }]);
    expect(actorOn(barred, site.id)).toBeNull();
    expect(await refusalOf(removeApp(ctx, strong))).toBe('factor_required');
    await withApp(app, barred);
    expect(actorOn(await session(app, plain.token), site.id)).not.toBeNull();
  });
});

describe('what changes a factor', () => {
  test('asks for the password again after a quarter of an hour', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author', { email });
    app.clock.advance(15 * minute);
    for (const deed of [beginApp, removeApp, newRecoveryCodes]) {
      expect(await refusalOf(deed(ctx, who))).toBe('step_up');
    }
    expect(await refusalOf(confirmApp(ctx, who, '123456'))).toBe('step_up');
    expect(await refusalOf(stepUpWithPassword(ctx, who, 'wrong password'))).toBe('wrong_password');
    const { token } = await stepUpWithPassword(ctx, who, password);
    expect(await refusalOf(beginApp(ctx, await session(app, token)))).toBe('done');
  });

  test('leaves no recovery codes behind without a factor', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { who } = await anaWithApp(app);
    await removeApp(ctx, who);
    expect(await factorsOf(ctx, who.user.id)).toEqual({
      app: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await refusalOf(newRecoveryCodes(ctx, who))).toBe('no_factor');
    expect((await anotherSession(app, who)).session.factorAt).toBeNull();
  });
});
