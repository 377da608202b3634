import { is, type SQL } from 'drizzle-orm';
import {
  getTableConfig,
  SQLiteBaseInteger,
  type SQLiteColumn,
  SQLiteSyncDialect,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { join } from 'node:path';
import { triggers } from '../../schema/tables/counters.ts';
import { oneLine, type TableShape } from './schema-shape.ts';

const tablesFolder = join(import.meta.dir, '../../schema/tables');
const dialect = new SQLiteSyncDialect();

/** Every table that a file in schema/tables exports, by name. */
export async function declaredSchema(): Promise<Record<string, TableShape>> {
  const files = [...new Bun.Glob('*.ts').scanSync({ cwd: tablesFolder })];
  const modules = await Promise.all(files.map((file) => import(join(tablesFolder, file))));
  const tables = modules.flatMap((module: object) =>
    Object.values(module).filter((value): value is SQLiteTable => is(value, SQLiteTable)),
  );
  return Object.fromEntries(tables.map((table) => [getTableConfig(table).name, shapeOf(table)]));
}

function shapeOf(table: SQLiteTable): TableShape {
  const config = getTableConfig(table);
  const keyed = config.columns.filter((column) => column.primary).map((column) => column.name);
  const unique = config.uniqueConstraints.map((constraint) => constraint.columns);
  return {
    columns: config.columns.map(columnText).sort(),
    primaryKey: config.primaryKeys[0]?.columns.map((column) => column.name) ?? keyed,
    unique: [
      ...config.columns.filter((column) => column.isUnique).map((column) => column.name),
      ...unique.map((columns) => columns.map((column) => column.name).join(', ')),
    ].sort(),
    foreignKeys: config.foreignKeys
      .map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference();
        const [from, to] = [columns, foreignColumns].map((list) =>
          list.map((column) => column.name).join(', '),
        );
        const target = `${getTableConfig(foreignTable).name} (${to})`;
        return `${from} → ${target} ON DELETE ${(key.onDelete ?? 'no action').toUpperCase()}`;
      })
      .sort(),
    checks: config.checks.map((check) => text(check.value)).sort(),
    indexes: config.indexes
      .map(({ config: { name, unique: isUnique, columns, where } }) => {
        const parts = columns.map((column) => ('name' in column ? column.name : text(column)));
        const condition = where ? ` WHERE ${text(where)}` : '';
        return `${isUnique ? 'UNIQUE ' : ''}${name} (${parts.join(', ')})${condition}`;
      })
      .sort(),
    triggers: triggers
      .filter((trigger) => trigger.table === config.name)
      .map((trigger) => oneLine(`${trigger.name} ${trigger.sql}`))
      .sort(),
  };
}

function columnText(column: SQLiteColumn): string {
  const parts = [column.name, column.getSQLType().toUpperCase()];
  if (column.notNull) parts.push('NOT NULL');
  if (column.default !== undefined) parts.push(`DEFAULT ${literal(column)}`);
  if (is(column, SQLiteBaseInteger) && column.autoIncrement) parts.push('AUTOINCREMENT');
  return parts.join(' ');
}

function literal(column: SQLiteColumn): string {
  const value: unknown = column.mapToDriverValue(column.default);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** As the migrations write it: names alone, without quotes and tables. */
function text(part: SQL): string {
  return oneLine(dialect.sqlToQuery(part).sql.replaceAll(/"\w+"\.(?=")/g, ''));
}
