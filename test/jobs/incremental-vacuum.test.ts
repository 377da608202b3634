import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { statSync } from 'node:fs';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { compactState } from '../../src/db/sqlite/compact.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeLog } from '../../src/lib/log.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

const fullPages = 4_000;

/** Fills the file with `fullPages` pages that are of no more use. */
async function waste(app: Harness): Promise<void> {
  await app.app.ctx.write(async (tx) => {
    await tx.db.run('CREATE TABLE waste (text TEXT) STRICT');
    await tx.db.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
      WHERE i < ${fullPages}) INSERT INTO waste SELECT hex(zeroblob(2000)) FROM n`);
    await tx.db.run('DROP TABLE waste');
  }, inLane('test'));
}

function pragma(app: Harness, name: string): number {
  const [row] = rowsIn<Record<string, number>>(app.app.ctx, `PRAGMA ${name}`);
  return row?.[name] ?? -1;
}

describe('giving space back', () => {
  test('shrinks the file by what deletions have freed, but for a reserve', async () => {
    await using app = harness();
    await waste(app);
    const before = pragma(app, 'page_count');
    expect(pragma(app, 'freelist_count')).toBeGreaterThanOrEqual(fullPages);
    const { counts } = await app.run('incremental-vacuum');
    expect(counts.pages).toBeGreaterThan(1_000);
    expect(pragma(app, 'page_count')).toBeLessThanOrEqual(before - (counts.pages ?? 0));
    expect(pragma(app, 'freelist_count')).toBeLessThan(2_500 + 250);
    expect((await app.run('incremental-vacuum')).counts).toEqual({ pages: 0 });
  });

  test('does nothing to a file of an early version, until it has been compacted', async () => {
    using folder = temporaryFolder();
    const file = stateFile(folder.path);
    const early = new Database(file);
    early.run('CREATE TABLE waste AS SELECT hex(zeroblob(9000000)) AS text');
    early.run('DROP TABLE waste');
    early.close();
    const config = makeConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
    const sweep = async (): Promise<unknown> => {
      await using app = buildApp(config, { log: makeLog('silent') });
      return (await app.runLoop('incremental-vacuum')).counts;
    };
    expect(await sweep()).toEqual({ pages: 0 });
    const { before, after } = compactState(folder.path, 0);
    expect(after).toBeLessThan(before - 10_000_000);
    expect(statSync(file).size).toBe(after);
    using compacted = new Database(file);
    expect(compacted.query('PRAGMA auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
    expect(() => compactState(`${folder.path}/none`, 0)).toThrow('There is no database');
  });
});
