import { Database } from 'bun:sqlite';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../src/lib/random.ts';
import { makeClient } from '../support/client.ts';
import { cars } from '../support/make-vehicle.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startCountingReceiver } from './counting-receiver.ts';
import { type Caller, Drive } from './drive.ts';
import { copyOf, dueTasks, faultsAfterKill, faultsAtEnd, isQuiet } from './inspect.ts';
import { emptyLedger } from './ledger.ts';
import { MarketImports } from './market-imports.ts';
import { takenUpAfter } from './taken-up.ts';

/**
 * Drives the compiled file with writes and a receiver, kills it at random moments, starts it again,
 * and judges what is left: `bun run test:kill --kills 200 --seed anything`. Ends with
 * "N passed, N failed", one for each kill and one for the end.
 */
const kills = Number(argument('--kills') ?? 20);
const seed = argument('--seed') ?? 'kill';
process.env.FORECOURT_BINARY ??= 'dist/forecourt';
if (!existsSync(process.env.FORECOURT_BINARY)) {
  const build = Bun.spawnSync(['bun', 'test/build.ts'], { stderr: 'inherit' });
  if (build.exitCode !== 0) process.exit(1);
}
const { runCommand, startServer } = await import('../support/command.ts');

/**
 * Far more than a start takes on a busy machine (under a second on a quiet one, which is printed),
 * and far less than it takes until the lease of a dead process runs out.
 */
const takenUpWithinMs = 20_000;
const quietWithinMs = 120_000;

using folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const random = seededRandom(seed);
const receiver = startCountingReceiver(seededRandom(`${seed} receiver`));
const settings = {
  DATA_DIR: dataDir,
  WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
};
/** Of each site. */
const callersEach = 4;
const callers: Caller[] = [];
const sites = ['one', 'two'];
for (const site of sites) callers.push(...(await makeCallers(site)));
const ledger = emptyLedger();
const drive = new Drive(callers, ledger, random);
const listings = new MarketImports(folder.path, settings);
const failed: string[] = [];
const takenUp: number[] = [];
let due = new Map<string, number>();

for (let kill = 1; kill <= kills; kill += 1) {
  const begunAt = performance.now();
  const server = await startServer(settings);
  if (kill === 1) {
    await subscribe(server.url);
    for (const site of sites) await takeStockIn(site);
  }
  if (due.size > 0) takenUp.push(await takenUpAfter(dataDir, due, begunAt));
  await drive.repeat(server.url);
  const lived = 50 + random.next() * 700;
  const gone = drive.untilGone(server.url, 6);
  const endImport = await listings.begin();
  await Bun.sleep(lived);
  await server.end('SIGKILL');
  await gone;
  // It takes longer to start than the server lives, and works on beside none.
  await Bun.sleep(random.next() * 2_000);
  await endImport();
  const scratch = join(folder.path, 'scratch');
  {
    using state = copyOf(dataDir, scratch);
    const faults = faultsAfterKill(state, ledger);
    const last = takenUp.at(-1) ?? 0;
    if (due.size > 0 && last > takenUpWithinMs) faults.push(`Work was taken up after ${last} ms.`);
    due = dueTasks(state, Date.now());
    report(`kill ${kill} after ${Math.round(lived)} ms`, faults);
  }
  rmSync(scratch, { recursive: true });
}
await judgeEnd();
await receiver.stop();
process.stdout.write(`${kills + 1 - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);

async function judgeEnd(): Promise<void> {
  const server = await startServer(settings);
  await drive.repeat(server.url);
  const file = join(dataDir, 'forecourt.db');
  const faults: string[] = [];
  {
    using state = new Database(file, { readonly: true });
    const until = performance.now() + quietWithinMs;
    const isOver = () => isQuiet(state, Date.now()) && MarketImports.isDone(state);
    while (!isOver() && performance.now() < until) await Bun.sleep(50);
    if (!isOver()) faults.push('Work was left when it should have ended.');
  }
  if ((await server.end('SIGTERM')) !== 0) faults.push('The last server did not end with 0.');
  using state = new Database(file);
  faults.push(
    ...faultsAfterKill(state, ledger),
    ...faultsAtEnd(state, receiver),
    ...listings.faults(state),
  );
  report('the end', faults);
  const times = [...receiver.received.values()];
  const again = times.filter(({ times: n }) => n > 1).length;
  const worst = Math.round(Math.max(0, ...takenUp));
  process.stdout.write(
    `${ledger.acknowledged.length} writes and ${ledger.leads.size} leads acknowledged, ` +
      `${times.length} events received ` +
      `(${again} more than once), work taken up after at most ${worst} ms, seed "${seed}".\n`,
  );
}

async function makeCallers(slug: string): Promise<Caller[]> {
  const made = await command('sites', 'create', '--name', `Prairie ${slug}`, '--slug', slug);
  const vins = cars(12).flatMap(({ vin }) => vin ?? []);
  const byHand = ['--site', slug, '--by-hand', '@prairie'];
  const account = await command('social', 'connect', 'x', ...byHand);
  const all: Caller[] = [];
  for (let count = 0; count < callersEach; count += 1) {
    const options = ['--scopes', 'all', '--rate-limit', '500', '--daily-limit', '100000'];
    const { key } = await command('keys', 'create', '--site', slug, ...options);
    all.push({ key: String(key), siteId: String(made.id), vins, accountId: String(account.id) });
  }
  return all;
}

async function takeStockIn(slug: string): Promise<void> {
  const stock = join(folder.path, `${slug}.json`);
  await Bun.write(stock, JSON.stringify({ vehicles: cars(12) }));
  await command('import', '--site', slug, stock);
  await shareStock(slug);
}

/** A page for each caller of the site, whose leads go to the receiver. */
async function shareStock(slug: string): Promise<void> {
  const place = sites.indexOf(slug) * callersEach;
  const own = callers.slice(place, place + callersEach);
  const crm = receiver.urlFor(`leads/${slug}`);
  await command('leads', 'send', '--site', slug, '--url', crm);
  for (const caller of own) {
    const [vin = ''] = caller.vins;
    const made = await command('share', 'create', '--site', slug, '--vehicles', vin);
    caller.token = String(made.url).split('/').at(-1) ?? '';
  }
}

async function subscribe(url: string): Promise<void> {
  for (const siteId of new Set(callers.map((caller) => caller.siteId))) {
    const key = callers.find((caller) => caller.siteId === siteId)?.key ?? null;
    const client = makeClient((request) => fetch(request), key, url);
    const types = await client.get('/reference/event-types');
    const events = Object.keys(types.body.data.event_types);
    const made = await client.post('/webhooks', { url: receiver.urlFor(siteId), events });
    receiver.useSecret(siteId, made.body.data.secret);
  }
}

async function command(...args: string[]): Promise<Record<string, unknown>> {
  const { status, output, errors } = await runCommand([...args, '--json'], settings);
  if (status !== 0) throw new Error(errors);
  return JSON.parse(output) as Record<string, unknown>;
}

function report(name: string, faults: readonly string[]): void {
  if (faults.length > 0) failed.push(name);
  process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}\n`);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`       ${fault}\n`);
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
