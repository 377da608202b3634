import { Database } from 'bun:sqlite';
import { stateFile } from '../../db/sqlite/state-file.ts';

export type Row = Record<string, string | number | null>;

/**
 * The simulation's own eyes on the database: a connection beside the program's, and plain SQL, so
 * that what the program's queries say can be compared with what is there.
 */
export class StoreView {
  private readonly connection: Database;

  constructor(folder: string) {
    this.connection = new Database(stateFile(folder), { readonly: true, strict: true });
  }

  all(sql: string, ...values: (string | number)[]): Row[] {
    return this.connection.query<Row, (string | number)[]>(sql).all(...values);
  }

  one(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.connection.query<Row, (string | number)[]>(sql).get(...values) ?? undefined;
  }

  count(sql: string, ...values: (string | number)[]): number {
    return Number(Object.values(this.one(sql, ...values) ?? {})[0] ?? 0);
  }

  close(): void {
    this.connection.close();
  }
}
