import { expect, test } from 'bun:test';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { inLane } from '../../src/db/write.ts';
import { audit } from '../../src/domain/audit/audit.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { makeResetLink } from '../../src/domain/people/operator/manage-users.ts';
import { beginPasskey } from '../../src/domain/people/factors/passkeys.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import { desk, member, peopleHarness, refusalOf } from '../support/people.ts';
import { rowsIn } from '../support/rows-in.ts';

test('what opens and limits nothing any more is swept, and nothing that does', async () => {
  await using app = peopleHarness();
  const { ctx } = app.app;
  const old = await member(app, [], 'author');
  await beginPasskey(ctx, old);
  const wrong = { email: old.user.email, password: 'wrong password' };
  await refusalOf(signIn(ctx, wrong, desk));
  app.clock.advance(15 * minute);
  const none = { sessions: 0, links: 0, tries: 0, challenges: 0, audit: 0 };
  expect((await app.run('sweep-sign-ins')).counts).toEqual(none);
  app.clock.advance(hour);
  const early = { ...none, tries: 1, challenges: 1 };
  expect((await app.run('sweep-sign-ins')).counts).toEqual(early);
  app.clock.advance(31 * day);
  const fresh = await member(app, [], 'author');
  await makeResetLink(ctx, fresh.user.email);
  // The link with which the first chose a password, and the session that it opened.
  const counts = { ...none, sessions: 1, links: 1 };
  expect((await app.run('sweep-sign-ins')).counts).toEqual(counts);
  expect(await findSession(ctx, fresh.token, desk)).not.toBeNull();
  expect(rowsIn(ctx, 'SELECT id FROM sign_in_links')).toHaveLength(2);
  expect(rowsIn(ctx, 'SELECT id FROM users')).toHaveLength(2);
});

test('tries and challenges of a clock that ran ahead go as well', async () => {
  await using app = peopleHarness();
  const { ctx } = app.app;
  const who = await member(app, [], 'author');
  app.clock.advance(100 * day);
  await refusalOf(signIn(ctx, { email: who.user.email, password: 'wrong' }, desk));
  app.clock.advance(-100 * day);
  expect((await app.run('sweep-sign-ins')).counts).toMatchObject({ tries: 1 });
});

test('the audit log is kept for good, unless the operator has set its days', async () => {
  for (const [environment, counts] of [
    [{}, { audit: 0 }],
    [{ AUDIT_KEPT_DAYS: '400' }, { audit: 2 }],
  ] as const) {
    await using app = peopleHarness({ environment });
    const { ctx } = app.app;
    const site = await app.makeSite();
    const old = { userId: null, name: 'Ann' };
    const write = (siteId: string | null) =>
      ctx.write(async (tx) => {
        const actor = { kind: 'person', role: 'owner', ...old } as const;
        await audit(tx, siteId === null ? old : { ...actor, siteId }, 'site.change', subject);
      }, inLane('test'));
    const subject = { kind: 'site', id: null };
    await write(site.id);
    await write(null);
    app.clock.advance(401 * day);
    await write(site.id);
    expect((await app.run('sweep-sign-ins')).counts).toMatchObject(counts);
    const { rows } = await listAudit(ctx.reader, site.id, {}, { limit: 9 });
    expect(rows).toHaveLength(2 - Math.min(counts.audit, 1));
  }
});
