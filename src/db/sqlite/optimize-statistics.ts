import type { Database } from 'bun:sqlite';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inLane } from '../write.ts';

/**
 * Statistics of a table with fewer rows say nothing of what it will be: by them SQLite reads the
 * whole table where an index would do, and goes on doing so when it has grown. Without statistics
 * it takes every table for a large one.
 */
const tinyRows = 1_000;

const discardTiny = `DELETE FROM sqlite_stat1
  WHERE tbl IN (SELECT tbl FROM sqlite_stat1 GROUP BY tbl
    HAVING max(CAST(stat AS INTEGER)) < ${tinyRows})`;

/** Takes in what the statistics table holds now. */
const reload = 'ANALYZE sqlite_schema';

/**
 * On all tables whose size has changed a lot since they were looked at (0x10000), besides what
 * SQLite does by itself (0xfffe), which is to read a sample of each and not all of it (0x10).
 */
const optimize = 'PRAGMA optimize = 0x1fffe';

/** At the opening: what an earlier process has left of a small table. */
export function discardTinyStatistics(connection: Database): void {
  const has = connection.query("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get();
  if (!has) return;
  if (connection.run(discardTiny).changes > 0) connection.run(reload);
}

/** At the end of a process. */
export function refreshStatistics(connection: Database): void {
  connection.run(optimize);
  discardTinyStatistics(connection);
}

/** While the program runs, so that the statistics are those of what there is now. */
export async function optimizeStatistics(ctx: Context): Promise<{ tables: number }> {
  return ctx.write(async ({ db }) => {
    await db.run(sql.raw(optimize));
    const [has] = await db.all(sql`SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'`);
    if (!has) return { tables: 0 };
    await db.run(sql.raw(discardTiny));
    await db.run(sql.raw(reload));
    const [known] = await db.all<{ n: number }>(
      sql`SELECT count(DISTINCT tbl) AS n FROM sqlite_stat1`,
    );
    return { tables: known?.n ?? 0 };
  }, inLane('optimize-statistics'));
}
