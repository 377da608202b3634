import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { migrate } from '../../schema/migrations/migrate.ts';
import { triggers } from '../../schema/tables/counters.ts';
import { declaredSchema } from '../support/declared-schema.ts';
import { looseTables, realSchema } from '../support/real-schema.ts';

function migrated(): Database {
  const database = new Database(':memory:');
  migrate(database, 0);
  return database;
}

/** Each makes the database something else than what is declared. */
const drifts = [
  'CREATE TABLE stray (a TEXT) STRICT',
  'DROP TABLE model_policies',
  'ALTER TABLE sites ADD COLUMN colour TEXT',
  'ALTER TABLE sites ADD COLUMN n INTEGER NOT NULL DEFAULT 3',
  'ALTER TABLE sites DROP COLUMN phone',
  'CREATE INDEX stray ON sites (name)',
  'DROP INDEX sites_slug',
  'DROP INDEX sites_slug; CREATE INDEX sites_slug ON sites (slug)',
  'DROP INDEX api_keys_site; CREATE INDEX api_keys_site ON api_keys (created_at, site_id)',
  'DROP INDEX api_keys_site; CREATE INDEX api_keys_site ON api_keys (site_id, created_at DESC)',
  `DROP INDEX recommendations_expiry;
   CREATE INDEX recommendations_expiry ON recommendations (expires_at)`,
  `DROP INDEX recommendations_expiry;
   CREATE INDEX recommendations_expiry ON recommendations (expires_at) WHERE status = 'expired'`,
  'DROP TRIGGER articles_uncounted',
  'CREATE TRIGGER stray AFTER INSERT ON sites BEGIN SELECT 1; END',
  'ALTER TABLE sites ADD COLUMN n INTEGER CHECK (n > 0)',
];

describe('tables as declared', () => {
  test('are those of a migrated database, both ways, in everything', async () => {
    const declared = await declaredSchema();
    const real = realSchema(migrated());
    expect(Object.keys(real).sort()).toEqual(Object.keys(declared).sort());
    expect(real).toEqual(declared);
  });

  test.each(drifts)('differ from a database after %s', async (statements) => {
    const database = migrated();
    database.run('PRAGMA foreign_keys = OFF');
    const before = realSchema(database);
    database.run(statements);
    expect(realSchema(database)).not.toEqual(before);
  });

  test('have triggers only where there is a table', async () => {
    const declared = Object.keys(await declaredSchema());
    const strays = triggers.filter((trigger) => !declared.includes(trigger.table));
    expect(strays).toEqual([]);
  });

  test('are strict', () => {
    expect(looseTables(migrated())).toEqual([]);
  });
});
