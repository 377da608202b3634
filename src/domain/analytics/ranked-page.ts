import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';

type Ranked<Sums> = Sums & { name: string };

/** Rows of the warehouse, added up by what `name` holds and put in order. */
export type Ranking = {
  table: SQLWrapper;
  where: SQL | undefined;
  name: SQLWrapper;
  /** Columns of integers or reals that are added up, by the name of the sum. */
  sums: Readonly<Record<string, SQLWrapper>>;
  /** Over the names of `sums`; the greatest comes first. */
  rank: SQL;
};

/**
 * One page, and how many there are in all, in one pass over the rows of the window. A page goes on
 * after rank and name of the last row, so nothing is met twice while figures stay as they are.
 */
export async function rankedPage<Sums>(
  reader: Reader,
  { table, where, name, sums, rank }: Ranking,
  { limit, after }: PageRequest,
): Promise<PageOf<Ranked<Sums>>> {
  const later = after ? sql`WHERE ${isAfter(after)}` : sql``;
  const rows = await reader.db.all<Ranked<Sums> & { rank: number; total: number }>(sql`
    WITH grouped AS (${grouped({ table, where, name, sums })}),
      ranked AS (SELECT grouped.*, ${rank} AS rank FROM grouped)
    SELECT ranked.*, (SELECT count(*) FROM grouped) AS total
    FROM ranked ${later} ORDER BY rank DESC, name LIMIT ${limit + 1}`);
  const total = rows[0]?.total ?? 0;
  return cutPage(rows, limit, total, (row) => [row.rank, row.name]);
}

/** The sums of these names alone. */
export async function sumsOfNames<Sums>(
  reader: Reader,
  ranking: Omit<Ranking, 'rank'>,
): Promise<Map<string, Sums>> {
  const rows = await reader.db.all<Ranked<Sums>>(grouped(ranking));
  return new Map(rows.map((row) => [row.name, row]));
}

function grouped({ table, where, name, sums }: Omit<Ranking, 'rank'>): SQL {
  const columns = Object.entries(sums).map(([sum, column]) => {
    return sql`sum(${column}) AS ${sql.identifier(sum)}`;
  });
  return sql`SELECT ${name} AS name, ${sql.join(columns, sql`, `)}
    FROM ${table} WHERE ${where} GROUP BY ${name}`;
}

function isAfter([rank, name]: readonly unknown[]): SQL {
  return sql`rank < ${rank} OR (rank = ${rank} AND name > ${name})`;
}
