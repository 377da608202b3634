import { expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { hour } from '../../src/lib/clock.ts';
import { member, password, peopleHarness, withApp } from '../support/people.ts';
import { faultsOf } from './support/page-faults.ts';
import { type PageReply, visitor } from './support/visitor.ts';

const at = '/app/prairie/people';
const invited = { name: 'Omar Haddad', email: 'omar@prairie.example', role: 'author' };

async function open() {
  const held = peopleHarness();
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const other = await held.makeSite({ name: 'Harbor Auto', slug: 'harbor' });
  const owner = await member(held, [site], 'owner', { name: 'Ruth Okafor' });
  const manager = await member(held, [site], 'manager', { name: 'Maria Alvarez' });
  const author = await member(held, [site], 'author', { name: 'Dan Whitcomb' });
  const stranger = await member(held, [other], 'author', { name: 'Sue Strange' });
  const { ctx } = held.app;
  const as = ({ token }: { token: string }) => visitor(held.app, token);
  const deeds = async () =>
    (await listAudit(ctx.reader, site.id, { group: 'member' }, { limit: 50 })).rows.map(
      ({ deed, actor }) => `${actor}: ${deed}`,
    );
  return { held, ctx, site, owner, manager, author, stranger, as, deeds };
}

const to = ({ status, headers }: PageReply) => [status, headers.get('location')];
const linkIn = ({ html }: PageReply) =>
  /<code id="invitation"[^>]*>https?:\/\/[^/]+(\/setup\/[^<]+)</.exec(html)?.[1] ?? '';

test('an invitation is a link that is shown once, and works once', async () => {
  const { held, owner, as, deeds } = await open();
  await using _ = held;
  const ruth = as(owner);
  const made = await ruth.post(`${at}/invite`, invited);
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await faultsOf(made)).toEqual([]);
  const link = linkIn(made);
  const list = await ruth.get(at);
  expect(list.html).toContain('omar@prairie.example');
  expect(list.html).not.toContain(link);
  const anonymous = visitor(held.app, null);
  expect((await anonymous.get(link)).html).toContain('You are invited to Prairie Motors');
  expect((await anonymous.post(link, { name: 'Omar Haddad', password })).status).toBe(303);
  expect((await anonymous.get(link)).status).toBe(410);
  expect((await ruth.get(at)).html).not.toContain('Open invitations');
  expect(await deeds()).toContain('Ruth Okafor: member.invite');
});

test('somebody of other stores is asked too, and joins with the password they have', async () => {
  const { held, owner, stranger, as, deeds } = await open();
  await using _ = held;
  const given = { ...invited, name: 'Sue Strange', email: stranger.user.email };
  const link = linkIn(await as(owner).post(`${at}/invite`, given));
  expect((await as(stranger).get('/app/prairie')).status).toBe(404);
  const { html } = await as(stranger).get(link);
  expect([html.includes('name="name"'), html.includes('current-password')]).toEqual([false, true]);
  expect((await as(stranger).post(link, { password: `${password}!` })).status).toBe(401);
  const { headers, status } = await as(stranger).post(link, { password });
  expect(status).toBe(303);
  const token = /__Host-forecourt=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect((await as({ token }).get('/app/prairie')).status).toBe(200);
  expect(await deeds()).toContain('Sue Strange: member.join');
});

test('an invitation is withdrawn, and one of another store is not there', async () => {
  const { held, owner, stranger, as, deeds } = await open();
  await using _ = held;
  const ruth = as(owner);
  const link = linkIn(await ruth.post(`${at}/invite`, invited));
  const action = /action="([^"]+\/withdraw)"/.exec((await ruth.get(at)).html)?.[1] ?? '';
  const elsewhere = action.replace('prairie', 'harbor');
  expect((await as(stranger).post(elsewhere)).status).toBe(403);
  expect(to(await ruth.post(action))).toEqual([303, `${at}?said=withdrawn`]);
  expect((await visitor(held.app, null).get(link)).status).toBe(410);
  expect((await ruth.post(action)).status).toBe(404);
  expect(await deeds()).toContain('Ruth Okafor: member.withdraw');
});

test('what is wrong with an invitation stands beside its field, with what was typed', async () => {
  const { held, owner, manager, author, as } = await open();
  await using _ = held;
  const ruth = as(owner);
  for (const [wrong, field] of [
    [{ ...invited, email: 'omar' }, 'email'],
    [{ ...invited, name: ' ' }, 'name'],
    [{ ...invited, email: author.user.email }, 'email'],
  ] as const) {
    const reply = await ruth.post(`${at}/invite`, wrong);
    expect([field, reply.html.includes(`id="f-${field}-error"`)]).toEqual([field, true]);
    expect(reply.html).toContain(`value="${wrong.email}"`);
    expect(reply.status).toBeGreaterThanOrEqual(400);
  }
  const tooHigh = await as(manager).post(`${at}/invite`, { ...invited, role: 'owner' });
  expect([tooHigh.status, linkIn(tooHigh)]).toEqual([403, '']);
  expect((await as(manager).get(`${at}/invite`)).html).not.toContain('value="owner"');
});

test('a role is changed, sessions are ended, and somebody is removed', async () => {
  const { held, owner, author, as, deeds } = await open();
  await using _ = held;
  const ruth = as(owner);
  const path = `${at}/${author.user.id}`;
  expect((await ruth.get(path)).html).toContain('Dan Whitcomb');
  expect(to(await ruth.post(path, { role: 'reviewer' }))).toEqual([303, `${at}?said=roleChanged`]);
  expect((await as(author).get('/app')).headers.get('location')).toStartWith('/login');
  await ruth.post(`${path}/sign-out`);
  await ruth.post(`${path}/remove`);
  expect((await ruth.get(path)).status).toBe(404);
  for (const deed of ['role', 'end_sessions', 'remove']) {
    expect(await deeds()).toContain(`Ruth Okafor: member.${deed}`);
  }
});

test('the last owner stays, and nobody reaches above their role or beyond the store', async () => {
  const { held, owner, manager, stranger, as } = await open();
  await using _ = held;
  const own = `${at}/${owner.user.id}`;
  const kept = await as(owner).post(own, { role: 'author' });
  expect(await faultsOf(kept)).toEqual([]);
  expect([kept.status, kept.html.includes('needs at least one owner')]).toEqual([409, true]);
  expect((await as(owner).post(`${own}/remove`)).status).toBe(409);
  const maria = as(manager);
  expect((await maria.get(own)).html).toContain('Only an owner can change this person.');
  expect((await maria.post(`${own}/remove`)).status).toBe(403);
  const theirs = `${at}/${stranger.user.id}`;
  for (const reply of [
    await as(owner).get(theirs),
    await as(owner).post(theirs, { role: 'author' }),
    await as(owner).post(`${theirs}/sign-out`),
    await as(owner).post(`${theirs}/remove`),
  ]) {
    expect(reply.status).toBe(404);
  }
});

test('whoever leaves is led to the list of their stores', async () => {
  const { held, manager, as } = await open();
  await using _ = held;
  const maria = as(manager);
  expect(to(await maria.post(`${at}/${manager.user.id}/remove`))).toEqual([303, '/app']);
  expect((await maria.get(at)).status).toBe(404);
});

test('people are changed only by whoever has shown lately who they are', async () => {
  const { held, owner, author, as } = await open();
  await using _ = held;
  const ruth = as(owner);
  held.clock.advance(hour);
  const path = `${at}/${author.user.id}`;
  for (const one of [`${at}/invite`, path, `${path}/remove`, `${path}/sign-out`, `${at}/rule`]) {
    const reply = await ruth.post(one);
    expect([one, reply.headers.get('location')]).toEqual([
      one,
      `/app/confirm?next=${encodeURIComponent(one)}`,
    ]);
  }
  expect((await ruth.get(at)).status).toBe(200);
});

test('the rule that everybody needs a second factor is set by an owner who has one', async () => {
  const { held, owner, manager, author, as } = await open();
  await using _ = held;
  const refused = await as(owner).post(`${at}/rule`, { rule: 'on' });
  expect([refused.status, refused.html.includes('locked out')]).toEqual([409, true]);
  expect((await as(manager).post(`${at}/rule`, { rule: 'on' })).status).toBe(403);
  await withApp(held, owner);
  expect(to(await as(owner).post(`${at}/rule`, { rule: 'on' }))).toEqual([303, `${at}?said=saved`]);
  const asked = await as(author).get('/app/prairie');
  expect([asked.status, asked.html.includes('asks for a second factor')]).toEqual([403, true]);
  expect((await as(owner).get(at)).html).toMatch(/name="rule"[^>]*checked/);
  const { rows } = await listAudit(
    held.app.ctx.reader,
    owner.memberships[0]?.siteId ?? '',
    { deed: 'sign_in_rules.change' },
    { limit: 5 },
  );
  expect(rows).toMatchObject([{ actor: 'Ruth Okafor' }]);
});
