import { describe, expect, test } from 'bun:test';
import { type SiteRole, siteRoles } from '../../schema/records/actor.ts';
import { minute } from '../../src/lib/clock.ts';
import { acceptInvitation } from '../../src/domain/people/links/accept-invitation.ts';
import {
  changeRole,
  changeSignInRules,
  endMemberSessions,
  removeMember,
} from '../../src/domain/people/members/change-members.ts';
import { invite, withdrawInvitation } from '../../src/domain/people/members/invite.ts';
import { listInvitations, listMembers } from '../../src/domain/people/members/member-store.ts';
import {
  setDisabled,
  setOperator,
  setRole,
} from '../../src/domain/people/operator/manage-users.ts';
import { actorOn } from '../../src/domain/people/people.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import {
  anotherSession,
  desk,
  member,
  password,
  peopleHarness,
  refusalOf,
  session,
} from '../support/people.ts';

/** Which roles each may invite, change and remove: the table of the design, cell by cell. */
const manages: Record<SiteRole, SiteRole[]> = {
  author: [],
  reviewer: [],
  manager: ['author', 'reviewer'],
  owner: ['author', 'reviewer', 'manager', 'owner'],
};

describe.each([...siteRoles])('somebody who is %s', (role) => {
  test.each([...siteRoles])(
    'invites, changes, removes and signs out a %s or not',
    async (other) => {
      await using app = peopleHarness();
      const { ctx } = app.app;
      const site = await app.makeSite();
      await member(app, [site], 'owner');
      const who = await member(app, [site], role);
      const expected = manages[role].includes(other) ? 'done' : 'role_too_low';
      const given = { email: 'new@example.com', name: 'New', role: other };
      expect(await refusalOf(invite(ctx, who, site.id, given))).toBe(expected);
      const subject = await member(app, [site], other);
      const { id } = subject.user;
      expect(await refusalOf(endMemberSessions(ctx, who, site.id, id))).toBe(expected);
      expect((await findSession(ctx, subject.token, desk)) === null).toBe(expected === 'done');
      for (const next of siteRoles) {
        const both = manages[role].includes(other) && manages[role].includes(next);
        const changed = await refusalOf(changeRole(ctx, who, site.id, id, next));
        expect([next, changed]).toEqual([next, both ? 'done' : 'role_too_low']);
        if (both) await setRole(ctx, subject.user.email, site.id, other);
      }
      expect(await refusalOf(removeMember(ctx, who, site.id, id))).toBe(expected);
      const left = (await listMembers(ctx, site.id)).map(({ userId }) => userId);
      expect(left.includes(id)).toBe(expected !== 'done');
      const rules = changeSignInRules(ctx, who, site.id, { requireSecondFactor: false });
      expect(await refusalOf(rules)).toBe(role === 'owner' ? 'done' : 'role_too_low');
    },
  );
});

describe('the last owner', () => {
  test('is neither removed nor demoted, and of two who demote each other one stays', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const one = await member(app, [site], 'owner');
    const two = await member(app, [site], 'owner');
    const both = await Promise.all([
      refusalOf(changeRole(ctx, one, site.id, two.user.id, 'manager')),
      refusalOf(changeRole(ctx, two, site.id, one.user.id, 'manager')),
    ]);
    expect(both).toEqual(['done', 'role_too_low']);
    for (const deed of [
      changeRole(ctx, one, site.id, one.user.id, 'author'),
      removeMember(ctx, one, site.id, one.user.id),
      setRole(ctx, one.user.email, site.id, null),
      setRole(ctx, one.user.email, site.id, 'author'),
    ]) {
      expect(await refusalOf(deed)).toBe('last_owner');
    }
  });

  test('is who can sign in: one who is off, or has no password yet, does not count', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const one = await member(app, [site], 'owner');
    const two = await member(app, [site], 'owner');
    await setDisabled(ctx, two.user.email, true);
    expect(await refusalOf(removeMember(ctx, one, site.id, one.user.id))).toBe('last_owner');
    await setDisabled(ctx, two.user.email, false);
    expect(await refusalOf(removeMember(ctx, one, site.id, one.user.id))).toBe('done');
  });
});

describe('what somebody may is what holds at this moment', () => {
  test('after a change of role, a removal and a disabling, however old the page', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const boss = await member(app, [site], 'owner');
    const manager = await member(app, [site], 'manager');
    const given = { email: 'new@example.com', name: 'New', role: 'author' };
    await changeRole(ctx, boss, site.id, manager.user.id, 'author');
    expect(await refusalOf(invite(ctx, manager, site.id, given))).toBe('role_too_low');
    expect(await findSession(ctx, manager.token, desk)).toBeNull();
    const other = await member(app, [site], 'manager');
    await removeMember(ctx, boss, site.id, other.user.id);
    expect(await refusalOf(invite(ctx, other, site.id, given))).toBe('not_a_member');
    expect(actorOn(await session(app, other.token), site.id)).toBeNull();
    const third = await member(app, [site], 'manager');
    await setDisabled(ctx, third.user.email, true);
    expect(await refusalOf(invite(ctx, third, site.id, given))).toBe('session_ended');
    expect(await findSession(ctx, third.token, desk)).toBeNull();
  });

  test('asks for the password again after a quarter of an hour', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const boss = await member(app, [site], 'owner');
    app.clock.advance(15 * minute);
    const { id } = site;
    const given = { email: 'new@example.com', name: 'New', role: 'author' };
    for (const deed of [
      invite(ctx, boss, id, given),
      withdrawInvitation(ctx, boss, id, 'x'),
      changeRole(ctx, boss, id, boss.user.id, 'author'),
      removeMember(ctx, boss, id, boss.user.id),
      endMemberSessions(ctx, boss, id, boss.user.id),
      changeSignInRules(ctx, boss, id, { requireSecondFactor: false }),
    ]) {
      expect(await refusalOf(deed)).toBe('step_up');
    }
  });

  test('at one store is nothing at another, where nobody is there to be found', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [own, other] = [await app.makeSite(), await app.makeSite()];
    const boss = await member(app, [own], 'owner');
    const stranger = await member(app, [other], 'author');
    const { id } = stranger.user;
    for (const site of [own.id, other.id, 'none']) {
      for (const deed of [
        changeRole(ctx, boss, site, id, 'owner'),
        removeMember(ctx, boss, site, id),
        endMemberSessions(ctx, boss, site, id),
      ]) {
        expect(await refusalOf(deed)).toBe('not_a_member');
      }
    }
    expect(actorOn(boss, other.id)).toBeNull();
  });

  test('of an operator is everything, by the flag and no longer than it stands', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const writer = await member(app, [site], 'author');
    const operator = await member(app, [], 'author', { isOperator: true });
    await changeRole(ctx, operator, site.id, writer.user.id, 'manager');
    await setDisabled(ctx, writer.user.email, true, operator);
    await setOperator(ctx, operator.user.email, false);
    expect(await findSession(ctx, operator.token, desk)).toBeNull();
    const deed = changeRole(ctx, operator, site.id, writer.user.id, 'author');
    expect(await refusalOf(deed)).toBe('not_a_member');
    const enabled = setDisabled(ctx, writer.user.email, false, operator);
    expect(await refusalOf(enabled)).toBe('role_too_low');
  });
});

describe('invitations', () => {
  const given = { email: 'new@example.com', name: 'New', role: 'author' };

  test('are listed, replaced, withdrawn, and end with the rights of their maker', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const boss = await member(app, [site], 'owner');
    const manager = await member(app, [site], 'manager');
    const tokens: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const made = await invite(ctx, manager, site.id, given);
      if (made.kind === 'invited') tokens.push(made.token);
    }
    const [first = '', second = ''] = tokens;
    const accepted = (token: string) => refusalOf(acceptInvitation(ctx, { token, password }, desk));
    expect(await accepted(first)).toBe('link_gone');
    const [open] = await listInvitations(ctx, site.id);
    expect(open).toMatchObject(given);
    await withdrawInvitation(ctx, boss, site.id, open?.id ?? '');
    expect(await accepted(second)).toBe('link_gone');
    expect(await listInvitations(ctx, site.id)).toEqual([]);
    const third = await invite(ctx, manager, site.id, given);
    await changeRole(ctx, boss, site.id, manager.user.id, 'author');
    expect(third.kind === 'invited' && (await accepted(third.token))).toBe('link_gone');
  });

  test('to a role beyond the own are not replaced by a lower one', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const boss = await member(app, [site], 'owner');
    const manager = await member(app, [site], 'manager');
    await invite(ctx, boss, site.id, { ...given, role: 'owner' });
    expect(await refusalOf(invite(ctx, manager, site.id, given))).toBe('role_too_low');
    const [open] = await listInvitations(ctx, site.id);
    const withdrawn = withdrawInvitation(ctx, manager, site.id, open?.id ?? '');
    expect(await refusalOf(withdrawn)).toBe('role_too_low');
  });

  test('of somebody who has an account are theirs to accept, on or off', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [own, other] = [await app.makeSite(), await app.makeSite()];
    const boss = await member(app, [own], 'owner');
    const their = await member(app, [other], 'owner', { email: 'new@example.com' });
    // Working together elsewhere is not enough, nor is managing there: it has to be the inviter's.
    await setRole(ctx, boss.user.email, other.id, 'manager');
    const inviter = await anotherSession(app, boss);
    await setDisabled(ctx, 'new@example.com', true);
    expect((await invite(ctx, inviter, own.id, given)).kind).toBe('invited');
    await setDisabled(ctx, 'new@example.com', false);
    const made = await invite(ctx, inviter, own.id, { ...given, role: 'manager' });
    expect(await listInvitations(ctx, own.id)).toHaveLength(1);
    expect((await listMembers(ctx, own.id)).map(({ userId }) => userId)).toEqual([boss.user.id]);
    const token = made.kind === 'invited' ? made.token : '';
    const wrong = acceptInvitation(ctx, { token, password: `${password}!` }, desk);
    expect(await refusalOf(wrong)).toBe('wrong_credentials');
    const joined = await acceptInvitation(ctx, { token, password }, desk);
    const { user, memberships } = await session(app, joined.token);
    expect(user.id).toBe(their.user.id);
    const roles = memberships.map(({ siteId, role }) => [siteId, role]);
    expect(roles.sort()).toEqual(
      [
        [own.id, 'manager'],
        [other.id, 'owner'],
      ].sort(),
    );
    const { rows } = await listAudit(ctx.reader, own.id, { deed: 'member.join' }, { limit: 5 });
    expect(rows).toMatchObject([{ actor: user.name }]);
    expect(await refusalOf(invite(ctx, inviter, own.id, given))).toBe('already_member');
  });

  test('of somebody from a store of the same owner add them at once, and never twice', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const [own, other] = [await app.makeSite(), await app.makeSite()];
    const boss = await member(app, [own, other], 'owner');
    const writer = await member(app, [other], 'author', { email: 'new@example.com' });
    const made = await invite(ctx, boss, own.id, { ...given, email: 'New@example.com ' });
    expect(made).toEqual({ kind: 'added', userId: writer.user.id });
    expect((await session(app, writer.token)).memberships).toHaveLength(2);
    expect(await refusalOf(invite(ctx, boss, own.id, given))).toBe('already_member');
    await setDisabled(ctx, 'new@example.com', true);
    expect(await refusalOf(invite(ctx, boss, own.id, given))).toBe('account_disabled');
  });

  test('name an address, a person and a role', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const boss = await member(app, [site], 'owner');
    for (const email of [
      '',
      'ana',
      'a@b',
      'a b@example.com',
      '<a@example.com>',
      'a@@example.com',
    ]) {
      const made = refusalOf(invite(ctx, boss, site.id, { ...given, email }));
      expect([email, await made]).toEqual([email, 'bad_email']);
    }
    for (const name of ['', '  ', 'x'.repeat(121), 'A\u0000', 'A\u202Eb']) {
      expect(await refusalOf(invite(ctx, boss, site.id, { ...given, name }))).toBe('bad_name');
    }
    const made = invite(ctx, boss, site.id, { ...given, role: 'operator' });
    await expect(made).rejects.toThrow('role: must be one of author, reviewer, manager, owner');
  });
});

test('the log of a store has who did what to whom, and no other store has it', async () => {
  await using app = peopleHarness();
  const { ctx } = app.app;
  const [own, other] = [await app.makeSite(), await app.makeSite()];
  const boss = await member(app, [own], 'owner', { name: 'Bea' });
  const writer = await member(app, [own], 'author');
  await changeRole(ctx, boss, own.id, writer.user.id, 'reviewer');
  await removeMember(ctx, boss, own.id, writer.user.id);
  await refusalOf(removeMember(ctx, boss, own.id, writer.user.id));
  const { rows } = await listAudit(ctx.reader, own.id, { group: 'member' }, { limit: 10 });
  const seen = rows.map(({ deed, actor, actorRole, subjectId, address, detail }) => {
    return { deed, actor, actorRole, subjectId, address, detail };
  });
  const by = { actor: 'Bea', actorRole: 'owner' as const, subjectId: writer.user.id };
  expect(seen).toEqual([
    { deed: 'member.remove', ...by, address: desk.address, detail: { role: 'reviewer' } },
    {
      deed: 'member.role',
      ...by,
      address: desk.address,
      detail: { from: 'author', to: 'reviewer' },
    },
  ]);
  expect((await listAudit(ctx.reader, other.id, {}, { limit: 10 })).rows).toEqual([]);
  const pages: string[] = [];
  let after: string | null = null;
  do {
    const page = await listAudit(ctx.reader, own.id, {}, { limit: 2, after });
    pages.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  const whole = await listAudit(ctx.reader, own.id, {}, { limit: 1000 });
  expect(pages).toEqual(whole.rows.map(({ id }) => id));
});
