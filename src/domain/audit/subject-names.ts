import { inArray } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { users } from '../../../schema/tables/users.ts';
import type { Reader } from '../../db/reader.ts';
import type { AuditRow } from './audit-store.ts';

const naming = ['title', 'name', 'email', 'slug'] as const;

/**
 * What the entries are about, by the id of the entry: as the entry says, else as it is called now.
 * Nothing for what has no name any more.
 */
export async function subjectNames(
  reader: Reader,
  rows: readonly AuditRow[],
): Promise<Map<string, string>> {
  const current = new Map([
    ...(await namesOf(reader, articles, articles.title, idsOf(rows, 'article'))),
    ...(await namesOf(reader, users, users.name, idsOf(rows, 'user'))),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const name = nameIn(row) ?? current.get(row.subjectId ?? '');
      return name === undefined ? [] : [[row.id, name] as const];
    }),
  );
}

function nameIn({ detail }: AuditRow): string | undefined {
  const found = naming.map((name) => detail[name]).find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : undefined;
}

function idsOf(rows: readonly AuditRow[], kind: string): string[] {
  const unnamed = rows.filter((row) => row.subjectKind === kind && nameIn(row) === undefined);
  return [...new Set(unnamed.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])))];
}

async function namesOf(
  reader: Reader,
  table: typeof articles | typeof users,
  name: typeof articles.title | typeof users.name,
  ids: string[],
): Promise<(readonly [string, string])[]> {
  if (ids.length === 0) return [];
  const found = await reader.db
    .select({ id: table.id, name })
    .from(table)
    .where(inArray(table.id, ids))
    .all();
  return found.map((row) => [row.id, row.name] as const);
}
