import { describe, expect, test } from 'bun:test';
import { basename } from 'node:path';
import { backupFile, listBackups } from '../../src/db/sqlite/backup/backup-folder.ts';
import { readUpload, writeUpload } from '../../src/db/sqlite/backup/upload.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { type S3Server, s3Server } from '../support/s3-server.ts';

function harnessWith(server: S3Server): Harness {
  return harness({ environment: server.environment });
}

/** The names of the copies, without the folder. */
function copies(server: S3Server): string[] {
  return [...server.objects.keys()].map((key) => key.replace('lincoln/', '')).sort();
}

/** A backup of that age; what is in it is of no concern to the copy. */
async function makeBackup(app: Harness, ageMs = 0): Promise<string> {
  const { dataDir } = app.app.ctx.config;
  const file = backupFile(dataDir, app.clock.now() - ageMs);
  await Bun.write(file, `backup of ${app.clock.now() - ageMs}`);
  return basename(file);
}

describe('the copy of the newest backup', () => {
  test('a nightly backup is copied once, byte for byte', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    await app.run('back-up');
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 1, removed: 0 });
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 0, removed: 0 });
    const [made] = listBackups(app.app.ctx.config.dataDir);
    const stored = server.objects.get(`lincoln/${basename(made?.file ?? '')}`);
    expect(stored).toEqual(await Bun.file(made?.file ?? '').bytes());
  });

  test('seven days and four weeks are kept, and files of other names are left alone', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    server.objects.set('lincoln/notes.txt', new Uint8Array(1));
    server.objects.set('forecourt-2020-01-01T09-00-00Z.db', new Uint8Array(1));
    for (let age = 60; age >= 1; age -= 1) {
      const name = basename(backupFile('/', app.clock.now() - age * day));
      server.objects.set(`lincoln/${name}`, new Uint8Array(1));
    }
    const name = await makeBackup(app);
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 1, removed: 61 - 11 });
    expect(copies(server)).toHaveLength(11 + 2);
    expect(copies(server)).toContain(name);
    expect(copies(server)).toContain('notes.txt');
    expect(copies(server)).toContain('forecourt-2020-01-01T09-00-00Z.db');
  });

  test('a failure is told, the backups here stay, and the next run makes it good', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    await makeBackup(app, day);
    await makeBackup(app);
    const { dataDir } = app.app.ctx.config;
    const before = listBackups(dataDir);
    server.fail('AccessDenied');
    const run = await app.run('upload-backup');
    expect(run).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining('AccessDenied'),
    });
    expect(readUpload(dataDir)).toMatchObject({ ok: false, message: run.error });
    expect(listBackups(dataDir)).toEqual(before);
    server.fail(null);
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 1, removed: 0 });
    expect(readUpload(dataDir)).toMatchObject({ ok: true });
  });

  test('a backup that lies there already, whole, is not sent again', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    const name = await makeBackup(app);
    server.objects.set(`lincoln/${name}`, await Bun.file(backupPath(app)).bytes());
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 0, removed: 0 });
    expect(server.requests.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  test('a copy that arrives cut off is no copy', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    const name = await makeBackup(app);
    server.objects.set = (key, bytes) =>
      Map.prototype.set.call(server.objects, key, bytes.subarray(0, 5)) as typeof server.objects;
    const run = await app.run('upload-backup');
    expect(run.error).toContain(`Of ${name} only 5 of its`);
  });

  test('another bucket gets its copy at once', async () => {
    using server = s3Server();
    await using app = harnessWith(server);
    await makeBackup(app);
    const upload = {
      file: backupPath(app),
      tried_at: app.clock.now(),
      ok: true,
      message: 'copied',
    };
    writeUpload(app.app.ctx.config.dataDir, { ...upload, where: 'the bucket of last year' });
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 1, removed: 0 });
  });

  test('without a target, and without a backup, there is nothing to do', async () => {
    using server = s3Server();
    await using without = harness();
    await makeBackup(without);
    await using empty = harnessWith(server);
    for (const app of [without, empty]) {
      expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 0, removed: 0 });
    }
    expect(server.requests).toEqual([]);
  });
});

function backupPath(app: Harness): string {
  return listBackups(app.app.ctx.config.dataDir)[0]?.file ?? '';
}
