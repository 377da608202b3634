import { sql } from 'drizzle-orm';
import type { Harness } from './harness.ts';
import type { Json } from './client.ts';

export type SentEvent = { type: string; siteId: string; data: Json };

/** Every event that was written, in the order in which receivers learn of them. */
export function outbox(app: Harness): SentEvent[] {
  const rows = app.app.ctx.reader.db.all<{ type: string; site_id: string; body: string }>(
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
  return app.app.ctx.reader.db.all(sql.raw(`SELECT * FROM ${table} ORDER BY rowid`));
}
