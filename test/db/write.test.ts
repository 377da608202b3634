import { Database } from 'bun:sqlite';
import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openStore } from '../../src/db/sqlite/open.ts';
import type { Store } from '../../src/db/store.ts';
import { StoreBusy, StoreUnavailable } from '../../src/db/store-failure.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { seededRandom } from '../../src/lib/random.ts';
import type { LoopName } from '../../src/lib/loop-name.ts';
import { testClock } from '../support/test-clock.ts';
import { inLane } from '../../src/db/write.ts';

const folders: string[] = [];

function open(onCommit: (wakes: ReadonlySet<string>) => void = () => {}): Store & { file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-write-'));
  folders.push(folder);
  const clock = testClock();
  const ids = makeIds(clock, seededRandom('write'));
  const store = openStore(folder, { synchronous: 'OFF', clock, ids, onCommit });
  return { ...store, file: join(folder, 'forecourt.db') };
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function createNotes(store: Store): Promise<void> {
  await store.write(
    async (tx) => tx.db.run(sql`CREATE TABLE notes (text TEXT NOT NULL) STRICT`),
    inLane('test'),
  );
}

async function notes(store: Store): Promise<string[]> {
  const rows = await store.reader.db.all<{ text: string }>(
    sql`SELECT text FROM notes ORDER BY rowid`,
  );
  return rows.map((row) => row.text);
}

describe('write', () => {
  test('a body that throws rolls back alone, in a batch with others', async () => {
    const store = open();
    await createNotes(store);
    const add = (text: string, fails = false) =>
      store.write(async (tx) => {
        await tx.db.run(sql`INSERT INTO notes VALUES (${text})`);
        if (fails) throw new Error(`no ${text}`);
        return text;
      }, inLane('test'));
    const results = await Promise.allSettled([add('one'), add('two', true), add('three')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await notes(store)).toEqual(['one', 'three']);
    await store.close();
  });

  test('readers never see what is not committed', async () => {
    const store = open();
    await createNotes(store);
    let seenInside: string[] = [];
    await store.write(async (tx) => {
      await tx.db.run(sql`INSERT INTO notes VALUES ('half')`);
      seenInside = await notes(store);
    }, inLane('test'));
    expect(seenInside).toEqual([]);
    expect(await notes(store)).toEqual(['half']);
    await store.close();
  });

  test('a promise settles after the commit, and wakes are told once a batch', async () => {
    const told: string[][] = [];
    const store = open((wakes) => told.push([...wakes].sort()));
    await createNotes(store);
    const body = (name: LoopName) =>
      store.write(async (tx) => {
        await tx.db.run(sql`INSERT INTO notes VALUES (${name})`);
        tx.wake(name);
      }, inLane('test'));
    const failing = store.write(async (tx) => {
      tx.wake('save-usage');
      throw new Error('rolled back');
    }, inLane('test'));
    await Promise.allSettled([
      body('drain-tasks'),
      failing,
      body('dispatch-events'),
      body('drain-tasks'),
    ]);
    expect(told).toEqual([['dispatch-events', 'drain-tasks']]);
    await store.close();
  });

  test('a write gives up as busy when another process holds the file past its limit', async () => {
    const store = open();
    await createNotes(store);
    const other = new Database(store.file);
    other.run('BEGIN IMMEDIATE');
    const late = store.write(async () => 'late', inLane('test', { busyLimitMs: 30 }));
    expect(await late.catch((error: unknown) => error)).toBeInstanceOf(StoreBusy);
    other.run('ROLLBACK');
    expect(await store.write(async () => 'after', inLane('test'))).toBe('after');
    other.close();
    await store.close();
  });

  test('a write waits for another process without blocking the event loop', async () => {
    const store = open();
    await createNotes(store);
    const other = new Database(store.file);
    other.run('BEGIN IMMEDIATE');
    const waiting = store.write(
      async (tx) => tx.db.run(sql`INSERT INTO notes VALUES ('patient')`),
      inLane('test'),
    );
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await notes(store)).toEqual([]);
    other.run('COMMIT');
    await waiting;
    expect(await notes(store)).toEqual(['patient']);
    other.close();
    await store.close();
  });

  test('is refused as unavailable after the store was closed', async () => {
    const store = open();
    await store.close();
    const late = store.write(async () => 'late', inLane('test'));
    expect(await late.catch((error: unknown) => error)).toBeInstanceOf(StoreUnavailable);
  });

  test('a body that closes the transaction fails with its batch, the next goes on', async () => {
    const store = open();
    await createNotes(store);
    const add = (text: string) =>
      store.write(async (tx) => tx.db.run(sql`INSERT INTO notes VALUES (${text})`), inLane('test'));
    const rogue = store.write(async (tx) => {
      await tx.db.run(sql`ROLLBACK`);
      throw new Error('rogue');
    }, inLane('test'));
    const results = await Promise.allSettled([add('one'), rogue, add('two')]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    await add('three');
    expect(await notes(store)).toEqual(['three']);
    await store.close();
  });

  test('a body that waits for something else fails alone, and its tx is void', async () => {
    const store = open();
    await createNotes(store);
    const add = (text: string) =>
      store.write(async (tx) => tx.db.run(sql`INSERT INTO notes VALUES (${text})`), inLane('test'));
    const gate = Promise.withResolvers<void>();
    const later = Promise.withResolvers<unknown>();
    const waits = store.write(async (tx) => {
      await tx.db.run(sql`INSERT INTO notes VALUES ('early')`);
      await gate.promise;
      try {
        later.resolve(tx.db.run(sql`INSERT INTO notes VALUES ('late')`));
      } catch (error) {
        later.resolve(error);
      }
    }, inLane('test'));
    const results = await Promise.allSettled([add('one'), waits, add('two')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(waits).rejects.toThrow(/nothing but its tx.*gate\.promise/);
    gate.resolve();
    expect(String(await later.promise)).toContain('This write is over');
    expect(await notes(store)).toEqual(['one', 'two']);
    await store.close();
  });

  test('a body may take as many steps as it likes, if they are all of its own', async () => {
    const store = open();
    await createNotes(store);
    const many = store.write(async (tx) => {
      for (let index = 0; index < 500; index += 1) {
        await tx.db.run(sql`INSERT INTO notes VALUES (${String(index)})`);
        await Promise.resolve();
      }
      return (await tx.db.all(sql`SELECT text FROM notes`)).length;
    }, inLane('test'));
    expect(await many).toBe(500);
    await store.close();
  });

  test('closing waits for the writes that are under way', async () => {
    const store = open();
    await createNotes(store);
    const writes = Array.from({ length: 50 }, (_, index) =>
      store.write(
        async (tx) => tx.db.run(sql`INSERT INTO notes VALUES (${String(index)})`),
        inLane('test'),
      ),
    );
    await Promise.all([store.close(), ...writes]);
    const check = new Database(store.file, { readonly: true });
    const row = check.query<{ n: number }, []>('SELECT count(*) AS n FROM notes').get();
    expect(row?.n).toBe(50);
    check.close();
  });
});
