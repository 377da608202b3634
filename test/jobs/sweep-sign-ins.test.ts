import { expect, test } from 'bun:test';
import { day, hour, minute } from '../../src/lib/clock.ts';
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
  const none = { sessions: 0, links: 0, tries: 0, challenges: 0 };
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
