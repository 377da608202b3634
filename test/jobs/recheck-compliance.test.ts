import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { day } from '../../src/lib/clock.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { outbox } from '../support/outbox.ts';
import { fixtureVin } from '../support/vin.ts';
import { by } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

/** An article that was checked on the day on which the clock stands. */
async function checked(app: Harness, markdown: string): Promise<{ client: Client; id: string }> {
  const site = await app.makeSite();
  const client = await app.client(site);
  const id = await makeArticle(app, client);
  await editBody(app.app.ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
  await client.post(`/content/${id}/compliance`);
  await app.drain();
  return { client, id };
}

async function reportOf(client: Client, id: string): Promise<Json> {
  return (await client.get(`/content/${id}/compliance`)).body.data.report;
}

function useOtherRules(app: Harness): Promise<unknown> {
  return app.app.ctx.write(async (tx) => {
    await tx.db.run(sql`UPDATE compliance_reports SET rules_version = 'older'`);
  }, inLane('test'));
}

test('an article is checked again on the day after an offer in it has ended, once', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const last = new Date(ctx.clock.now() + 3 * day).toISOString().slice(5, 10).replace('-', '/');
  const { client, id } = await checked(app, `# Deals\n\nOur offer ends ${last}.`);
  const first = await reportOf(client, id);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 0 });
  app.clock.advance(5 * day);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 1 });
  await app.drain();
  const second = await reportOf(client, id);
  expect(Date.parse(second.checked_at) - Date.parse(first.checked_at)).toBe(5 * day);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 0 });
});

test('a report of other rules is made again, and told only where its end is another', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { client, id } = await checked(app, '# Deals\n\nNo credit refused.');
  await useOtherRules(app);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 1 });
  await app.drain();
  const told = () => outbox(app).filter(({ type }) => type === 'compliance.completed').length;
  expect(told()).toBe(1);
  await app.app.ctx.write(async (tx) => {
    await tx.db.run(sql`UPDATE compliance_reports SET report = json_set(report, '$.score', 100)`);
  }, inLane('test'));
  await useOtherRules(app);
  await app.run('recheck-compliance');
  await app.drain();
  expect(told()).toBe(2);
  expect((await reportOf(client, id)).score).toBe(75);
});

test('an article is checked again when a vehicle in it is sold, once a day at most', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const client = await app.client(site);
  const head = 'VIN,Stock #,Year,Make,Model,Condition,Price';
  const car = (serial: number, price: number): string => {
    return `${fixtureVin('1FTFW1E8', 2022, serial)},P${serial},2022,Ford,F-150,Used,${price}`;
  };
  const feed = async (...rows: string[]): Promise<void> => {
    const source = new Blob([[head, ...rows].join('\n')]).stream();
    await importFeed(ctx, { site, source });
    await app.drain();
  };
  await feed(car(1001, 30_495), car(1002, 31_495), car(1003, 28_995));
  const id = await makeArticle(app, client);
  const markdown = '# Trucks\n\nThe used 2022 Ford F-150, stock number P1001, is $30,495.';
  await editBody(ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
  await client.post(`/content/${id}/compliance`);
  await app.drain();
  const told = () => outbox(app).filter(({ type }) => type === 'compliance.completed').length;
  const first = await reportOf(client, id);

  await feed(car(1002, 31_295), car(1003, 28_995));
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 0 });
  app.clock.advance(day);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 1 });
  await app.drain();
  const second = await reportOf(client, id);
  expect(second.score).toBeLessThan(first.score);
  expect(JSON.stringify(second.issues)).toContain('P1001');
  expect(told()).toBe(2);

  await feed(car(1002, 31_095), car(1003, 28_995));
  app.clock.advance(day);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 1 });
  await app.drain();
  expect(told()).toBe(2);
  app.clock.advance(day);
  expect((await app.run('recheck-compliance')).counts).toEqual({ rechecks: 0 });
});
