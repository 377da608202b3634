import type { Database } from 'bun:sqlite';
import { oneLine, type TableShape } from './schema-shape.ts';

type Named = { name: string; sql: string };
type Column = {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
};

/** What a database holds, table by table, besides what its migrations note of themselves. */
export function realSchema(database: Database): Record<string, TableShape> {
  const tables = database
    .query<Named, []>(
      `SELECT name, sql FROM sqlite_schema
       WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'`,
    )
    .all();
  return Object.fromEntries(tables.map((table) => [table.name, shapeOf(database, table)]));
}

/** Names of the tables that let any type into any column. */
export function looseTables(database: Database): string[] {
  return database
    .query<{ name: string }, []>(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map((row) => row.name);
}

function shapeOf(database: Database, { name, sql }: Named): TableShape {
  const columns = database.query<Column, [string]>('SELECT * FROM pragma_table_xinfo(?)').all(name);
  const key = columns.filter((column) => column.pk > 0).sort((one, other) => one.pk - other.pk);
  const isCounted = /\bAUTOINCREMENT\b/i.test(sql);
  return {
    columns: columns.map((column) => columnText(column, isCounted)).sort(),
    primaryKey: key.map((column) => column.name),
    unique: uniqueConstraints(database, name),
    foreignKeys: foreignKeys(database, name),
    checks: checksOf(sql).sort(),
    indexes: named(database, 'index', name)
      .map((index) => {
        const [, isUnique = '', rest = ''] =
          /^CREATE (UNIQUE )?INDEX \w+ ON \w+ ?(.*)$/i.exec(oneLine(index.sql)) ?? [];
        return `${isUnique.toUpperCase()}${index.name} ${rest}`;
      })
      .sort(),
    triggers: named(database, 'trigger', name)
      .map((trigger) => oneLine(trigger.sql).replace(/^CREATE TRIGGER /i, ''))
      .sort(),
  };
}

function columnText(column: Column, isCounted: boolean): string {
  const parts = [column.name, column.type];
  // SQLite says nothing of a rowid's alias, which is never null.
  if (column.notnull) parts.push('NOT NULL');
  if (column.dflt_value !== null) parts.push(`DEFAULT ${column.dflt_value}`);
  if (isCounted && column.pk > 0) parts.push('AUTOINCREMENT');
  return parts.join(' ');
}

function named(database: Database, type: string, table: string): Named[] {
  return database
    .query<Named, [string, string]>(
      'SELECT name, sql FROM sqlite_schema WHERE type = ? AND tbl_name = ? AND sql IS NOT NULL',
    )
    .all(type, table);
}

function uniqueConstraints(database: Database, table: string): string[] {
  return database
    .query<{ columns: string }, [string]>(
      `SELECT (SELECT group_concat(name, ', ') FROM pragma_index_info(list.name)) AS columns
       FROM pragma_index_list(?) AS list WHERE origin = 'u'`,
    )
    .all(table)
    .map((row) => row.columns)
    .sort();
}

function foreignKeys(database: Database, table: string): string[] {
  return database
    .query<{ key: string }, [string]>(
      `SELECT group_concat("from", ', ') || ' → ' || "table" || ' (' || group_concat("to", ', ')
         || ') ON DELETE ' || on_delete AS key
       FROM pragma_foreign_key_list(?) GROUP BY id`,
    )
    .all(table)
    .map((row) => row.key)
    .sort();
}

/** The conditions in `CHECK (…)`, whose parentheses may hold others. */
function checksOf(sql: string): string[] {
  const text = oneLine(sql);
  return [...text.matchAll(/\bCHECK ?\(/gi)].map((match) => {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < text.length; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
    }
    return text.slice(start, end - 1);
  });
}
