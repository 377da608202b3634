import { sql } from 'drizzle-orm';
import type { Harness } from './harness.ts';
import type { Json } from './client.ts';
import { rowsIn } from './rows-in.ts';

export type SentEvent = { type: string; siteId: string; data: Json };

/** Every event that was written, in the order in which receivers learn of them. */
export function outbox(app: Harness): SentEvent[] {
  const rows = rowsIn<{ type: string; site_id: string; body: string }>(
    app.app.ctx,
    sql`SELECT type, site_id, body FROM events ORDER BY sequence`,
  );
  return rows.map(({ type, site_id: siteId, body }) => ({
    type,
    siteId,
    data: JSON.parse(body).data,
  }));
}

/** A whole table as it is stored, to see that nothing in it changed. */
export function rowsOf(app: Harness, table: string): Json[] {
  return rowsIn(app.app.ctx, sql.raw(`SELECT * FROM ${table} ORDER BY rowid`));
}
