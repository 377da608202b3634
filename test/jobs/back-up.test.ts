import { describe, expect, test } from 'bun:test';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  backupFile,
  backupsFolder,
  listBackups,
} from '../../src/db/sqlite/backup/backup-folder.ts';
import { tryRestore } from '../../src/db/sqlite/backup/try-restore.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';

describe('the nightly backup', () => {
  test('it is made once a night, holds the state, and those past their time go', async () => {
    await using app = harness();
    await app.makeSite();
    const { dataDir } = app.app.ctx.config;
    expect((await app.run('back-up')).counts).toEqual({ written: 1, removed: 0 });
    expect((await app.run('back-up')).counts).toEqual({ written: 0, removed: 0 });
    const [made] = listBackups(dataDir);
    expect(made?.madeAt).toBe(app.clock.now());
    const contents = tryRestore(made?.file ?? '', join(dataDir, 'scratch'), app.clock.now());
    expect(contents.rows).toBeGreaterThan(0);
    for (let age = 1; age <= 60; age += 1) {
      await Bun.write(backupFile(dataDir, app.clock.now() - age * day), '');
    }
    app.clock.advance(day);
    const { counts } = await app.run('back-up');
    expect(counts.written).toBe(1);
    expect(counts.removed).toBe(62 - 11);
    expect(listBackups(dataDir)).toHaveLength(11);
  });

  test('what a killed backup left is cleared away by the next', async () => {
    await using app = harness();
    const { dataDir } = app.app.ctx.config;
    await app.run('back-up');
    const left = join(backupsFolder(dataDir), 'forecourt-2026-11-01T09-00-00Z.db.partial');
    writeFileSync(left, 'half');
    app.clock.advance(day);
    await app.run('back-up');
    const names = readdirSync(backupsFolder(dataDir));
    expect(names.filter((name) => !name.endsWith('Z.db'))).toEqual([]);
    expect(names).toHaveLength(2);
  });

  test('when it cannot be made the run says why, and no older one is removed', async () => {
    await using app = harness();
    const { dataDir } = app.app.ctx.config;
    await app.run('back-up');
    app.clock.advance(day + hour);
    // The name that it will want is taken by a folder.
    const stamp = new Date(app.clock.now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const taken = join(backupsFolder(dataDir), `forecourt-${stamp}Z.db.partial`, 'inside');
    await Bun.write(taken, 'x');
    const before = listBackups(dataDir);
    const run = await app.run('back-up');
    expect(run.outcome).toBe('failed');
    expect(run.error).toContain('forecourt');
    expect(listBackups(dataDir)).toEqual(before);
  });
});
