import { expect, test } from 'bun:test';
import { hasRealPeople } from '../../src/cli/demo/group/people.ts';
import { makeGroup } from '../../src/cli/demo/group/index.ts';
import { countByApproval } from '../../src/domain/content/desk/approval-counts.ts';
import { listDesk } from '../../src/domain/content/desk/list-desk.ts';
import { listPosts } from '../../src/domain/social/posts-store.ts';
import { postStatuses } from '../../schema/contracts/social.ts';
import { createUser, listUsers } from '../../src/domain/people/operator/create-user.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import { listSites, type SiteRow } from '../../src/domain/site/store.ts';
import { type Harness, harness } from '../support/harness.ts';

const from = { address: '192.0.2.7', agent: 'Test' };
const silent = () => {};

/** The loops of the demo's server, without the server. */
async function made(held: Harness, site: SiteRow) {
  let isDone = false;
  const group = makeGroup(held.app.ctx, site, silent).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await held.drain();
    await Bun.sleep(5);
  }
  return group;
}

test('a group of three stores is made up, whose people can sign in', async () => {
  await using held = harness();
  held.allowLeftovers();
  const { ctx } = held.app;
  const site = await held.makeSite();
  const first = await made(held, site);
  expect(first?.people.map(({ role }) => role)).toEqual(['owner', 'manager', 'reviewer', 'author']);
  for (const { email } of first?.people ?? []) {
    const signedIn = await signIn(ctx, { email, password: first?.password ?? '' }, from);
    expect(signedIn.kind).toBe('signed_in');
  }
  expect(await listSites(ctx.reader)).toHaveLength(3);
  const counts = await countByApproval(ctx.reader, site.id);
  for (const state of [
    'none',
    'submitted',
    'approved',
    'rejected',
    'escalated',
    'overridden',
  ] as const) {
    expect([state, counts[state] > 0]).toEqual([state, true]);
  }
  const articles = await listDesk(ctx.reader, site.id, { order: 'title', limit: 99 });
  for (const state of ['complete', 'failed']) {
    expect([state, articles.some(({ status }) => status === state)]).toEqual([state, true]);
  }
  for (const state of ['published', 'scheduled', 'draft']) {
    const isThere = articles.some(({ postingStatus }) => postingStatus === state);
    expect([state, isThere]).toEqual([state, true]);
  }
  const { rows: posts } = await listPosts(ctx.reader, site.id, {}, { limit: 99, after: null });
  const states = new Set<string>(posts.map(({ status }) => status));
  const all = postStatuses.filter((one) => one !== 'publishing');
  expect(all.filter((one) => !states.has(one))).toEqual([]);
  const targets = posts.flatMap((post) => post.targets.map(({ status }) => status));
  expect(targets).toContain('failed');
  expect(targets).toContain('awaiting_person');
  expect(held.network.requests.filter(({ host }) => /facebook|linkedin/.test(host))).toEqual([]);

  const second = await made(held, site);
  expect(second?.password).not.toBe(first?.password);
  const old = { email: 'ruth@prairie.example', password: first?.password ?? '' };
  await expect(signIn(ctx, old, from)).rejects.toThrow('wrong');
  expect((await countByApproval(ctx.reader, site.id)).all).toBe(counts.all);
}, 60_000);

test('nobody is made up where real people work', async () => {
  await using held = harness();
  const { ctx } = held.app;
  const site = await held.makeSite();
  const real = { email: 'sam@harbor.example', name: 'Sam Lee', role: 'owner' } as const;
  await createUser(ctx, { ...real, siteIds: [site.id] });
  expect(await hasRealPeople(ctx)).toBe(true);
  expect(await makeGroup(ctx, site, silent)).toBeNull();
  expect(await listUsers(ctx)).toHaveLength(1);
  expect(await listSites(ctx.reader)).toHaveLength(1);
});
