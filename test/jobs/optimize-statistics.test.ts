import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { openStore } from '../../src/db/sqlite/open.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';
import { testClock } from '../support/test-clock.ts';
import { inLane } from '../../src/db/write.ts';

function known(file: string): string[] {
  using database = new Database(file, { readonly: true });
  const has = database.query("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get();
  if (!has) return [];
  const rows = database.query<{ tbl: string }, []>('SELECT DISTINCT tbl FROM sqlite_stat1').all();
  return rows.map(({ tbl }) => tbl);
}

async function grow(app: Harness, rows: number): Promise<void> {
  await app.app.ctx.write(async (tx) => {
    await tx.db.run(sql`
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
      INSERT INTO nodes SELECT 'node ' || i, 0, i FROM n`);
  }, inLane('test'));
}

test('statistics follow a table that grows while the program runs', async () => {
  await using app = harness();
  const file = stateFile(app.app.ctx.config.dataDir);
  await app.run('optimize-statistics');
  expect(known(file)).toEqual([]);
  await grow(app, 5_000);
  expect((await app.run('optimize-statistics')).outcome).toBe('done');
  expect(known(file)).toContain('nodes');
});

test('a process that ends young leaves no statistics of its small tables', async () => {
  using folder = temporaryFolder();
  const clock = testClock();
  const ids = makeIds(clock, seededRandom('young'));
  const options = { synchronous: 'OFF', clock, ids, onCommit: () => {} } as const;
  const store = openStore(folder.path, options);
  await store.write(
    async (tx) => tx.db.run(sql`INSERT INTO nodes VALUES ('one', 0, 1)`),
    inLane('test'),
  );
  await store.close();
  expect(known(stateFile(folder.path))).toEqual([]);
});

test('deliveries go out while statistics are made', async () => {
  await using app = harness();
  const hook = await subscribe(app);
  await researchEnds(app, hook.site);
  await Promise.all([deliver(app), app.run('optimize-statistics')]);
  expect(hook.requests()).toHaveLength(1);
});
