import type { Database } from 'bun:sqlite';
import type { Query } from 'drizzle-orm';
import { type PreparedQuery, SQLiteBunSession } from 'drizzle-orm/bun-sqlite/session';
import { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { SQLiteAsyncDialect, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core/dialect';
import {
  type PreparedQueryConfig,
  type SQLiteExecuteMethod,
  SQLitePreparedQuery,
  SQLiteSession,
} from 'drizzle-orm/sqlite-core/session';
import type { Drizzle } from '../reader.ts';

/** Nothing of Drizzle's relational queries is used. */
type NoTables = Record<string, never>;
type Asynchronous = Omit<PreparedQueryConfig, 'type'> & { type: 'async' };

/**
 * The query builder on a connection of Bun's. That driver is synchronous; the store's port is not,
 * so that another engine can stand behind it: every result here is a promise that is settled.
 */
export function drizzleOn(connection: Database): Drizzle {
  return new BaseSQLiteDatabase('async', dialect, new Session(connection), undefined);
}

const dialect = new SQLiteAsyncDialect();

class Session extends SQLiteSession<'async', unknown, NoTables, NoTables> {
  private readonly bun: SQLiteBunSession<NoTables, NoTables>;

  constructor(connection: Database) {
    super(dialect);
    this.bun = new SQLiteBunSession(connection, new SQLiteSyncDialect(), undefined);
  }

  override prepareQuery(
    ...[query, fields, method, isArray, mapper]: Parameters<
      SQLiteBunSession<NoTables, NoTables>['prepareQuery']
    >
  ): Statement {
    return new Statement(
      this.bun.prepareQuery(query, fields, method, isArray, mapper),
      query,
      method,
    );
  }

  override transaction(): Promise<never> {
    throw new Error('Transactions begin and end in `write`.');
  }
}

class Statement extends SQLitePreparedQuery<Asynchronous> {
  /** Drizzle sets it on the statement that it was given. */
  declare joinsNotNullableMap?: Record<string, boolean>;

  constructor(
    private readonly bun: PreparedQuery,
    query: Query,
    method: SQLiteExecuteMethod,
  ) {
    super('async', method, query);
  }

  override async run(values?: Record<string, unknown>): Promise<unknown> {
    return this.bun.run(values);
  }

  override async all(values?: Record<string, unknown>): Promise<unknown> {
    return this.mapped().all(values);
  }

  override async get(values?: Record<string, unknown>): Promise<unknown> {
    return this.mapped().get(values);
  }

  override async values(values?: Record<string, unknown>): Promise<unknown> {
    return this.bun.values(values);
  }

  private mapped(): PreparedQuery {
    const { joinsNotNullableMap } = this;
    return joinsNotNullableMap ? Object.assign(this.bun, { joinsNotNullableMap }) : this.bun;
  }
}
