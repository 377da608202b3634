import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { migrations } from '../../schema/migrations/index.ts';
import { migrate } from '../../schema/migrations/migrate.ts';
import { day } from '../../src/lib/clock.ts';

const firstImport = Date.UTC(2026, 5, 1);
/** Tables whose other columns do not matter here are filled with anything. */
const listed: [id: string, status: string, dateInStock: string | null, seenAt: number][] = [
  ['first', 'available', null, firstImport],
  ['dated', 'on_order', '2026-05-20', firstImport],
  ['later', 'pending', null, firstImport + 3 * day],
];

test('vehicles that are known get their arrival and availability from what was written', () => {
  const database = new Database(':memory:');
  const at = migrations.findIndex(({ name }) => name === '0046_vehicle_arrival');
  migrate(database, 0, migrations.slice(0, at));
  database.run('PRAGMA foreign_keys = OFF');
  insert(database, 'imports', { site_id: 's', created_at: firstImport });
  for (const [id, status, date_in_stock, first_seen_at] of listed) {
    insert(database, 'vehicles', { id, vehicle_key: id, site_id: 's', status, first_seen_at });
    database.run('UPDATE vehicles SET date_in_stock = ? WHERE id = ?', [date_in_stock, id]);
  }
  migrate(database, 0, migrations.slice(0, at + 1));
  const rows = database.query('SELECT id, availability, arrived_on FROM vehicles').values();
  expect(rows).toEqual([
    ['first', 'on_lot', null],
    ['dated', 'in_transit', '2026-05-20'],
    ['later', 'pending', '2026-06-04'],
  ]);
});

function insert(database: Database, table: string, row: Record<string, string | number>): void {
  type Column = { name: string; type: string; required: number; pk: number };
  const columns = database
    .query<Column, [string]>(
      'SELECT name, type, "notnull" AS required, pk FROM pragma_table_info(?)',
    )
    .all(table)
    .filter(({ name, required, pk }) => name in row || (required === 1 && pk === 0));
  const values = columns.map(({ name, type }) => row[name] ?? (type === 'TEXT' ? '[]' : 0));
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const places = columns.map(() => '?').join(', ');
  database.run(`INSERT INTO ${table} (${names}) VALUES (${places})`, values);
}
