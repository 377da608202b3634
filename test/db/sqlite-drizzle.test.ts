import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { prepared } from '../../src/db/prepared.ts';
import type { Drizzle } from '../../src/db/reader.ts';
import { drizzleOn } from '../../src/db/sqlite/drizzle.ts';

const authors = sqliteTable('authors', { id: integer('id').primaryKey(), name: text('name') });
const books = sqliteTable('books', {
  id: integer('id').primaryKey(),
  authorId: integer('author_id'),
  tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
});

function library(): Drizzle {
  const database = new Database(':memory:', { strict: true });
  database.run('CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT) STRICT');
  database.run('CREATE TABLE books (id INTEGER PRIMARY KEY, author_id INTEGER, tags TEXT) STRICT');
  return drizzleOn(database);
}

describe('the driver of SQLite', () => {
  test('answers every kind of query with a promise', async () => {
    const db = library();
    const inserted = db
      .insert(books)
      .values({ id: 1, authorId: 7, tags: ['a'] })
      .run();
    const read = db.select().from(books).get();
    const all = db.select().from(books).all();
    for (const made of [inserted, read, all]) expect(made).toBeInstanceOf(Promise);
    expect(await read).toEqual({ id: 1, authorId: 7, tags: ['a'] });
    expect(await all).toHaveLength(1);
    expect(await db.all(sql`SELECT id, tags FROM books`)).toEqual([{ id: 1, tags: '["a"]' }]);
    expect(await db.update(books).set({ authorId: 8 }).returning()).toMatchObject([{ id: 1 }]);
  });

  test('what SQLite refuses is a rejection, never thrown on the spot', async () => {
    const db = library();
    await db.insert(books).values({ id: 1, tags: [] }).run();
    const again = db.insert(books).values({ id: 1, tags: [] }).run();
    await expect(again).rejects.toThrow('UNIQUE');
    const raw = async () => await db.run(sql`INSERT INTO books VALUES (1, 2, '')`);
    await expect(raw()).rejects.toThrow('UNIQUE');
  });

  test('a joined row that is not there is null, from prepared queries too', async () => {
    const db = library();
    await db.insert(authors).values({ id: 7, name: 'Ada' }).run();
    await db.insert(books).values([
      { id: 1, authorId: 7, tags: [] },
      { id: 2, authorId: null, tags: [] },
    ]);
    const withAuthor = prepared((on: Drizzle) =>
      on
        .select({ id: books.id, author: { name: authors.name } })
        .from(books)
        .leftJoin(authors, eq(authors.id, books.authorId))
        .where(eq(books.id, sql.placeholder('id')))
        .prepare(),
    );
    expect(await withAuthor({ db }).get({ id: 1 })).toEqual({ id: 1, author: { name: 'Ada' } });
    expect(await withAuthor({ db }).get({ id: 2 })).toEqual({ id: 2, author: null });
    expect(await withAuthor({ db }).all({ id: 2 })).toEqual([{ id: 2, author: null }]);
    expect(await withAuthor({ db }).get({ id: 3 })).toBeUndefined();
  });

  test('begins no transaction of its own', async () => {
    expect(() => library().transaction(async () => {})).toThrow('write');
  });
});
