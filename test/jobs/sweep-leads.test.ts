import { expect, test } from 'bun:test';
import { day } from '../../src/lib/clock.ts';
import { lead, sharedPage } from '../support/share-page.ts';

test('leads are kept for as long as is set, and what machines sent for 30 days', async () => {
  const page = await sharedPage({}, { environment: { LEADS_KEPT_DAYS: '400' } });
  await using app = page.app;
  await page.send(lead);
  await page.send({ ...lead, website: 'x' });
  app.clock.advance(30 * day - 1);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 0 });
  app.clock.advance(1);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 1 });
  expect([await page.leads(true), (await page.leads()).length]).toEqual([[], 1]);
  app.clock.advance(370 * day - 1);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 0 });
  app.clock.advance(1);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 1 });
});

test('what machines sent is kept no longer than leads are', async () => {
  const page = await sharedPage({}, { environment: { LEADS_KEPT_DAYS: '7' } });
  await using app = page.app;
  await page.send({ ...lead, website: 'x' });
  app.clock.advance(7 * day);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 1 });
});
