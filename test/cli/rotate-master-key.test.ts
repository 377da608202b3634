import { describe, expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyFile, writeKeyFile } from '../../src/config/master-key-file.ts';
import type { Context } from '../../src/context.ts';
import { connectAnalytics } from '../../src/domain/analytics/connections/connect.ts';
import { fakeGoogle } from '../support/google.ts';
import { setTargets } from '../../src/domain/leads/targets.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { lead, onPage, share } from '../support/share-page.ts';
import { sealedColumns } from '../../src/db/sealed-columns.ts';
import { rotateMasterKey } from '../../src/secrets/rotate-master-key.ts';
import { reencryptSecrets } from '../../src/secrets/reencrypt-secrets.ts';
import { makeClient } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { commands } from '../support/processes.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';
import { account } from '../support/social.ts';
import { member, withApp as withAuthenticator } from '../support/people.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

const keyFile = (folder: string) => join(folder, 'master.key');

function versionsIn(app: Harness): number[] {
  return readKeyFile(keyFile(app.app.ctx.config.dataDir)).map(({ version }) => version);
}

/** The versions under which values are sealed, and how many under each. */
function sealedUnder(ctx: Context): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { table, column } of sealedColumns) {
    const rows = rowsIn<{ sealed: string | null }>(ctx, `SELECT ${column} AS sealed FROM ${table}`);
    for (const { sealed } of rows) {
      const [version] = sealed?.split('.') ?? [];
      if (version) found[version] = (found[version] ?? 0) + 1;
    }
  }
  return found;
}

/** Interrupts the work at its `turn`-th write, as a kill would. */
function killedAt(ctx: Context, turn: number): Context {
  let writes = 0;
  const write: Context['write'] = (body, options) => {
    writes += 1;
    return writes > turn ? Promise.reject(new Error('killed')) : ctx.write(body, options);
  };
  return { ...ctx, write };
}

async function threeHooks(app: Harness) {
  const site = await app.makeSite();
  const hooks = [];
  for (const host of ['a.example.com', 'b.example.com', 'c.example.com']) {
    hooks.push(await subscribe(app, { site, host }));
  }
  const [first] = hooks;
  await first?.client.post(`/webhooks/${first.id}/rotate-secret`, {});
  return { site, hooks };
}

/** A lead that came from somewhere, and where it goes. */
async function leadAndTarget(app: Harness): Promise<void> {
  const { ctx } = app.app;
  const site = await app.makeSite();
  await setTargets(ctx, site.id, { url: 'https://crm.example.com/adf' });
  await importCars(app, site, cars(1));
  const token = await share(app, site, { vehicles: [cars(1)[0]?.vin ?? ''] });
  const origin = { origin: 'http://localhost:3000' };
  expect((await onPage(app, site, token).send(lead, origin)).status).toBe(200);
  app.allowLeftovers();
}

describe('a change of the master key', () => {
  test('seals every stored secret anew, and leaves one version', async () => {
    await using app = harness();
    const { site, hooks } = await threeHooks(app);
    expect(sealedUnder(app.app.ctx)).toEqual({ v1: 4 });
    const before = readFileSync(keyFile(app.app.ctx.config.dataDir), 'utf8').trim();
    const made = await rotateMasterKey(app.app.ctx);
    expect(made).toEqual({ version: 2, rewrapped: 4, removed: [1] });
    expect(sealedUnder(app.app.ctx)).toEqual({ v2: 4 });
    const after = readFileSync(keyFile(app.app.ctx.config.dataDir), 'utf8');
    expect(after).toMatch(/^v2 [0-9a-f]{64}\n$/);
    expect(after).not.toContain(before);
    await researchEnds(app, site);
    await deliver(app);
    expect(hooks.map((hook) => hook.requests().length)).toEqual([1, 1, 1]);
    expect(await rotateMasterKey(app.app.ctx)).toEqual({ version: 3, rewrapped: 4, removed: [2] });
  });

  test('goes on where it was killed, whenever that was', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await using app = harness();
      const { site, hooks } = await threeHooks(app);
      await expect(rotateMasterKey(killedAt(app.app.ctx, turn))).rejects.toThrow('killed');
      await researchEnds(app, site);
      await deliver(app);
      expect(hooks.map((hook) => hook.requests().length)).toEqual([1, 1, 1]);
      const made = await rotateMasterKey(app.app.ctx);
      // Killed before the file had a second version, nothing had begun.
      expect([turn, made.version, made.removed]).toEqual([turn, 2, [1]]);
      expect(sealedUnder(app.app.ctx)).toEqual({ v2: 4 });
      expect(versionsIn(app)).toEqual([2]);
    }
  });

  test('by two at the same time ends with one key that opens everything', async () => {
    await using app = harness();
    const { site, hooks } = await threeHooks(app);
    await Promise.all([rotateMasterKey(app.app.ctx), rotateMasterKey(app.app.ctx)]);
    expect(versionsIn(app)).toHaveLength(1);
    expect(sealedUnder(app.app.ctx)).toEqual({ [`v${versionsIn(app)[0]}`]: 4 });
    await researchEnds(app, site);
    await deliver(app);
    expect(hooks.map((hook) => hook.requests().length)).toEqual([1, 1, 1]);
  });

  test('lets what is made meanwhile not slip through', async () => {
    await using app = harness();
    const { site } = await threeHooks(app);
    const client = await app.client(site);
    const { ctx } = app.app;
    let made = 0;
    const write: Context['write'] = async (body, options) => {
      const url = 'https://d.example.com/';
      const reply = await client.post('/webhooks', { url, events: ['content.failed'] });
      if (reply.status === 201) made += 1;
      return ctx.write(body, options);
    };
    const { version } = await rotateMasterKey({ ...ctx, write });
    expect(made).toBeGreaterThan(2);
    expect(sealedUnder(ctx)).toEqual({ [`v${version}`]: 4 + made });
    expect(versionsIn(app)).toEqual([version]);
  });

  test('stops at a secret that no version opens, and keeps the old version', async () => {
    await using app = harness();
    await threeHooks(app);
    const file = keyFile(app.app.ctx.config.dataDir);
    const [v1] = readKeyFile(file);
    await app.app.ctx.write(async (tx) => {
      await tx.db.run(`UPDATE webhooks SET secret = 'v1.AAAA' WHERE url LIKE 'https://b.%'`);
    }, inLane('test'));
    await expect(rotateMasterKey(app.app.ctx)).rejects.toThrow('1 stored secrets open under no');
    expect(versionsIn(app)).toEqual([2, 1]);
    expect(readKeyFile(file)[1]).toEqual(v1);
    expect(sealedUnder(app.app.ctx)).toEqual({ v1: 1, v2: 3 });
  });

  test('goes through more values than one batch holds', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const { site } = await threeHooks(app);
    await ctx.write(async (tx) => {
      for (let count = 0; count < 250; count += 1) {
        await tx.db.run(`INSERT INTO webhooks (id, site_id, url, events, secret, is_active,
          failure_count, several_events_failed, created_at, updated_at)
          VALUES ('${count}', '${site.id}', 'https://x.example.com', '[]',
          '${ctx.seal.encrypt(`secret ${count}`)}', 0, 0, 0, 0, 0)`);
      }
    }, inLane('test'));
    const file = keyFile(ctx.config.dataDir);
    writeKeyFile(file, [{ version: 9, hex: '9'.repeat(64) }, ...readKeyFile(file)]);
    expect(await reencryptSecrets(ctx, 9)).toEqual({ rewrapped: 254, unreadable: 0 });
    const [row] = rowsIn<{ secret: string }>(ctx, `SELECT secret FROM webhooks WHERE id = '249'`);
    expect(ctx.seal.decrypt(row?.secret ?? '')).toBe('secret 249');
  });
});

describe('forecourt rotate-master-key', () => {
  test('works beside a running server, which goes on signing and sealing', async () => {
    await using program = commands();
    const { key } = await program.makeStore();
    const server = await program.serve({ WEBHOOK_ALLOW_HOSTS: 'localhost' });
    const client = makeClient((request) => fetch(request), key, server.url);
    const subscription = { url: 'http://localhost:9/', events: ['content.failed'] };
    const { body } = await client.post('/webhooks', subscription);
    const run = await program.run(['rotate-master-key', '--json']);
    expect([run.code, run.errors]).toEqual([0, '']);
    expect(JSON.parse(run.output)).toEqual({ version: 2, rewrapped: 1, removed: [1] });
    const tested = await client.post(`/webhooks/${body.data.id}/test`, {});
    expect([tested.status, tested.body.data.delivered]).toEqual([200, false]);
    expect((await client.post('/webhooks', subscription)).status).toBe(201);
    const again = await program.run(['rotate-master-key']);
    expect(again.output).toMatch(/^Version 3 of the master key seals everything \(2 anew\)\.\n/);
    const doctor = await program.run(['doctor', '--json']);
    const checks = JSON.parse(doctor.output).checks as { name: string; ok: boolean }[];
    const named = checks.filter(({ name }) => ['master-key', 'secrets'].includes(name));
    expect(named.map(({ ok }) => ok)).toEqual([true, true]);
  }, 300_000);

  test('says what is unfinished, and in one line what MASTER_KEY needs first', async () => {
    await using program = commands();
    await program.makeStore();
    const file = keyFile(program.folder);
    const [one] = readKeyFile(file);
    writeFileSync(file, `v2 ${'2'.repeat(64)}\nv1 ${one.hex}\n`, { mode: 0o600 });
    const doctor = await program.run(['doctor', '--json']);
    expect(doctor.output).toContain('holds versions 2, 1: a change is unfinished.');
    const run = await program.run(['rotate-master-key', '--json']);
    expect(JSON.parse(run.output)).toEqual({ version: 2, rewrapped: 0, removed: [1] });
    const refused = await program.run(['rotate-master-key'], { MASTER_KEY: one.hex });
    expect([refused.code, refused.output]).toEqual([1, '']);
    expect(refused.errors).toMatch(/^forecourt: .*set MASTER_KEY_FILE to that file.*\n$/);
  }, 300_000);
});

test('every column that holds sealed text is in the list', async () => {
  await using app = harness();
  const { site } = await threeHooks(app);
  const client = await app.client(await app.makeSite());
  const body = { url: 'https://once.example.com/in', events: ['content.completed'] };
  await client.post('/webhooks', body, { 'x-idempotency-key': 'once' });
  await account(app, await app.makeSite(), 'x');
  const { ctx } = app.app;
  fakeGoogle(app.network);
  const credentials = {
    kind: 'oauth' as const,
    clientId: 'c',
    clientSecret: null,
    refreshToken: 'r',
    access: null,
  };
  const connected = { source: 'ga4' as const, property: '123456', credentials };
  await connectAnalytics(ctx, { siteId: site.id, ...connected });
  await withAuthenticator(app, await member(app, [site], 'author'));
  await leadAndTarget(app);
  const columns = rowsIn<{ table: string; column: string }>(
    ctx,
    `
    SELECT m.name AS "table", c.name AS "column"
    FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`,
  );
  const sealed = columns.filter(({ table, column }) => {
    const query = `SELECT 1 FROM "${table}" WHERE "${column}" GLOB 'v[0-9]*.*' LIMIT 1`;
    return rowsIn(ctx, query).length > 0;
  });
  const places = (list: readonly { table: string; column: string }[]) =>
    list.map(({ table, column }) => `${table}.${column}`).sort();
  expect(places(sealed)).toEqual(places(sealedColumns));
});
