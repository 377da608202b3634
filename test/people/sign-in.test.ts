import { describe, expect, test } from 'bun:test';
import { hour, minute } from '../../src/lib/clock.ts';
import { setDisabled } from '../../src/domain/people/operator/manage-users.ts';
import { Passwords } from '../../src/domain/people/passwords/hash-passwords.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { finishWithCode } from '../../src/domain/people/sign-in/second-step.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import { yieldToEventLoop } from '../../src/lib/yield-to-event-loop.ts';
import { harness } from '../support/harness.ts';
import type { From } from '../../src/domain/people/people.ts';
import {
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

describe('signing in', () => {
  test('opens a session whose token is nowhere in the store', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    await member(app, [site], 'author', { email, name: 'Ana Ruiz' });
    const made = await signIn(ctx, { email: ' ANA@Example.com ', password }, desk);
    expect(made.kind).toBe('signed_in');
    expect(made.token).toMatch(/^[\w-]{43}$/);
    const who = await session(app, made.token);
    expect(who.user).toMatchObject({ email, name: 'Ana Ruiz', locale: 'en', isOperator: false });
    expect(who.memberships).toMatchObject([{ siteId: site.id, role: 'author' }]);
    const rows = JSON.stringify(rowsIn(ctx, 'SELECT * FROM sessions'));
    expect(rows).not.toContain(made.token);
    const users = JSON.stringify(rowsIn(ctx, 'SELECT * FROM users'));
    expect(users).not.toContain(password);
  });

  test('with the real hash takes 19 MiB and two passes of argon2id', async () => {
    await using app = harness();
    await member(app, [], 'author', { email });
    const [row] = rowsIn<{ hash: string }>(app.app.ctx, 'SELECT password_hash AS hash FROM users');
    expect(row?.hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$');
    const tried = (text: string) => refusalOf(signIn(app.app.ctx, { email, password: text }, desk));
    expect(await tried(`${password}!`)).toBe('wrong_credentials');
    expect(await tried('')).toBe('wrong_credentials');
    expect(await tried(password + 'x'.repeat(10_000))).toBe('wrong_credentials');
    expect(await tried(password)).toBe('done');
  });

  test('answers alike for whoever is not known, is off, or has no password', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    await member(app, [], 'author', { email: 'off@example.com' });
    await setDisabled(ctx, 'off@example.com', true);
    const counts: number[] = [];
    const told: string[] = [];
    for (const typed of [email, 'off@example.com', 'nobody@example.com', 'no address', '']) {
      const before = app.calls.verify;
      const given = { email: typed, password: typed === email ? 'wrong password' : password };
      const error = await signIn(ctx, given, desk).catch((thrown: unknown) => thrown);
      told.push(JSON.stringify(error) + String(error));
      counts.push(app.calls.verify - before);
    }
    expect(new Set(told).size).toBe(1);
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });

  test('of somebody who is not known is checked against a hash that costs as much', async () => {
    const seen: string[] = [];
    const passwords = new Passwords({
      hash: (text) => Bun.password.hash(text),
      verify(_text, hash) {
        seen.push(hash);
        return Promise.resolve(true);
      },
    });
    expect(await passwords.verify(password, null)).toBe(false);
    expect(seen[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{43}\$[\w+/]{43}$/);
    expect(await Bun.password.verify(password, seen[0] ?? '')).toBe(false);
  });

  test('replaces the session that the browser had', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const old = await member(app, [], 'author', { email });
    const made = await signIn(ctx, { email, password }, desk, old.token);
    expect(made.token).not.toBe(old.token);
    expect(await findSession(ctx, old.token, desk)).toBeNull();
  });

  test('never takes the token that somebody set beforehand', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    const planted = 'a'.repeat(43);
    const made = await signIn(ctx, { email, password }, desk, planted);
    expect(made.token).not.toBe(planted);
    expect(await findSession(ctx, planted, desk)).toBeNull();
  });

  test('is in the log of each store of whoever does it, with where from', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const sites = [await app.makeSite(), await app.makeSite()];
    await member(app, sites, 'author', { email });
    await refusalOf(signIn(ctx, { email, password: 'wrong password' }, desk));
    const rows = rowsIn<{ site_id: string; deed: string; address: string }>(
      ctx,
      `SELECT site_id, deed, address FROM audit_entries WHERE deed LIKE 'session.%'`,
    );
    for (const { id } of sites) {
      const own = rows.filter((row) => row.site_id === id);
      expect(own.map(({ deed }) => deed)).toEqual(['session.sign_in', 'session.sign_in_failed']);
      expect(own.map(({ address }) => address)).toEqual(['192.0.2.7', '192.0.2.7']);
    }
  });
});

describe('tries', () => {
  const wrong = 'wrong password';

  test('of an account are five in a quarter of an hour, from wherever', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    for (let count = 0; count < 5; count += 1) {
      const from = { ...desk, address: `198.51.100.${count}` };
      expect(await refusalOf(signIn(ctx, { email, password: wrong }, from))).toBe(
        'wrong_credentials',
      );
    }
    const before = app.calls.verify;
    const elsewhere = { ...desk, address: '203.0.113.9' };
    expect(await refusalOf(signIn(ctx, { email, password }, elsewhere))).toBe('too_many_tries');
    expect(app.calls.verify).toBe(before);
    const refused = signIn(ctx, { email: 'ANA@example.com', password }, elsewhere);
    await expect(refused).rejects.toMatchObject({ details: { retry_after: 900 } });
    app.clock.advance(15 * minute);
    expect(await refusalOf(signIn(ctx, { email, password }, elsewhere))).toBe('done');
  });

  test('of strangers lock nobody out of where they have signed in before', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author', { email });
    const { secret } = await withApp(app, who);
    const stranger = { ...desk, address: '198.51.100.7' };
    // Somebody who has the password, and guesses codes, is no less a stranger.
    const known = await signIn(ctx, { email, password }, stranger);
    const right = async (token: string, from: From) =>
      refusalOf(finishWithCode(ctx, token, codeOf(secret, ctx.clock.now()), from));
    for (let count = 0; count < 5; count += 1) {
      await refusalOf(finishWithCode(ctx, known.token, '12345x', stranger));
      await refusalOf(signIn(ctx, { email, password: wrong }, stranger));
    }
    app.clock.advance(minute);
    expect(await right(known.token, stranger)).toBe('too_many_tries');
    const { token } = await signIn(ctx, { email, password }, desk);
    expect(await right(token, desk)).toBe('done');
    for (let count = 0; count < 5; count += 1) {
      await refusalOf(signIn(ctx, { email, password: wrong }, desk));
    }
    expect(await refusalOf(signIn(ctx, { email, password }, desk))).toBe('too_many_tries');
  });

  test('of an account that nobody has are limited too', async () => {
    await using app = peopleHarness();
    const tried: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const from = { ...desk, address: `198.51.100.${count}` };
      const given = { email: 'nobody@example.com', password: wrong };
      tried.push(await refusalOf(signIn(app.app.ctx, given, from)));
    }
    expect(tried.slice(-2)).toEqual(['wrong_credentials', 'too_many_tries']);
  });

  test('of one network are twenty, and one host has a whole /64', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    for (let count = 0; count < 20; count += 1) {
      const given = { email: `n${count}@example.com`, password: wrong };
      const from = { ...desk, address: `2001:db8:1:2::${count.toString(16)}` };
      expect(await refusalOf(signIn(ctx, given, from))).toBe('wrong_credentials');
    }
    const same = { ...desk, address: '2001:db8:1:2:ffff::1' };
    expect(await refusalOf(signIn(ctx, { email, password }, same))).toBe('too_many_tries');
    const other = { ...desk, address: '2001:db8:1:3::1' };
    expect(await refusalOf(signIn(ctx, { email, password }, other))).toBe('done');
  });

  test('at the same moment are counted as well', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    const before = app.calls.verify;
    const given = { email, password: wrong };
    const tried = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(signIn(ctx, given, desk))),
    );
    expect(tried.filter((one) => one === 'wrong_credentials')).toHaveLength(5);
    expect(app.calls.verify - before).toBe(5);
  });

  test('that succeed do not count', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    for (let count = 0; count < 30; count += 1) {
      expect(await refusalOf(signIn(ctx, { email, password }, desk))).toBe('done');
    }
  });

  test('by a clock that ran ahead lock nobody out for longer', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    app.clock.advance(100 * hour);
    for (let count = 0; count < 5; count += 1) {
      await refusalOf(signIn(ctx, { email, password: wrong }, desk));
    }
    app.clock.advance(-100 * hour);
    expect(await refusalOf(signIn(ctx, { email, password }, desk))).toBe('done');
  });
});

test('two passwords are hashed at once, and a flood is turned away', async () => {
  let running = 0;
  let highest = 0;
  const waiting: (() => void)[] = [];
  const passwords = new Passwords({
    hash: () => Promise.resolve(''),
    async verify() {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      return true;
    },
  });
  const all = Array.from({ length: 80 }, () => refusalOf(passwords.verify('x', 'y')));
  let ended = 0;
  while (ended < 66) {
    waiting.shift()?.();
    ended += 1;
    await yieldToEventLoop();
  }
  const results = await Promise.all(all);
  expect(highest).toBe(2);
  expect(results.filter((one) => one === 'too_busy')).toHaveLength(14);
});
