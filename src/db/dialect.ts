import { Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './reader.ts';

/**
 * What engines write each in their own way, here as SQLite has it. Everything else that the
 * program asks is SQL which any engine of standing reads; `test/house.test.ts` looks after that.
 */

/** Whether a column is one of any number of values: one statement, however many there are. */
export function isOneOf(column: SQLWrapper, values: readonly unknown[] | Placeholder): SQL {
  const list = values instanceof Placeholder ? values : listValue(values);
  return sql`${column} IN (SELECT value FROM json_each(${list}))`;
}

/** What is given for the placeholder of `isOneOf`. */
export function listValue(values: readonly unknown[]): string {
  return JSON.stringify(values);
}

/** The greater of two values in one row; null when one of them is. */
export function greaterOf(one: SQLWrapper | number, other: SQLWrapper | number): SQL<number> {
  return sql<number>`max(${one}, ${other})`;
}

/** Whether a column holds the text, case and all. */
export function holdsText(column: SQLWrapper, text: string): SQL {
  return sql`instr(${column}, ${text}) > 0`;
}

/** Whether a column holds the text; the case of ASCII letters does not count. */
export function holdsTextInAnyCase(column: SQLWrapper, text: string): SQL {
  return sql`${column} LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}

/** What a column holds before the first of these marks, or all of it where there is none. */
export function textBefore(column: SQLWrapper, mark: string): SQL<string> {
  return sql<string>`substr(${column}, 1, instr(${column} || ${mark}, ${mark}) - 1)`;
}

/** A column whose index is not to be used, where the planner would choose the worse way. */
export function withoutIndex<T>(column: SQLWrapper): SQL<T> {
  return sql<T>`+${column}`;
}

/** One JSON object of these members, as text. Names are ours, and hold no quote. */
export function jsonObject(members: Record<string, SQLWrapper>): SQL<string> {
  const parts = Object.entries(members).map(([name, value]) => {
    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  });
  return sql<string>`json_object(${sql.join(parts, sql`, `)})`;
}

/** A column that holds JSON, as a member of `jsonObject`. */
export function jsonValue(column: SQLWrapper): SQL {
  return sql`json(${column})`;
}

/** A text in a column that holds a JSON object; null where it has none of that name. */
export function jsonText(column: SQLWrapper, name: string): SQL<string | null> {
  return sql<string | null>`json_extract(${column}, ${`$.${name}`})`;
}

/** A number in a column that holds a JSON object; null where it has none of that name. */
export function jsonNumber(column: SQLWrapper, name: string): SQL<number | null> {
  return sql<number | null>`json_extract(${column}, ${`$.${name}`})`;
}

/** A condition, as a member of `jsonObject`: true or false and not 1 or 0. */
export function booleanText(condition: SQLWrapper): SQL {
  return sql`json(iif(${condition}, 'true', 'false'))`;
}

/**
 * What `body` deletes is overwritten in the file, where it would otherwise lie about until its
 * place is taken by something else.
 */
export async function overwriting<T>({ db }: Pick<Tx, 'db'>, body: () => Promise<T>): Promise<T> {
  await db.run(sql.raw('PRAGMA secure_delete = ON'));
  try {
    return await body();
  } finally {
    await db.run(sql.raw('PRAGMA secure_delete = OFF'));
  }
}
