import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Scope, scopeNames } from '../../schema/contracts/scopes.ts';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { createSite, type SiteInput } from '../../src/domain/site/create-site.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { type App, buildApp, type Overrides } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/env.ts';
import { makeLog } from '../../src/lib/log.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { type Client, type Json, makeClient } from './client.ts';
import { layMigratedState } from './migrated-state.ts';
import { type FakeNetwork, fakeNetwork } from './network.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** Loops that take up waiting work; `drain` runs them until all is quiet. */
const workLoops = [
  'dispatch-events',
  'drain-tasks',
  'draw-images',
  'release-held',
  'send-webhooks',
  'deliver-leads',
];

/** A test that leaves a receiver hanging must not wait for it. */
const stopGraceMs = 200;

export type Harness = {
  app: App;
  clock: TestClock;
  network: FakeNetwork;
  /** The request log so far, where `LOG_LEVEL` is `info` or `debug`. */
  requestLines: readonly Json[];
  /** One of the small cast, "Prairie Motors" unless told otherwise; its articles get no cards. */
  makeSite(input?: SiteInput & { slug?: string }): Promise<SiteRow>;
  anonymous: Client;
  /** A client with a fresh key for the site; every scope unless told otherwise. */
  client(
    site: SiteRow,
    scopes?: readonly Scope[],
    rateLimit?: number,
    dailyLimit?: number,
  ): Promise<Client>;
  /** A client of the same app over TCP; without a key where there is no site. */
  overTcp(site: SiteRow | null, rateLimit?: number): Promise<Client>;
  run(loop: string): Promise<Awaited<ReturnType<App['runLoop']>>>;
  /** Runs the work loops until none has anything left to do now. */
  drain(): Promise<void>;
  /** Leaves work behind on purpose: the test says so. */
  allowLeftovers(): void;
  [Symbol.asyncDispose](): Promise<void>;
};

export type HarnessOptions = { environment?: Environment; overrides?: Overrides };

/**
 * The real app on a folder of its own, with a clock that stands still, seeded randomness and a
 * scripted network. Use with `await using`: its end fails the test when work is left undone or a
 * call went to a host that the test did not declare.
 */
export function harness(options: HarnessOptions = {}): Harness {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  layMigratedState(folder);
  const clock = testClock();
  const config = makeConfig({ LOG_LEVEL: 'silent', ...options.environment, DATA_DIR: folder });
  const network = fakeNetwork({ clock, allowHosts: config.webhookAllowHosts });
  const requestLines: Json[] = [];
  const app = buildApp(config, {
    clock,
    random: seededRandom('harness'),
    log: makeLog('silent'),
    requestLines: (line) => requestLines.push(JSON.parse(line)),
    call: network.call,
    synchronous: 'OFF',
    ...options.overrides,
  });
  let mayLeaveWork = false;
  let siteCount = 0;
  let address: string | null = null;

  async function makeSite(input: SiteInput & { slug?: string } = {}): Promise<SiteRow> {
    siteCount += 1;
    const name = siteCount === 1 ? 'Prairie Motors' : `Harbor Auto ${siteCount}`;
    const place = { city: 'Lincoln', state: 'NE', zip: '68504', timeZone: 'America/Chicago' };
    const site = await createSite(app.ctx, { name, slug: `site-${siteCount}`, ...place, ...input });
    // By default each finished article has a card drawn, on a thread.
    await chooseImagePolicy(app.ctx, site.id, { articleImages: 'off' });
    return site;
  }

  async function client(
    site: SiteRow,
    scopes: readonly Scope[] = scopeNames,
    rateLimit = 500,
    dailyLimit = 10_000,
  ): Promise<Client> {
    const input = { siteId: site.id, name: 'test', scopes, rateLimit, dailyLimit };
    const { key } = await createKey(app.ctx, input);
    return makeClient(app.handle, key);
  }

  async function overTcp(site: SiteRow | null, rateLimit = 500): Promise<Client> {
    address ??= app.listen(0).url;
    const input = { name: 'test', scopes: scopeNames, rateLimit };
    const made = site && (await createKey(app.ctx, { siteId: site.id, ...input }));
    return makeClient((request) => fetch(request), made && made.key, address);
  }

  async function drain(): Promise<void> {
    let didWork = true;
    while (didWork) {
      didWork = false;
      for (const name of workLoops) {
        const { counts, error } = await app.runLoop(name);
        await app.ctx.sends.idle();
        if (error) throw new Error(`${name} failed: ${error}`);
        if (Object.values(counts).some((count) => count > 0)) didWork = true;
      }
    }
  }

  async function dispose(): Promise<void> {
    const left = mayLeaveWork ? [] : await leftovers(app);
    await app.stop(stopGraceMs);
    rmSync(folder, { recursive: true, force: true });
    const strangers = [...network.undeclared].map((name) => `a call to undeclared ${name}`);
    left.push(...strangers);
    if (left.length > 0) throw new Error(`The test leaves behind: ${left.join(', ')}`);
  }

  return {
    app,
    clock,
    network,
    requestLines,
    makeSite,
    anonymous: makeClient(app.handle, null),
    client,
    overTcp,
    run: (loop) => app.runLoop(loop),
    drain,
    allowLeftovers() {
      mayLeaveWork = true;
    },
    [Symbol.asyncDispose]: dispose,
  };
}

/** What could be worked on right now and was not. */
async function leftovers(app: App): Promise<string[]> {
  const { db } = app.ctx.reader;
  const now = app.ctx.clock.now();
  const counts = {
    events: sql`SELECT count(*) AS n FROM events WHERE dispatched_at IS NULL`,
    tasks: sql`SELECT count(*) AS n FROM tasks WHERE run_at <= ${now}`,
    deliveries: sql`SELECT count(*) AS n FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE d.next_attempt_at <= ${now} AND w.is_active = 1`,
    leads: sql`SELECT count(*) AS n FROM lead_deliveries WHERE next_attempt_at <= ${now}`,
  };
  const left: string[] = [];
  for (const [name, query] of Object.entries(counts)) {
    const [row] = await db.all<{ n: number }>(query);
    if (row && row.n > 0) left.push(`${row.n} ${name}`);
  }
  return left;
}
