import type { Database } from 'bun:sqlite';
import { migrations } from './index.ts';

type Migration = { name: string; sql: string };
type Applied = { name: string; hash: string };

/**
 * Applies by name what is not applied yet, each in one transaction, and returns the names applied.
 * Throws when an applied migration was edited since, or when the file is of a newer version.
 */
export function migrate(
  database: Database,
  nowMs: number,
  list: readonly Migration[] = migrations,
): string[] {
  database.run(
    'CREATE TABLE IF NOT EXISTS migrations ' +
      '(name TEXT PRIMARY KEY NOT NULL, hash TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  );
  const applied = database.query<Applied, []>('SELECT name, hash FROM migrations').all();
  refuseChangedHistory(applied, list);
  const done = new Set(applied.map((row) => row.name));
  const waiting = list.filter((migration) => !done.has(migration.name));
  const isApplied = database.prepare('SELECT 1 FROM migrations WHERE name = ?');
  const record = database.prepare('INSERT INTO migrations VALUES (?, ?, ?)');
  for (const migration of waiting) {
    const apply = database.transaction(() => {
      // Another process may have opened the same folder in the same moment.
      if (isApplied.get(migration.name)) return;
      for (const statement of statements(migration.sql)) database.run(statement);
      record.run(migration.name, hashOf(migration.sql), nowMs);
    });
    apply.immediate();
  }
  return waiting.map((migration) => migration.name);
}

function refuseChangedHistory(applied: Applied[], list: readonly Migration[]): void {
  for (const row of applied) {
    const known = list.find((migration) => migration.name === row.name);
    if (!known) {
      throw new Error(
        `The data was written by a newer version of Forecourt (it holds ${row.name}). ` +
          'Start that version, or restore a backup made before the upgrade.',
      );
    }
    if (hashOf(known.sql) !== row.hash) {
      throw new Error(`Migration ${row.name} was changed after it was applied.`);
    }
  }
}

/** Statements end in ";" at the end of a line; triggers end in "END;". */
function statements(sql: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const line of sql.split('\n')) {
    if (line.trim() === '' && open === '') continue;
    open += `${line}\n`;
    const inTrigger = /^\s*CREATE TRIGGER/i.test(open);
    const ends = inTrigger ? /^END;\s*$/i.test(line) : /;\s*$/.test(line);
    if (ends) {
      parts.push(open);
      open = '';
    }
  }
  if (open.trim() !== '') parts.push(open);
  return parts;
}

function hashOf(sql: string): string {
  return Bun.SHA256.hash(sql.replaceAll('\r\n', '\n'), 'hex');
}
