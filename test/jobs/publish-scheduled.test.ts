import { expect, test } from 'bun:test';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { scheduleArticle } from '../../src/domain/content/publication/schedule.ts';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { makeLog } from '../../src/lib/log.ts';
import { rowsOf } from '../support/outbox.ts';
import { approve, askForNoApproval, type Desk, openDesk } from '../support/publication.ts';
import { by } from '../support/acting.ts';

async function scheduled(atMs?: number): Promise<Desk> {
  const desk = await openDesk();
  await approve(desk);
  await scheduleArticle(
    desk.ctx,
    ...by({ ...desk.deed, atMs: atMs ?? desk.app.clock.now() + hour }),
  );
  return desk;
}

const counts = async ({ app }: Desk) => (await app.run('publish-scheduled')).counts;

test('what is scheduled is published when its time comes, and not before', async () => {
  await using desk = await scheduled();
  desk.app.clock.advance(hour - 1);
  expect(await counts(desk)).toEqual({ published: 0, held: 0 });
  expect((await desk.read()).posting_status).toBe('scheduled');
  desk.app.clock.advance(1);
  expect(await counts(desk)).toEqual({ published: 1, held: 0 });
  expect((await desk.read()).posting_status).toBe('published');
  expect(desk.told().at(-1)).toEqual(['content.published', { posting_status: 'published' }]);
  expect((await desk.history()).at(-1)).toBe('publish scheduled>published schedule');
  expect(await counts(desk)).toEqual({ published: 0, held: 0 });
});

test('after a downtime it is published late, with the time at which it was', async () => {
  await using desk = await scheduled();
  desk.app.clock.advance(3 * day);
  const { dataDir } = desk.ctx.config;
  {
    const config = makeConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const { clock } = desk.app;
    await using again = buildApp(config, { clock, log: makeLog('silent'), synchronous: 'OFF' });
    expect((await again.runLoop('publish-scheduled')).counts).toEqual({ published: 1, held: 0 });
  }
  const [row] = (await desk.client.get('/content/published')).body.data;
  expect(Date.parse(row.published_at)).toBe(desk.app.clock.now());
});

test('an approval that was lost holds it with a reason, until it comes back', async () => {
  await using desk = await scheduled();
  const { ctx, deed, app } = desk;
  await editBody(ctx, ...by({ ...deed, markdown: 'Another text.' }));
  app.clock.advance(hour);
  expect(await counts(desk)).toEqual({ published: 0, held: 1 });
  expect(await counts(desk)).toEqual({ published: 0, held: 0 });
  const [row] = rowsOf(app, 'articles');
  expect([row.posting_status, row.publish_problem]).toEqual([
    'scheduled',
    'It was due at 2026-11-16T16:00:00.000Z, but its text is not approved.',
  ]);
  await submitArticle(ctx, ...by(deed));
  expect(await counts(desk)).toEqual({ published: 0, held: 0 });
  await approveArticle(ctx, ...by(deed));
  expect(await counts(desk)).toEqual({ published: 1, held: 0 });
  expect(rowsOf(app, 'articles')[0].publish_problem).toBeNull();
});

test('a site that asks for no approval any more gets what was held', async () => {
  await using desk = await scheduled();
  await editBody(desk.ctx, ...by({ ...desk.deed, markdown: 'Another text.' }));
  desk.app.clock.advance(hour);
  expect(await counts(desk)).toEqual({ published: 0, held: 1 });
  await askForNoApproval(desk);
  expect(await counts(desk)).toEqual({ published: 1, held: 0 });
});

test('two loops at once publish it once', async () => {
  await using desk = await scheduled();
  desk.app.clock.advance(hour);
  const both = await Promise.all([counts(desk), counts(desk)]);
  expect(both.reduce((sum, { published }) => sum + (published ?? 0), 0)).toBe(1);
  expect(desk.told().filter(([type]) => type === 'content.published')).toHaveLength(1);
});

test('what somebody has published before its time is left alone', async () => {
  await using desk = await scheduled();
  await publishArticle(desk.ctx, ...by(desk.deed));
  desk.app.clock.advance(hour);
  expect(await counts(desk)).toEqual({ published: 0, held: 0 });
});
