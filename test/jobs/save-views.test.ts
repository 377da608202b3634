import { expect, test } from 'bun:test';
import { rowsIn } from '../support/rows-in.ts';
import { ours, sharedPage } from '../support/share-page.ts';

test('views are added up in memory and written once a minute', async () => {
  const page = await sharedPage();
  await using app = page.app;
  const view = () => app.anonymous.post(`/share/${page.token}/views`, {}, ours);
  const stored = () =>
    rowsIn<{ views: number; at: number | null }>(
      app.app.ctx,
      'SELECT views, last_viewed_at AS at FROM share_pages',
    );
  await view();
  await view();
  expect(stored()).toEqual([{ views: 0, at: null }]);
  expect((await app.run('save-views')).counts).toEqual({ pages: 1, views: 2 });
  const seenAt = app.clock.now();
  app.clock.advance(60_000);
  await view();
  expect(stored()).toEqual([{ views: 2, at: seenAt }]);
  expect((await app.run('save-views')).counts).toEqual({ pages: 1, views: 1 });
  expect(stored()).toEqual([{ views: 3, at: app.clock.now() }]);
});

test('views wait for a store that does not take them', async () => {
  const page = await sharedPage();
  await using app = page.app;
  await app.anonymous.post(`/share/${page.token}/views`, {}, ours);
  const { ctx } = app.app;
  const { write } = ctx;
  ctx.write = () => Promise.reject(new Error('full'));
  expect((await app.run('save-views')).outcome).toBe('failed');
  ctx.write = write;
  expect((await app.run('save-views')).counts).toEqual({ pages: 1, views: 1 });
});
