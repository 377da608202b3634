import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';

type Ranked<Sums> = Sums & { name: string };

/** Rows of one table of the warehouse, to be added up by what `name` holds. */
export type Source = {
  table: SQLWrapper;
  where: SQL | undefined;
  name: SQLWrapper;
  /** Integers or reals that are added up, by the name of the sum; the same of every source. */
  sums: Readonly<Record<string, SQLWrapper>>;
};

/** What is added up together, and put in order. */
export type Ranking = {
  sources: readonly Source[];
  /** Over the names of the sums; the greatest comes first. */
  rank: SQL;
};

/**
 * One page, and how many there are in all, in one pass over the rows of the window. A page goes on
 * after rank and name of the last row, so nothing is met twice while figures stay as they are.
 */
export async function rankedPage<Sums>(
  reader: Reader,
  { sources, rank }: Ranking,
  { limit, after }: PageRequest,
): Promise<PageOf<Ranked<Sums>>> {
  const later = after ? sql`WHERE ${isAfter(after)}` : sql``;
  // Joined from the count: it is told where nothing is left after the position, too.
  const rows = await reader.db.all<Partial<Ranked<Sums>> & { rank: number; total: number }>(sql`
    WITH grouped AS (${grouped(sources)}),
      ranked AS (SELECT grouped.*, ${rank} AS rank FROM grouped),
      page AS (SELECT * FROM ranked ${later} ORDER BY rank DESC, name LIMIT ${limit + 1}),
      counted AS (SELECT count(*) AS total FROM grouped)
    SELECT page.*, counted.total FROM counted LEFT JOIN page ON true
    ORDER BY page.rank DESC, page.name`);
  const found = rows.filter((row): row is typeof row & Ranked<Sums> => row.name !== null);
  return cutPage(found, limit, rows[0]?.total ?? 0, (row) => [row.rank, row.name]);
}

/** The sums of some names alone; none where there are no sources. */
export async function sumsOfNames<Sums>(
  reader: Reader,
  sources: readonly Source[],
): Promise<Map<string, Sums>> {
  if (sources.length === 0) return new Map();
  const rows = await reader.db.all<Ranked<Sums>>(grouped(sources));
  return new Map(rows.map((row) => [row.name, row]));
}

/** What `name` holds in any of the sources, where that is wanted. */
export async function namesIn(
  reader: Reader,
  sources: readonly Source[],
  isWanted: (name: SQLWrapper) => SQL | undefined,
): Promise<string[]> {
  const parts = sources.map(({ table, where, name }) => {
    return sql`SELECT ${name} AS name FROM ${table} WHERE ${and(where, isWanted(name))}`;
  });
  const all = sql.join(parts, sql` UNION ALL `);
  const distinct = sql`SELECT DISTINCT name FROM (${all}) AS parts`;
  const rows = await reader.db.all<{ name: string }>(distinct);
  return rows.map(({ name }) => name);
}

function grouped(sources: readonly Source[]): SQL {
  const parts = sources.map(({ table, where, name, sums }) => {
    const columns = Object.entries(sums).map(([sum, column]) => {
      return sql`${column} AS ${sql.identifier(sum)}`;
    });
    return sql`SELECT ${name} AS name, ${sql.join(columns, sql`, `)} FROM ${table} WHERE ${where}`;
  });
  const added = Object.keys(sources[0]?.sums ?? {}).map((sum) => {
    return sql`sum(${sql.identifier(sum)}) AS ${sql.identifier(sum)}`;
  });
  return sql`SELECT name, ${sql.join(added, sql`, `)}
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts GROUP BY name`;
}

function isAfter([rank, name]: readonly unknown[]): SQL {
  return sql`rank < ${rank} OR (rank = ${rank} AND name > ${name})`;
}
