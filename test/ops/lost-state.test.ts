import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, type Overrides } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/env.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { findSiteBySlug } from '../../src/domain/site/store.ts';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { makeLog } from '../../src/lib/log.ts';
import {
  finishWithCode,
  finishWithRecoveryCode,
} from '../../src/domain/people/sign-in/second-step.ts';
import { signIn } from '../../src/domain/people/sign-in/sign-in.ts';
import { rotateMasterKey } from '../../src/secrets/rotate-master-key.ts';
import type { Harness } from '../support/harness.ts';
import { codeOf, member, refusalOf, withApp as withAuthenticator } from '../support/people.ts';
import { replaceLostSecrets } from '../../src/secrets/replace-lost-secrets.ts';
import { makeClient } from '../support/client.ts';
import { temporaryFolder } from '../support/folder.ts';
import { commands } from '../support/processes.ts';
import { testClock } from '../support/test-clock.ts';
import { rowsIn } from '../support/rows-in.ts';

const by = { kind: 'program', name: 'test' } as const;

const one = '1'.repeat(64);
const two = '2'.repeat(64);

function build(folder: string, environment: Environment = {}, overrides: Overrides = {}) {
  const config = makeConfig({ ...environment, DATA_DIR: folder });
  const log = makeLog('silent');
  return buildApp(config, { log, clock: testClock(), synchronous: 'OFF', ...overrides });
}

/** A folder that has been used; with a webhook there is a sealed secret in it. */
async function used(folder: string, hasSecret: boolean, environment: Environment = {}) {
  await using app = build(folder, environment);
  const site = await createSite(app.ctx, { name: 'Prairie Motors', slug: 'prairie' });
  const hook = { url: 'https://hooks.example.com/in', events: ['ideacloud.completed' as const] };
  if (hasSecret) await createWebhook(app.ctx, { ...by, siteId: site.id }, hook);
}

/** What an operator reads; null when it starts. */
async function refusal(folder: string, environment: Environment = {}): Promise<string | null> {
  try {
    await build(folder, environment).stop();
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    expect(message).not.toContain('\n');
    return message;
  }
}

function removeDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(join(folder, `forecourt.db${suffix}`), { force: true });
  }
}

describe('a lost master key stops the start', () => {
  const key = (folder: string) => join(folder, 'master.key');
  const cases: [what: string, spoil: (folder: string) => void, says: string][] = [
    ['gone', (folder) => rmSync(key(folder)), 'is missing'],
    ['empty', (folder) => writeFileSync(key(folder), ''), 'is empty'],
    ['broken', (folder) => writeFileSync(key(folder), 'half a k'), '64 hex characters'],
    ['of another folder', (folder) => writeFileSync(key(folder), one), 'opens none'],
    ['of a later version', (folder) => writeFileSync(key(folder), `v9 ${one}`), 'opens none'],
  ];
  test.each(cases)('when it is %s', async (_what, spoil, says) => {
    using folder = temporaryFolder();
    await used(folder.path, true);
    spoil(folder.path);
    const before = readdirSync(folder.path).sort();
    const message = await refusal(folder.path);
    expect(message).toContain(says);
    expect(message).toContain('master.key');
    expect(readdirSync(folder.path).sort()).toEqual(before);
  });

  test.skipIf(process.getuid?.() === 0)('when it may not be read', async () => {
    using folder = temporaryFolder();
    await used(folder.path, true);
    chmodSync(key(folder.path), 0);
    expect(await refusal(folder.path)).toContain('cannot be read');
  });

  test('when MASTER_KEY is not the one that was used, or takes the place of the file', async () => {
    using folder = temporaryFolder();
    await used(folder.path, true, { MASTER_KEY: one });
    expect(await refusal(folder.path, { MASTER_KEY: two })).toStartWith('MASTER_KEY is not the');
    expect(await refusal(folder.path)).toContain('master.key is missing');
    const file = join(folder.path, 'given.key');
    writeFileSync(file, two);
    expect(await refusal(folder.path, { MASTER_KEY_FILE: file })).toContain('given.key');
    expect(await refusal(folder.path, { MASTER_KEY: one })).toBeNull();
  });

  test('and does not where nothing is sealed', async () => {
    using folder = temporaryFolder();
    await used(folder.path, false);
    rmSync(key(folder.path));
    expect(await refusal(folder.path)).toBeNull();
    expect(readFileSync(key(folder.path), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test('until the operator starts anew: subscriptions are off and can be mended', async () => {
    using folder = temporaryFolder();
    await used(folder.path, true);
    writeFileSync(key(folder.path), '');
    {
      await using app = build(folder.path, {}, { startAnew: true });
      expect(await replaceLostSecrets(app.ctx)).toEqual({ switchedOff: 1 });
      expect(await replaceLostSecrets(app.ctx)).toEqual({ switchedOff: 0 });
    }
    expect(readFileSync(key(folder.path), 'utf8')).toMatch(/^v2 [0-9a-f]{64}\n$/);
    expect(readdirSync(folder.path).filter((name) => name.includes('.replaced-'))).toHaveLength(1);
    expect(await refusal(folder.path)).toBeNull();
  });
});

test('an authenticator app whose secret is lost goes on being asked for', async () => {
  using folder = temporaryFolder();
  const email = 'ana@example.com';
  const password = 'correct horse battery';
  const from = { address: '192.0.2.7', agent: 'Test' };
  let codes: readonly string[];
  let lost: string;
  {
    await using app = build(folder.path);
    const who = await member({ app } as Harness, [], 'author', { email });
    ({ recoveryCodes: codes, secret: lost } = await withAuthenticator({ app } as Harness, who));
  }
  rmSync(join(folder.path, 'master.key'));
  await using app = build(folder.path, {}, { startAnew: true });
  await replaceLostSecrets(app.ctx);
  const { token } = await signIn(app.ctx, { email, password }, from);
  const code = codeOf(lost, app.ctx.clock.now() + 30_000);
  expect(await refusalOf(finishWithCode(app.ctx, token, code, from))).toBe('wrong_code');
  const [recovery = ''] = codes;
  expect(await refusalOf(finishWithRecoveryCode(app.ctx, token, recovery, from))).toBe('done');
  expect(await rotateMasterKey(app.ctx)).toMatchObject({ rewrapped: 1 });
});

describe('a lost database stops the start', () => {
  const state = (folder: string) => join(folder, 'forecourt.db');
  const cases: [what: string, spoil: (folder: string) => void, says: string][] = [
    ['gone', removeDatabase, 'is missing'],
    ['empty', (folder) => writeFileSync(state(folder), ''), 'is empty'],
    ['without a table', (folder) => emptied(state(folder)), 'is empty'],
  ];
  test.each(cases)('when it is %s', async (_what, spoil, says) => {
    using folder = temporaryFolder();
    await used(folder.path, false);
    spoil(folder.path);
    const message = await refusal(folder.path);
    expect(message).toContain(says);
    expect(message).toContain('serve --start-anew');
    expect(await refusal(folder.path)).toBe(message);
  });

  test('when only backups tell of it, and names the newest', async () => {
    using folder = temporaryFolder();
    for (const date of ['2026-11-14', '2026-11-15', '2027-05-01']) {
      await Bun.write(join(folder.path, 'backups', `forecourt-${date}T09-00-00Z.db`), 'x');
    }
    const message = await refusal(folder.path, { MASTER_KEY: one });
    expect(message).toContain('3 backups');
    expect(message).toMatch(/forecourt restore \S+2026-11-15T09-00-00Z\.db/);
  });

  test('when its log is left, which stays as it is', async () => {
    using folder = temporaryFolder();
    writeFileSync(`${state(folder.path)}-wal`, 'the last writes');
    expect(await refusal(folder.path, { MASTER_KEY: one })).toContain('log of last writes');
    expect(readFileSync(`${state(folder.path)}-wal`, 'utf8')).toBe('the last writes');
    await build(folder.path, { MASTER_KEY: one }, { startAnew: true }).stop();
    const kept = readdirSync(folder.path).filter((name) => name.includes('.replaced-'));
    expect(kept).toEqual(['forecourt.db.replaced-2026-11-16T15-00-00Z-wal']);
  });

  test('and not in a new folder, nor after a first start that was killed', async () => {
    using folder = temporaryFolder();
    writeFileSync(state(folder.path), '');
    expect(await refusal(join(folder.path, 'new'))).toBeNull();
    expect(await refusal(folder.path)).toBeNull();
    // Between the first page and the end of the first migration: its frames are in the log.
    using other = temporaryFolder();
    emptied(state(other.path));
    writeFileSync(`${state(other.path)}-wal`, 'frames that were never committed');
    expect(await refusal(other.path)).toBeNull();
  });

  test('starting anew changes nothing where nothing is lost', async () => {
    using folder = temporaryFolder();
    await used(folder.path, true);
    const before = readFileSync(join(folder.path, 'master.key'), 'utf8');
    await using app = build(folder.path, {}, { startAnew: true });
    expect(await replaceLostSecrets(app.ctx)).toEqual({ switchedOff: 0 });
    expect(rowsIn(app.ctx, 'SELECT slug FROM sites')).toEqual([{ slug: 'prairie' }]);
    expect(readFileSync(join(folder.path, 'master.key'), 'utf8')).toBe(before);
  });

  test('a database that a server has open is not set aside', async () => {
    using folder = temporaryFolder();
    await used(folder.path, false);
    await using running = build(folder.path);
    running.listen(0);
    renameSync(state(folder.path), join(folder.path, 'moved.db'));
    expect(() => build(folder.path, {}, { startAnew: true })).toThrow('Another Forecourt');
    renameSync(join(folder.path, 'moved.db'), state(folder.path));
  });
});

describe('forecourt serve --start-anew', () => {
  test('serves after the loss of the key; an owner rotates the secret and is back', async () => {
    await using program = commands();
    const { key } = await program.makeStore();
    {
      await using app = build(program.folder);
      const events = ['ideacloud.completed' as const];
      const site = await findSiteBySlug(app.ctx.reader, 'prairie');
      await createWebhook(
        app.ctx,
        { ...by, siteId: site?.id ?? '' },
        { url: 'https://hooks.example.com/in', events },
      );
    }
    rmSync(join(program.folder, 'master.key'));
    const refused = await program.run(['serve', '--port', '0']);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^forecourt: .*--start-anew\)\.\n$/);
    const doctor = await program.run(['doctor'], { PORT: '0' });
    expect(doctor.output).toMatch(/MEND +master-key .* is missing.*--start-anew/);
    const server = await program.serve({}, ['--start-anew']);
    const client = makeClient((request) => fetch(request), key, server.url);
    const listed = await client.get('/webhooks');
    const [hook] = listed.body.data.webhooks;
    expect(hook).toMatchObject({ is_active: false, disabled_reason: expect.any(String) });
    expect((await client.post(`/webhooks/${hook.id}/rotate-secret`, {})).status).toBe(200);
    const back = await client.patch(`/webhooks/${hook.id}`, { is_active: true });
    expect(back.body.data).toMatchObject({ is_active: true, disabled_reason: null });
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 300_000);
});

/** As a kill between the first page and the first table leaves it. */
function emptied(file: string): void {
  rmSync(file, { force: true });
  const made = new Database(file, { create: true });
  made.run('PRAGMA journal_mode = WAL');
  made.close();
}
