import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { migrations } from '../../schema/migrations/index.ts';
import { migrate } from '../../schema/migrations/migrate.ts';

describe('migrations', () => {
  test('a second run applies nothing', () => {
    const database = new Database(':memory:');
    expect(migrate(database, 0)).toEqual(migrations.map((migration) => migration.name));
    expect(migrate(database, 0)).toEqual([]);
  });

  test('a migration that was added between older ones is applied too', () => {
    const database = new Database(':memory:');
    const one = { name: '0001_one', sql: 'CREATE TABLE one (a TEXT) STRICT;\n' };
    const two = { name: '0002_two', sql: 'CREATE TABLE two (a TEXT) STRICT;\n' };
    const three = { name: '0003_three', sql: 'CREATE TABLE three (a TEXT) STRICT;\n' };
    migrate(database, 0, [one, three]);
    expect(migrate(database, 0, [one, two, three])).toEqual(['0002_two']);
  });

  test('edited history and a file of a newer version are refused', () => {
    const database = new Database(':memory:');
    const one = { name: '0001_one', sql: 'CREATE TABLE one (a TEXT) STRICT;\n' };
    migrate(database, 0, [one]);
    const edited = { name: '0001_one', sql: 'CREATE TABLE one (b TEXT) STRICT;\n' };
    expect(() => migrate(database, 0, [edited])).toThrow('was changed after it was applied');
    expect(() => migrate(database, 0, [])).toThrow('newer version');
  });

  test('a migration that fails leaves nothing of itself behind', () => {
    const database = new Database(':memory:');
    const broken = { name: '0001_broken', sql: 'CREATE TABLE one (a TEXT) STRICT;\nNONSENSE;\n' };
    expect(() => migrate(database, 0, [broken])).toThrow();
    expect(database.query('SELECT name FROM sqlite_master WHERE name = ?').get('one')).toBeNull();
  });

  test('every index of a site-owned table that serves a list starts with the site', () => {
    const database = new Database(':memory:');
    migrate(database, 0);
    type Row = { table_name: string; index_name: string; first: string };
    const rows = database
      .query<Row, []>(
        `SELECT m.tbl_name AS table_name, m.name AS index_name, i.name AS first
         FROM sqlite_master m JOIN pragma_index_info(m.name) i ON i.seqno = 0
         WHERE m.type = 'index' AND m.sql IS NOT NULL
           AND EXISTS (SELECT 1 FROM pragma_table_info(m.tbl_name) c WHERE c.name = 'site_id')`,
      )
      .all();
    // Lookups by an unguessable key, queues that loops work through across sites, and what lies
    // within one subscription, which is looked up in its site first.
    const acrossSites =
      /^(api_keys_hash|articles_due|compliance_|events_|tasks_|recommendations_expiry|market_set)/;
    const ofDeliveries =
      /^(deliveries_(due|event|leased|group|turn|queued)|webhooks_(deleted|replaced))/;
    // Files are shared by sites, and the loops of photos go over all.
    const ofImages = /^(images_hash|article_images_image|feed_photos_(due|image|unused))$/;
    const ofSocial =
      /^social_(accounts_(tokens|reviews|inspect)|posts_due|targets_(due|leased|post))$/;
    // People and their links belong to the installation.
    const ofPeople =
      /^(memberships_user|sign_in_links_(token|user|expiry)|audit_entries_(actor|at))$/;
    const ofLeads = /^(share_pages_token|leads_(age|page)|lead_deliveries_(due|lead|leased))$/;
    const others = [acrossSites, ofDeliveries, ofImages, ofSocial, ofLeads, ofPeople];
    const offenders = rows.filter(
      ({ first, index_name: name }) =>
        first !== 'site_id' && !others.some((known) => known.test(name)),
    );
    expect(offenders).toEqual([]);
  });
});
