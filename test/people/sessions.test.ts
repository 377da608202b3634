import { describe, expect, test } from 'bun:test';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { changeOwn } from '../../src/domain/people/account/change-own.ts';
import { changePassword } from '../../src/domain/people/account/change-password.ts';
import { readLink } from '../../src/domain/people/links/read-link.ts';
import { makeResetLink } from '../../src/domain/people/operator/manage-users.ts';
import { isSteppedUp } from '../../src/domain/people/people.ts';
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '../../src/domain/people/sessions/end-sessions.ts';
import { findSession, noteSeen } from '../../src/domain/people/sessions/find-session.ts';
import { stepUpWithPassword } from '../../src/domain/people/sessions/step-up.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import {
  anotherSession,
  desk,
  member,
  password,
  peopleHarness,
  refusalOf,
  session,
  withApp,
} from '../support/people.ts';
import { rowsIn } from '../support/rows-in.ts';

const phone = { address: '198.51.100.9', agent: 'Phone' };
const next = 'a quite different one';

describe('a session', () => {
  test('ends after twelve hours without use', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    for (let count = 0; count < 5; count += 1) {
      app.clock.advance(12 * hour - minute);
      expect(await findSession(ctx, who.token, desk)).not.toBeNull();
    }
    app.clock.advance(12 * hour);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
  });

  test('ends after thirty days, however much it is used', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
      app.clock.advance(6 * hour);
      expect(await findSession(ctx, who.token, desk)).not.toBeNull();
    }
    app.clock.advance(6 * hour);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
  });

  test('of a clock that ran ahead is none', async () => {
    await using app = peopleHarness();
    app.clock.advance(100 * day);
    const who = await member(app, [], 'author');
    app.clock.advance(-100 * day);
    expect(await findSession(app.app.ctx, who.token, desk)).toBeNull();
  });

  test('is opened by its whole token alone', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const { token } = await member(app, [], 'author');
    for (const wrong of ['', token.slice(1), `${token}x`, token.toUpperCase(), "' OR 1=1 --"]) {
      expect(await findSession(ctx, wrong, desk)).toBeNull();
    }
    const [row] = rowsIn<{ hash: string }>(ctx, 'SELECT token_hash AS hash FROM sessions');
    expect(await findSession(ctx, row?.hash ?? '', desk)).toBeNull();
  });

  test('writes down its use once a minute, and from where', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    const used = () =>
      rowsIn<{ at: number }>(ctx, 'SELECT last_used_at AS at FROM sessions')[0]?.at;
    const first = used();
    app.clock.advance(minute - 1);
    await findSession(ctx, who.token, phone);
    expect(used()).toBe(first);
    app.clock.advance(1);
    await findSession(ctx, who.token, phone);
    expect(used()).toBe(ctx.clock.now());
    const [shown] = await listSessions(ctx, who);
    expect(shown).toMatchObject({ address: phone.address, agent: 'Phone', isThis: true });
  });

  test('opens pages while the store takes no writes', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const who = await member(app, [site], 'author');
    app.clock.advance(hour);
    const { StoreUnavailable } = await import('../../src/db/store-failure.ts');
    const full = { ...ctx, write: () => Promise.reject(new StoreUnavailable('disk full')) };
    expect(await findSession(full, who.token, desk)).not.toBeNull();
    await noteSeen(full, who, site.id);
  });
});

describe('sessions of somebody', () => {
  test('are listed and ended by them alone', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    app.clock.advance(minute);
    const other = await anotherSession(app, who, phone);
    const third = await anotherSession(app, who, phone);
    const stranger = await member(app, [], 'author');
    const shown = await listSessions(ctx, who);
    expect(shown.map(({ id }) => id).sort()).toEqual(
      [who, other, third].map((one) => one.session.id).sort(),
    );
    expect(shown.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([who.session.id]);
    expect(await refusalOf(endSession(ctx, who, stranger.session.id))).toBe('not_a_member');
    await endSession(ctx, who, other.session.id);
    expect(await findSession(ctx, other.token, phone)).toBeNull();
    expect(await refusalOf(endSession(ctx, who, other.session.id))).toBe('not_a_member');
    expect(await endOtherSessions(ctx, who)).toBe(1);
    expect(await findSession(ctx, third.token, phone)).toBeNull();
    expect(await findSession(ctx, who.token, desk)).not.toBeNull();
    expect(await endAllSessions(ctx, who)).toBe(1);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    expect(await findSession(ctx, stranger.token, desk)).not.toBeNull();
  });

  test('end by signing out, again and again', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    await signOut(ctx, who.token, desk);
    await signOut(ctx, who.token, desk);
    await signOut(ctx, 'nothing', desk);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    const deeds = rowsIn(ctx, `SELECT id FROM audit_entries WHERE deed = 'session.sign_out'`);
    expect(deeds).toHaveLength(1);
  });

  test('tell each store when they were last there, every five minutes', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [own, other] = [await app.makeSite(), await app.makeSite()];
    const who = await member(app, [own], 'author');
    const seen = async () => (await session(app, who.token)).memberships[0]?.lastSeenAt;
    expect(await seen()).toBeNull();
    await noteSeen(ctx, who, own.id);
    await noteSeen(ctx, who, other.id);
    const at = ctx.clock.now();
    app.clock.advance(5 * minute - 1);
    await noteSeen(ctx, await session(app, who.token), own.id);
    expect(await seen()).toBe(at);
    app.clock.advance(1);
    await noteSeen(ctx, await session(app, who.token), own.id);
    expect(await seen()).toBe(ctx.clock.now());
  });
});

describe('stepping up', () => {
  test('counts for a quarter of an hour, in this session alone', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    const other = await anotherSession(app, who, phone);
    app.clock.advance(15 * minute);
    const isUp = async (token: string) => isSteppedUp(await session(app, token), ctx.clock.now());
    expect([await isUp(who.token), await isUp(other.token)]).toEqual([false, false]);
    const { token } = await stepUpWithPassword(ctx, who, password);
    expect([await isUp(token), await isUp(other.token)]).toEqual([true, false]);
  });

  test('gives the session a new token, and none to one that has ended', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    const { token } = await stepUpWithPassword(ctx, who, password);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    expect((await findSession(ctx, token, desk))?.session.id).toBe(who.session.id);
    expect(await listSessions(ctx, who)).toHaveLength(1);
    await endAllSessions(ctx, who);
    expect(await refusalOf(stepUpWithPassword(ctx, who, password))).toBe('session_ended');
  });

  test('by guessing is limited with the tries of the account', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(stepUpWithPassword(ctx, who, 'wrong one'))).toBe('wrong_password');
    }
    expect(await refusalOf(stepUpWithPassword(ctx, who, password))).toBe('too_many_tries');
    const changed = changePassword(ctx, who, { current: password, next });
    expect(await refusalOf(changed)).toBe('too_many_tries');
  });
});

describe('an account', () => {
  test('changes its password by the old one, and every other way in ends', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    await withApp(app, who);
    const link = await makeResetLink(ctx, who.user.email);
    const strong = await session(app, who.token);
    const tried = (current: string, wanted: string) =>
      refusalOf(changePassword(ctx, strong, { current, next: wanted }));
    expect(await tried('wrong password', next)).toBe('wrong_password');
    expect(await tried(password, 'short')).toBe('password_short');
    expect(await tried(password, 'password1234')).toBe('password_common');
    const pending = await signIn(ctx, { email: who.user.email, password }, phone);
    const made = await changePassword(ctx, strong, { current: password, next });
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    expect(await readLink(ctx, link.token)).toBeNull();
    const { finishWithCode } = await import('../../src/domain/people/sign-in/second-step.ts');
    const late = finishWithCode(ctx, pending.token, '000000', phone);
    expect(await refusalOf(late)).toBe('session_ended');
    expect((await session(app, made.token)).session.factorAt).not.toBeNull();
  });

  test('changes its name, language, theme and keys', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author');
    const change = { name: '  Ana  Ruiz', locale: 'es', theme: 'dark', hasShortcuts: false };
    const kept = { ...change, name: 'Ana Ruiz' };
    expect(await changeOwn(ctx, who, change)).toMatchObject(kept);
    expect((await session(app, who.token)).user).toMatchObject(kept);
    await changeOwn(ctx, who, {});
    expect((await session(app, who.token)).user).toMatchObject(kept);
    await expect(changeOwn(ctx, who, { locale: 'fr' })).rejects.toThrow('locale: must be one of');
    await expect(changeOwn(ctx, who, { theme: 'x' })).rejects.toThrow('theme: must be one of');
    expect(await refusalOf(changeOwn(ctx, who, { name: '' }))).toBe('bad_name');
  });
});
