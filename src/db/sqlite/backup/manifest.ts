import type { Database } from 'bun:sqlite';

/** What a backup says of itself, inside the file: one copy cannot lose it. */
export type Manifest = {
  madeAt: number;
  /** Of the program that made it. */
  version: string;
  rowCounts: RowCounts;
};

export type RowCounts = Record<string, number>;

const table = 'backup_manifest';

export function writeManifest(copy: Database, manifest: Manifest): void {
  copy.run(
    `CREATE TABLE ${table} (made_at INTEGER NOT NULL, version TEXT NOT NULL, ` +
      'row_counts TEXT NOT NULL) STRICT',
  );
  const { madeAt, version, rowCounts } = manifest;
  copy.run(`INSERT INTO ${table} VALUES (?, ?, ?)`, [madeAt, version, JSON.stringify(rowCounts)]);
}

/** Null for a file that `backup` did not make, such as a copy of a state file. */
export function readManifest(copy: Database): Manifest | null {
  if (!hasTable(copy, table)) return null;
  type Row = { made_at: number; version: string; row_counts: string };
  const row = copy.query<Row, []>(`SELECT * FROM ${table}`).get();
  if (!row) return null;
  const rowCounts = JSON.parse(row.row_counts) as RowCounts;
  return { madeAt: row.made_at, version: row.version, rowCounts };
}

export function dropManifest(copy: Database): void {
  copy.run(`DROP TABLE IF EXISTS ${table}`);
}

/** Rows of every table but the manifest. The contents of virtual tables lie in ordinary ones. */
export function countRows(database: Database): RowCounts {
  const names = database
    .query<{ name: string }, [string]>(
      `SELECT name FROM sqlite_schema
       WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND sql NOT LIKE 'CREATE VIRTUAL%' AND name <> ? ORDER BY name`,
    )
    .all(table);
  const counts = names.map(({ name }): [string, number] => {
    const quoted = name.replaceAll('"', '""');
    // Not kept for later: a statement that is left open keeps its file open too.
    using count = database.prepare<{ n: number }, []>(`SELECT count(*) AS n FROM "${quoted}"`);
    const row = count.get();
    return [name, row?.n ?? 0];
  });
  return Object.fromEntries(counts);
}

/** The first table that holds another number of rows than it should, in words, or null. */
export function rowDifference(found: RowCounts, wanted: RowCounts): string | null {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (found[name] === wanted[name]) continue;
    return `table ${name} holds ${found[name] ?? 'no'} rows instead of ${wanted[name] ?? 'none'}`;
  }
  return null;
}

export function hasTable(database: Database, name: string): boolean {
  const query = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return database.query(query).get(name) !== null;
}
