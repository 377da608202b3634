import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { socialTargets } from '../../schema/tables/social.ts';
import { claimDueTarget } from '../../src/domain/social/publishing/queue.ts';
import { inLane } from '../../src/db/write.ts';
import { minute, second } from '../../src/lib/clock.ts';
import { takeOver } from '../../src/work/take-over.ts';
import { harness } from '../support/harness.ts';
import { playX } from '../support/networks/play-x.ts';
import { account, publishAll } from '../support/social.ts';

const text = 'Winter tires are in stock.';

test('what a dead process had in its hands is looked for before it is sent', async () => {
  for (const wasSent of [true, false]) {
    await using app = harness();
    const x = playX(app);
    const site = await app.makeSite();
    const client = await app.client(site);
    const { id: accountId } = await account(app, site, 'x');
    const { id } = (await client.post('/social/posts', { text, account_ids: [accountId] })).body
      .data;
    const { ctx } = app.app;
    await ctx.write((tx) => takeOver(tx, 'dead'), inLane('take-over'));
    await ctx.write((tx) => claimDueTarget(tx, 'dead/1'), inLane('publish-social'));
    const at = app.clock.now();
    if (wasSent) x.tweets.push({ id: '77', text, at, media: [], author: '44196397' });
    await publishAll(app);
    expect(x.asked).toEqual([]);
    await ctx.write((tx) => takeOver(tx, ctx.node), inLane('take-over'));
    app.clock.advance(30 * second);
    await publishAll(app);
    expect(x.asked).toEqual(wasSent ? ['timeline'] : ['timeline', 'post']);
    expect(x.tweets).toHaveLength(1);
    expect((await client.get(`/social/posts/${id}`)).body.data.status).toBe('published');
  }
});

test('a target that never gets through fails in the end, with the last reason', async () => {
  await using app = harness();
  const x = playX(app);
  const site = await app.makeSite();
  const client = await app.client(site);
  const { id: accountId } = await account(app, site, 'x');
  const { id } = (await client.post('/social/posts', { text, account_ids: [accountId] })).body.data;
  x.next('post', ...Array<'unsent'>(20).fill('unsent'));
  await publishAll(app);
  for (let wait = 0; wait < 12; wait += 1) {
    app.clock.advance(5 * 60 * minute);
    await publishAll(app);
  }
  const { status, targets } = (await client.get(`/social/posts/${id}`)).body.data;
  expect([status, targets[0].error]).toEqual(['failed', expect.stringContaining('ended the call')]);
  expect(x.asked.filter((one) => one === 'post')).toHaveLength(8);
});

test('no retry waits for longer than its schedule once the clock has been set back', async () => {
  await using app = harness();
  const x = playX(app);
  const site = await app.makeSite();
  const client = await app.client(site);
  const { id: accountId } = await account(app, site, 'x');
  await client.post('/social/posts', { text, account_ids: [accountId] });
  x.next('post', 'unsent');
  await app.run('follow-clock');
  app.clock.advance(40 * 24 * 60 * minute);
  await app.run('follow-clock');
  await publishAll(app);
  app.clock.advance(-40 * 24 * 60 * minute);
  await app.run('follow-clock');
  const [row] = await app.app.ctx.reader.db
    .select({ nextAt: socialTargets.nextAt })
    .from(socialTargets)
    .where(eq(socialTargets.accountId, accountId));
  expect((row?.nextAt ?? 0) - app.clock.now()).toBeLessThanOrEqual(24 * 60 * minute);
  app.clock.advance(24 * 60 * minute);
  await publishAll(app);
  expect(x.tweets).toHaveLength(1);
});
