import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeConfig } from '../../src/config/config.ts';
import { loadMasterKey } from '../../src/config/master-key.ts';
import { checks } from '../../src/cli/doctor/index.ts';
import type { Finding, Subject } from '../../src/cli/doctor/check.ts';
import { backupFile, backupsFolder } from '../../src/db/sqlite/backup/backup-folder.ts';
import { writeProof } from '../../src/db/sqlite/backup/proof.ts';
import { writeUpload } from '../../src/db/sqlite/backup/upload.ts';
import type { LogInspection } from '../../src/db/inspect-log.ts';
import { type Inspection, inspectState } from '../../src/db/sqlite/inspect-state.ts';
import { addFeed } from '../../src/domain/inventory/add-feed.ts';
import { RunLog } from '../../src/db/run-log.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { makeLog } from '../../src/lib/log.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { makeSeal } from '../../src/lib/seal.ts';
import { runCommand, startServer } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';
import { harness } from '../support/harness.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { testClock } from '../support/test-clock.ts';

const now = testClock().now();
const wholeState: Inspection = {
  bytes: 1_000_000,
  damage: null,
  createdAt: now - 30 * day,
  deadLetters: { all: 0, recent: 0 },
  switchedOff: { all: 0, recent: 0 },
  deadLeads: { all: 0, recent: 0 },
  feeds: [],
  removalHolds: [],
  connections: [],
  givesSpaceBack: true,
  factUpdates: [],
  unreadable: null,
  imageFiles: [],
  sealedSamples: [],
  latestTimes: [],
};

const wholeLog: LogInspection = { bytes: 4096, fault: null, aside: null, lastRuns: [] };

function look(name: string, folder: string, subject: Partial<Subject> = {}): Finding {
  const config = makeConfig({ DATA_DIR: folder, PORT: '0' });
  const check = checks.find((known) => known.name === name);
  if (!check) throw new Error(`no check ${name}`);
  return check.examine({ config, now, state: wholeState, log: wholeLog, server: null, ...subject });
}

describe('forecourt doctor', () => {
  test('before the first start, and beside a running server, everything is in order', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: join(folder.path, 'data'), PORT: '0' };
    const before = await runCommand(['doctor', '--json'], settings);
    const server = await startServer(settings);
    const port = new URL(server.url).port;
    const during = await runCommand(['doctor', '--json'], { ...settings, PORT: port });
    await server.end('SIGTERM');
    for (const { status, output, errors } of [before, during]) {
      const wrong = JSON.parse(output).checks.filter((check: Finding) => !check.ok);
      expect({ status, wrong, errors }).toEqual({ status: 0, wrong: [], errors: '' });
    }
    expect(during.output).toContain(`Our own server (process ${server.pid})`);
  }, 300_000);

  test('settings that cannot be used are a finding, with status 1', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path, MASTER_KEY: 'x', MASTER_KEY_FILE: 'y' };
    const { status, output } = await runCommand(['doctor', '--json'], settings);
    expect(status).toBe(1);
    const settingsCheck = { name: 'settings', ok: false, message: expect.stringContaining('both') };
    expect(JSON.parse(output).checks).toContainEqual(settingsCheck);
  });

  test('a damaged database is found, and the backup to restore is named', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path, PORT: '0' };
    writeFileSync(join(folder.path, 'forecourt.db'), 'not a database'.repeat(100));
    const { status, output } = await runCommand(['doctor'], settings);
    expect(status).toBe(1);
    expect(output).toMatch(/MEND +database .*file is not a database.* forecourt restore FILE/);
  });
});

const feed = {
  site: 'prairie',
  address: 'https://feeds.example.com/a.csv',
  everyMs: hour,
  since: now - 20 * day,
  goodAt: now - hour,
  importedAt: now - day,
  error: null,
};

describe('the feeds, to the doctor', () => {
  const findings: [name: string, state: Partial<Inspection>, ok: boolean, says: RegExp][] = [
    ['none', {}, true, /No feed/],
    ['a fresh one', { feeds: [feed] }, true, /fresh/],
    [
      'one that fails since the weekend',
      { feeds: [{ ...feed, goodAt: now - 3 * day, error: 'status 404' }] },
      false,
      /prairie: the feed from https:.* was last good 3 days ago \(status 404\)/,
    ],
    [
      'one that never came',
      { feeds: [{ ...feed, goodAt: null, importedAt: null }] },
      false,
      /has never been taken in/,
    ],
    [
      'one whose file stays the same',
      { feeds: [{ ...feed, importedAt: now - 6 * day }] },
      false,
      /last changed 6 days ago/,
    ],
    [
      'a weekly one, six days old',
      { feeds: [{ ...feed, everyMs: 7 * day, goodAt: now - 6 * day, importedAt: now - 6 * day }] },
      true,
      /fresh/,
    ],
    [
      'a stopped file',
      { removalHolds: [{ site: 'prairie', removed: 60, inStock: 100, at: now - 2 * hour }] },
      false,
      /stopped 2 hours ago.* remove 60 of 100 .*--site prairie --force/,
    ],
  ];
  for (const [name, state, ok, says] of findings)
    test(`${name}: ${ok ? 'in order' : 'to be mended'}`, () => {
      using folder = temporaryFolder();
      const found = look('feeds', folder.path, { state: { ...wholeState, ...state } });
      expect(found).toEqual({ ok, message: expect.stringMatching(says) });
    });

  test('are read from the database', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const input = { siteId: site.id, address: '/feeds', every: '2h', format: 'auto' };
    await addFeed(app.app.ctx, input);
    await importCars(app, site, cars(10));
    await importCars(app, site, cars(3)).catch(() => {});
    await app.drain();
    const state = inspectState(app.app.ctx.config.dataDir, 0);
    expect(state?.feeds).toMatchObject([{ site: site.slug, address: '/feeds', goodAt: null }]);
    expect(state?.removalHolds).toMatchObject([{ site: site.slug, removed: 7, inStock: 10 }]);
  });
});

describe('a check of the doctor', () => {
  test('port: one that another program holds is not free', () => {
    using folder = temporaryFolder();
    const other = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
    const config = makeConfig({ DATA_DIR: folder.path, PORT: String(other.port) });
    expect(look('port', folder.path, { config })).toMatchObject({ ok: false });
    const ours = { pid: 7, started_at: '', url: `http://127.0.0.1:${other.port}` };
    expect(look('port', folder.path, { config, server: ours })).toMatchObject({ ok: true });
    other.stop(true);
  });

  test('master-key: others may not read it, and it may not be missing beside data', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'master.key');
    const state = { ...wholeState, sealedSamples: ['v1.x'] };
    expect(look('master-key', folder.path, { state }).message).toContain('is missing');
    expect(look('master-key', folder.path)).toMatchObject({ ok: true });
    writeFileSync(file, 'a'.repeat(64), { mode: 0o600 });
    expect(look('master-key', folder.path).ok).toBe(true);
    chmodSync(file, 0o644);
    expect(look('master-key', folder.path).message).toContain(`chmod 600 ${file}`);
    writeFileSync(file, 'short');
    expect(() => look('master-key', folder.path)).toThrow('64 hex characters');
  });

  test('secrets: another master key does not open them', () => {
    using folder = temporaryFolder();
    const random = seededRandom('doctor');
    const key = new Uint8Array(32).fill(1);
    const keys = { newest: () => ({ version: 1, key }), find: () => key };
    const strange = makeSeal(keys, random).encrypt('secret');
    writeFileSync(join(folder.path, 'master.key'), 'a'.repeat(64), { mode: 0o600 });
    const state = { ...wholeState, sealedSamples: [strange] };
    expect(look('secrets', folder.path, { state })).toMatchObject({ ok: false });
    const config = makeConfig({ DATA_DIR: folder.path });
    const known = makeSeal(loadMasterKey(config, random).keysFor('seal'), random).encrypt('x');
    const some = { ...wholeState, sealedSamples: [known, strange] };
    expect(look('secrets', folder.path, { state: some }).message).toContain('only some');
    const all = { ...wholeState, sealedSamples: [known] };
    expect(look('secrets', folder.path, { state: all })).toMatchObject({ ok: true });
    expect(look('secrets', folder.path)).toMatchObject({ ok: true });
  });

  test('backup: none after a month, or one of the day before yesterday, is too old', async () => {
    using folder = temporaryFolder();
    expect(look('backup', folder.path)).toMatchObject({ ok: false });
    const state = { ...wholeState, createdAt: now - hour };
    expect(look('backup', folder.path, { state })).toMatchObject({ ok: true });
    await Bun.write(backupFile(folder.path, now - 2 * day), '');
    expect(look('backup', folder.path)).toMatchObject({ ok: false });
    await Bun.write(backupFile(folder.path, now - 20 * hour), '');
    expect(look('backup', folder.path)).toMatchObject({ ok: true });
  });

  test('backup-proof: missing, failed and old ones are found', async () => {
    using folder = temporaryFolder();
    expect(look('backup-proof', folder.path)).toMatchObject({ ok: true });
    const file = backupFile(folder.path, now - 5 * hour);
    await Bun.write(file, '');
    expect(look('backup-proof', folder.path).message).toContain('No backup was tried');
    const proof = { file, proved_at: now - hour, ok: true, rows: 3, message: 'whole' };
    writeProof(folder.path, proof);
    expect(look('backup-proof', folder.path)).toMatchObject({ ok: true });
    writeProof(folder.path, { ...proof, proved_at: now - 3 * day });
    expect(look('backup-proof', folder.path)).toMatchObject({ ok: false });
    writeProof(folder.path, { ...proof, ok: false, rows: null, message: 'It is damaged.' });
    expect(look('backup-proof', folder.path)).toEqual({
      ok: false,
      message:
        `${file} could not be restored 60 minutes ago: It is damaged. ` +
        `Make another: rm ${file} && forecourt run-job back-up`,
    });
    await Bun.write(backupFile(folder.path, now - hour), '');
    expect(look('backup-proof', folder.path).message).toEndWith('run-job prove-backup');
    expect(backupsFolder(folder.path)).toStartWith(folder.path);
  });

  test('backup-target: copies that failed, are missing or went elsewhere are found', async () => {
    using folder = temporaryFolder();
    const s3 = {
      BACKUP_S3_ENDPOINT: 'https://s3.example.com',
      BACKUP_S3_BUCKET: 'prairie',
      BACKUP_S3_ACCESS_KEY_ID: 'AK',
      BACKUP_S3_SECRET_ACCESS_KEY: 'SK',
    };
    const where = 'the bucket prairie at https://s3.example.com';
    const config = makeConfig({ DATA_DIR: folder.path, ...s3 });
    const target = () => look('backup-target', folder.path, { config });
    expect(look('backup-target', folder.path).message).toContain('stay on this machine');
    expect(target()).toMatchObject({ ok: true, message: expect.stringContaining(where) });
    const file = backupFile(folder.path, now - 5 * hour);
    await Bun.write(file, '');
    const mend = 'Try again: forecourt run-job upload-backup';
    expect(target()).toEqual({
      ok: false,
      message: `The newest backup is not in ${where}. ${mend}`,
    });
    const upload = { file, where, tried_at: now - hour, ok: true, message: 'copied' };
    writeUpload(folder.path, upload);
    expect(target()).toMatchObject({ ok: true });
    writeUpload(folder.path, { ...upload, where: 'the bucket other' });
    expect(target()).toMatchObject({ ok: false });
    writeUpload(folder.path, { ...upload, ok: false, message: 'The key is refused.' });
    expect(target().message).toMatch(
      /^The copy failed 60 minutes ago: The key is refused\. .* kept\. Try again/,
    );
    await Bun.write(backupFile(folder.path, now - hour), '');
    writeUpload(folder.path, upload);
    expect(target()).toEqual({ ok: true, message: 'The newest backup waits for its copy.' });
  });

  test('jobs: a failure of today is found, one of last week is not', () => {
    const run = { name: 'back-up', outcome: 'failed', error: 'disk full' } as const;
    const failedAgo = (ms: number) => {
      const log = { ...wholeLog, lastRuns: [{ ...run, endedAt: now - ms }] };
      return look('jobs', '/nowhere', { log });
    };
    expect(failedAgo(2 * hour)).toEqual({
      ok: false,
      message: 'back-up failed 2 hours ago (disk full). Run one by hand: forecourt run-job back-up',
    });
    expect(failedAgo(7 * day).ok).toBe(true);
  });

  test('log-file: one that cannot be used is found; one that was replaced is only told', () => {
    const fault = look('log-file', '/data', { log: { ...wholeLog, fault: 'not a database' } });
    expect(fault.ok).toBe(false);
    expect(fault.message).toContain('rm /data/forecourt-log.db*');
    const aside = '/data/forecourt-log.db.damaged';
    const told = look('log-file', '/data', { log: { ...wholeLog, aside } });
    expect(told).toMatchObject({ ok: true, message: expect.stringContaining(aside) });
  });

  test('dead-letters: those of the last seven days are found', () => {
    const withLetters = (all: number, recent: number) => {
      return look('dead-letters', '/nowhere', {
        state: { ...wholeState, deadLetters: { all, recent } },
      });
    };
    expect(withLetters(3, 2).ok).toBe(false);
    expect(withLetters(3, 0)).toMatchObject({ ok: true, message: expect.stringContaining('3') });
  });

  test('subscriptions: one that its failures switched off this week is found', () => {
    const withOff = (all: number, recent: number) => {
      return look('subscriptions', '/nowhere', {
        state: { ...wholeState, switchedOff: { all, recent } },
      });
    };
    expect(withOff(1, 1)).toMatchObject({ ok: false, message: expect.stringContaining('PATCH') });
    expect(withOff(2, 0)).toMatchObject({ ok: true, message: expect.stringContaining('2') });
  });

  test('dates that are yet to come hide nothing that is old, and are named', async () => {
    using folder = temporaryFolder();
    await Bun.write(backupFile(folder.path, now - 3 * day), '');
    const ahead = backupFile(folder.path, now + 30 * day);
    await Bun.write(ahead, '');
    const newest = backupFile(folder.path, now - 3 * day);
    const backup = look('backup', folder.path);
    expect(backup.ok).toBe(false);
    expect(backup.message).toContain(newest);
    expect(backup.message).not.toContain(ahead);
    const proof = { file: newest, ok: true, rows: 3, message: 'whole' };
    writeProof(folder.path, { ...proof, proved_at: now + 30 * day });
    expect(look('backup-proof', folder.path)).toMatchObject({ ok: false });
    const lastRuns = [{ name: 'drain-tasks', outcome: 'done', error: null, endedAt: now + day }];
    const log = { ...wholeLog, lastRuns } as LogInspection;
    const started = { pid: 1, url: null, started_at: new Date(now - hour).toISOString() };
    const stuck = look('jobs', folder.path, { log, server: started });
    expect(stuck).toMatchObject({ ok: false, message: expect.stringContaining('yet to come') });
    const latestTimes = [{ what: 'a poll of a feed', at: now + 2 * day }];
    const clock = look('clock', folder.path, { log, state: { ...wholeState, latestTimes } });
    for (const named of [ahead, 'last drain-tasks run', 'poll of a feed', 'trial of a backup']) {
      expect(clock.message).toContain(named);
    }
    expect(clock.ok).toBe(false);
    const createdAt = now + 100 * day;
    using empty = temporaryFolder();
    const young = look('backup', empty.path, { state: { ...wholeState, createdAt } });
    expect(young).toMatchObject({ ok: false });
    expect(look('clock', empty.path).ok).toBe(true);
  });

  test('file-modes: what other users may open is named with the command that closes it', () => {
    using folder = temporaryFolder();
    expect(look('file-modes', folder.path).ok).toBe(true);
    const file = join(folder.path, 'forecourt.db');
    writeFileSync(file, '');
    writeFileSync(join(folder.path, 'notes-of-somebody.txt'), '');
    chmodSync(file, 0o644);
    chmodSync(folder.path, 0o755);
    const { ok, message } = look('file-modes', folder.path);
    expect(ok).toBe(false);
    expect(message).toContain(`${file} (644)`);
    expect(message).toEndWith(`Run: chmod 700 ${folder.path} && chmod 600 ${file}`);
  });

  test('database: what cannot be looked at is no reason to restore a backup', () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'forecourt.db'), 'x');
    const state = { ...wholeState, unreadable: 'unable to open database file' };
    const { ok, message } = look('database', folder.path, { state });
    expect(ok).toBe(false);
    expect(message).toContain('restore nothing yet');
  });

  test('database: one that is gone from a used folder is not "made by the first start"', () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'master.key'), 'a'.repeat(64));
    const { ok, message } = look('database', folder.path, { state: null });
    expect(ok).toBe(false);
    expect(message).toContain('forecourt.db is missing');
  });

  test('disk: room is wanted for three copies', () => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, 'requests'));
    writeFileSync(join(folder.path, 'requests', 'a.jsonl'), 'x'.repeat(200_000));
    const { ok, message } = look('disk', folder.path, { state: { ...wholeState, bytes: 1e18 } });
    expect(ok).toBe(false);
    expect(message).toContain(`the request log in ${join(folder.path, 'requests')} (0.2 MB)`);
    expect(message).toContain('Never delete forecourt.db-wal');
  });
});

describe('what the doctor reads of a state', () => {
  test('a failed run is found, and a table that is not there yet counts as empty', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path, PORT: '0' };
    await runCommand(['sites', 'create', '--name', 'A', '--slug', 'a'], settings);
    const state = new Database(join(folder.path, 'forecourt.db'));
    state.run('DROP TABLE deliveries');
    state.run(`INSERT INTO webhooks (id, site_id, url, events, secret, is_active, disabled_reason,
      failure_count, several_events_failed, created_at, updated_at)
      SELECT id, id, 'https://a.example', '[]', 'sealed', 0, 'why', 10, 1, 1, 1 FROM sites`);
    state.close();
    const runLog = new RunLog(folder.path, makeLog('silent'));
    const times = { startedAt: Date.now(), endedAt: Date.now() };
    const run = { name: 'send-webhooks', counts: {}, error: 'x', ...times };
    runLog.record({ ...run, outcome: 'failed' });
    runLog.close();
    const { output } = await runCommand(['doctor'], settings);
    expect(output).toMatch(/MEND +jobs +send-webhooks failed/);
    expect(output).toMatch(/ ok +dead-letters/);
    expect(output).toMatch(/ ok +subscriptions +1 webhook subscription is off/);
  });
});
