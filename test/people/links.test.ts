import { describe, expect, test } from 'bun:test';
import { hour } from '../../src/lib/clock.ts';
import { acceptInvitation } from '../../src/domain/people/links/accept-invitation.ts';
import { readLink } from '../../src/domain/people/links/read-link.ts';
import { setPasswordByLink } from '../../src/domain/people/links/reset-link.ts';
import { createFirstOwner, mintSetupLink } from '../../src/domain/people/links/setup-link.ts';
import { createStore } from '../../src/domain/people/members/create-store.ts';
import { invite } from '../../src/domain/people/members/invite.ts';
import { createUser } from '../../src/domain/people/operator/create-user.ts';
import { makeResetLink, setDisabled } from '../../src/domain/people/operator/manage-users.ts';
import type { SignedIn } from '../../src/domain/people/people.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Harness } from '../support/harness.ts';
import {
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
const other = 'a quite different one';

async function invited(
  { app: { ctx } }: Harness,
  who: SignedIn,
  site: SiteRow,
  role = 'author',
): Promise<string> {
  const made = await invite(ctx, who, site.id, { email, name: 'Ana Ruiz', role });
  if (made.kind !== 'invited') throw new Error('Somebody has this address already.');
  return made.token;
}

describe('the setup link', () => {
  test('makes the first owner, of every store there is, and then nobody any more', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const sites = [await app.makeSite(), await app.makeSite()];
    const link = await mintSetupLink(ctx);
    const token = link?.token ?? '';
    expect(link?.path).toBe(`/setup/${token}`);
    expect(JSON.stringify(rowsIn(ctx, 'SELECT * FROM sign_in_links'))).not.toContain(token);
    expect(await readLink(ctx, token)).toEqual({ kind: 'setup', expiresAt: link?.expiresAt ?? 0 });
    const given = { token, name: ' Ana  Ruiz ', email: 'Ana@Example.com', password, locale: 'es' };
    const made = await createFirstOwner(ctx, given, desk);
    const who = await session(app, made.token);
    expect(who.user).toMatchObject({ name: 'Ana Ruiz', email, locale: 'es', isOperator: false });
    const own = who.memberships.map(({ siteId, role }) => [siteId, role]);
    expect(own.sort()).toEqual(sites.map(({ id }) => [id, 'owner']).sort());
    expect(await readLink(ctx, token)).toBeNull();
    expect(await refusalOf(createFirstOwner(ctx, { ...given, email: 'b@example.com' }, desk))).toBe(
      'link_gone',
    );
    expect(await mintSetupLink(ctx)).toBeNull();
  });

  test('used by two at once makes one owner', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const token = (await mintSetupLink(ctx))?.token ?? '';
    const made = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map((one) =>
        refusalOf(createFirstOwner(ctx, { token, name: 'X', email: one, password }, desk)),
      ),
    );
    expect(made.sort()).toEqual(['done', 'link_gone', 'link_gone']);
    expect(rowsIn(ctx, 'SELECT id FROM users')).toHaveLength(1);
  });

  test('lasts a day, is replaced by the next, and ends with the first person', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const tokens = [];
    for (let count = 0; count < 2; count += 1) tokens.push((await mintSetupLink(ctx))?.token ?? '');
    const [first = '', second = ''] = tokens;
    expect(await readLink(ctx, first)).toBeNull();
    expect(await readLink(ctx, second)).not.toBeNull();
    app.clock.advance(24 * hour);
    expect(await readLink(ctx, second)).toBeNull();
    const third = (await mintSetupLink(ctx))?.token ?? '';
    await createUser(ctx, { email, name: 'Ana', role: 'owner', siteIds: [] });
    expect(await readLink(ctx, third)).toBeNull();
    const given = { token: third, name: 'Eve', email: 'eve@example.com', password };
    expect(await refusalOf(createFirstOwner(ctx, given, desk))).toBe('link_gone');
  });

  test('hashes nothing for a token that is made up', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const given = { token: 'x'.repeat(43), name: 'Eve', email: 'eve@example.com', password };
    expect(await refusalOf(createFirstOwner(ctx, given, desk))).toBe('link_gone');
    expect(await refusalOf(acceptInvitation(ctx, given, desk))).toBe('link_gone');
    expect(await refusalOf(setPasswordByLink(ctx, given, desk))).toBe('link_gone');
    expect(app.calls).toEqual({ hash: 0, verify: 0 });
  });

  test('leads to the first store, which others may not make by themselves', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const token = (await mintSetupLink(ctx))?.token ?? '';
    const made = await createFirstOwner(ctx, { token, name: 'Ana', email, password }, desk);
    const who = await session(app, made.token);
    expect(who.memberships).toEqual([]);
    const site = await createStore(ctx, who, { name: 'Prairie Motors', slug: 'prairie' });
    const again = await session(app, made.token);
    expect(again.memberships).toMatchObject([{ siteId: site.id, slug: 'prairie', role: 'owner' }]);
    await createStore(ctx, again, { name: 'Harbor Auto', slug: 'harbor' });
    const manager = await member(app, [site], 'manager');
    const third = { name: 'Third', slug: 'third' };
    expect(await refusalOf(createStore(ctx, manager, third))).toBe('role_too_low');
  });
});

describe('an invitation', () => {
  test('makes an account with the role of it, once', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const token = await invited(app, await member(app, [site], 'manager'), site, 'reviewer');
    expect(await readLink(ctx, token)).toMatchObject({
      kind: 'invitation',
      email,
      name: 'Ana Ruiz',
      siteName: site.name,
      role: 'reviewer',
      hasAccount: false,
    });
    const both = await Promise.all([
      refusalOf(acceptInvitation(ctx, { token, password }, desk)),
      refusalOf(acceptInvitation(ctx, { token, password: other }, desk)),
    ]);
    expect(both.sort()).toEqual(['done', 'link_gone']);
    const [user] = rowsIn<{ id: string }>(ctx, `SELECT id FROM users WHERE email = '${email}'`);
    const roles = rowsIn<object>(
      ctx,
      `SELECT site_id, role FROM memberships WHERE user_id = '${user?.id}'`,
    );
    expect(roles).toEqual([{ site_id: site.id, role: 'reviewer' }]);
    expect(await refusalOf(acceptInvitation(ctx, { token, password }, desk))).toBe('link_gone');
  });

  test('to an account takes its password: whoever holds the link gets nothing of it', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [one, two] = [await app.makeSite(), await app.makeSite()];
    const first = await invited(app, await member(app, [one], 'owner'), one);
    const second = await invited(app, await member(app, [two], 'manager'), two);
    await acceptInvitation(ctx, { token: first, password }, desk);
    expect(await readLink(ctx, second)).toMatchObject({ hasAccount: true });
    const stolen = acceptInvitation(ctx, { token: second, password: other }, desk);
    expect(await refusalOf(stolen)).toBe('wrong_credentials');
    expect(await refusalOf(signIn(ctx, { email, password: other }, desk))).toBe(
      'wrong_credentials',
    );
    const made = await acceptInvitation(ctx, { token: second, password }, desk);
    expect((await session(app, made.token)).memberships).toHaveLength(2);
  });

  test('to an account with a second factor asks for it', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [one, two] = [await app.makeSite(), await app.makeSite()];
    const first = await invited(app, await member(app, [one], 'owner'), one);
    const second = await invited(app, await member(app, [two], 'manager'), two);
    const { token } = await acceptInvitation(ctx, { token: first, password }, desk);
    await withApp(app, await session(app, token));
    const made = await acceptInvitation(ctx, { token: second, password }, desk);
    expect(made.kind).toBe('second_factor');
    expect(await findSession(ctx, made.token, desk)).toBeNull();
  });

  test('refuses passwords that are short, long or tried first, and stays open', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const token = await invited(app, await member(app, [site], 'owner'), site);
    const tried: string[] = [];
    const bad = ['short', 'password1234', 'Ana Ruiz 1998!', 'PrairieMotors!', 'x'.repeat(257)];
    for (const one of bad) {
      tried.push(await refusalOf(acceptInvitation(ctx, { token, password: one }, desk)));
    }
    expect(tried).toEqual([
      'password_short',
      'password_common',
      'password_common',
      'password_common',
      'password_long',
    ]);
    expect(await refusalOf(acceptInvitation(ctx, { token, password }, desk))).toBe('done');
  });
});

describe('a reset link', () => {
  test('sets the password once, ends every session, and asks for the second factor', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const who = await member(app, [site], 'author', { email });
    await withApp(app, who);
    const replaced = await makeResetLink(ctx, email);
    const { token } = await makeResetLink(ctx, ' ANA@example.com');
    expect(await readLink(ctx, replaced.token)).toBeNull();
    expect(await readLink(ctx, token)).toMatchObject({ kind: 'reset', email, isNew: false });
    const both = await Promise.all([
      refusalOf(setPasswordByLink(ctx, { token, password: other }, desk)),
      refusalOf(setPasswordByLink(ctx, { token, password: `${other} 2` }, desk)),
    ]);
    expect(both.sort()).toEqual(['done', 'link_gone']);
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    expect(await refusalOf(signIn(ctx, { email, password }, desk))).toBe('wrong_credentials');
  });

  test('that drops the second factor signs in by the password alone', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const who = await member(app, [], 'author', { email });
    await withApp(app, who);
    const { token } = await makeResetLink(ctx, email, { dropFactors: true });
    expect(await findSession(ctx, who.token, desk)).toBeNull();
    const made = await setPasswordByLink(ctx, { token, password: other }, desk);
    expect(made.kind).toBe('signed_in');
  });

  test('opens nothing of an account that is switched off', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    await member(app, [], 'author', { email });
    const { token } = await makeResetLink(ctx, email);
    await setDisabled(ctx, email, true);
    expect(await readLink(ctx, token)).toBeNull();
    expect(await refusalOf(setPasswordByLink(ctx, { token, password: other }, desk))).toBe(
      'link_gone',
    );
    expect(await refusalOf(makeResetLink(ctx, email))).toBe('account_disabled');
    expect(await refusalOf(makeResetLink(ctx, 'nobody@example.com'))).toBe('no_such_user');
  });

  test('is nothing that another kind of link could be taken for', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const owner = await member(app, [site], 'owner');
    const token = await invited(app, owner, site);
    const given = { token, name: 'Eve', email: 'eve@example.com', password };
    expect(await refusalOf(setPasswordByLink(ctx, given, desk))).toBe('link_gone');
    expect(await refusalOf(createFirstOwner(ctx, given, desk))).toBe('link_gone');
    const reset = await makeResetLink(ctx, owner.user.email);
    const taken = acceptInvitation(ctx, { token: reset.token, password }, desk);
    expect(await refusalOf(taken)).toBe('link_gone');
  });
});
