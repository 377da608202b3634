import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { backupsFolder, listBackups } from '../../src/db/sqlite/backup/backup-folder.ts';
import { readProof } from '../../src/db/sqlite/backup/proof.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';

describe('the proof of the newest backup', () => {
  test('it is restored once a day into a scratch file that does not stay', async () => {
    await using app = harness();
    await app.makeSite();
    const { dataDir } = app.app.ctx.config;
    expect((await app.run('prove-backup')).counts).toEqual({ proved: 0, rows: 0 });
    await app.run('back-up');
    const { counts } = await app.run('prove-backup');
    expect(counts.proved).toBe(1);
    const proof = { file: listBackups(dataDir)[0]?.file ?? '', proved_at: app.clock.now() };
    expect(readProof(dataDir)).toMatchObject({ ...proof, ok: true, rows: counts.rows ?? 0 });
    app.clock.advance(hour);
    expect((await app.run('prove-backup')).counts.proved).toBe(0);
    app.clock.advance(day);
    expect((await app.run('prove-backup')).counts.proved).toBe(1);
    expect(readdirSync(backupsFolder(dataDir)).sort()).toEqual([
      expect.stringContaining('forecourt-'),
      'proof.json',
    ]);
  });

  test('a backup that lost rows fails the run and is written down as bad', async () => {
    await using app = harness();
    await app.makeSite();
    const { dataDir } = app.app.ctx.config;
    await app.run('back-up');
    const copy = new Database(listBackups(dataDir)[0]?.file ?? '');
    copy.run('PRAGMA foreign_keys = ON');
    copy.run('DELETE FROM sites');
    copy.close();
    const run = await app.run('prove-backup');
    expect(run.outcome).toBe('failed');
    expect(run.error).toContain('rows instead of');
    expect(readProof(dataDir)).toMatchObject({ ok: false, rows: null });
  });
});
