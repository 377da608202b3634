import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { migrations } from '../../schema/migrations/index.ts';
import { migrate } from '../../schema/migrations/migrate.ts';

test('events that wait during an upgrade learn what they are about, as new ones do', () => {
  const database = new Database(':memory:');
  const before = migrations.findIndex(({ name }) => name === '0030_delivery_order');
  migrate(database, 0, migrations.slice(0, before));
  database.run(`INSERT INTO sites (id, slug, name, plan, country, time_zone, created_at, updated_at)
    VALUES ('s', 's', 'S', 'teams', 'US', 'America/Chicago', 1, 1)`);
  const add = (id: string, type: string, data: object, dispatchedAt: number | null) =>
    database
      .query(
        `INSERT INTO events (id, site_id, type, body, created_at, dispatched_at)
         VALUES (?, 's', ?, ?, 1, ?)`,
      )
      .run(id, type, JSON.stringify({ id, type, data }), dispatchedAt);
  add('e1', 'content.progress', { article_id: 'a', progress_percent: 10 }, null);
  add('e2', 'ideacloud.failed', { ideacloud_id: 'i', error: 'No.' }, null);
  add('e3', 'inventory.feed.updated', { vehicle_count: 1 }, null);
  add('e4', 'content.completed', { article_id: 'a' }, 1);
  migrate(database, 0, migrations);
  expect(database.query('SELECT id, entity FROM events ORDER BY id').all()).toEqual([
    { id: 'e1', entity: 'article:a' },
    { id: 'e2', entity: 'ideacloud:i' },
    { id: 'e3', entity: 'feed' },
    { id: 'e4', entity: null },
  ]);
});
