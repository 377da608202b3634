import { join } from 'node:path';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { setStage, type Stage } from './webhooks-stage.ts';

const usualSeconds = 60;
const subscriptions = 16;
const recoverySize = 50_000;
const waitingForDead = 10_000;

/**
 * Deliveries from this process to a receiver in another, with the store at FULL and the loops as in
 * production. Goals: 1,500 verified deliveries a second; at 500 a second 99 % begin within 100 ms
 * of their commit; while 50,000 are caught up, 99 % of the API's answers take less than 20 ms;
 * while 10,000 wait for a dead receiver, another's first byte comes within 50 ms (median).
 */
export async function benchWebhooks(seconds: number = usualSeconds): Promise<void> {
  await benchRate(seconds, subscriptions);
  await benchRate(Math.min(seconds, 10), 1);
  await benchSteady(seconds);
  await benchRecovery();
  await benchBesideDead(1);
  await benchBesideDead(20);
}

/** As many as go through: commits wait while too many are on their way. */
async function benchRate(seconds: number, count: number): Promise<void> {
  await using stage = await setStage(count);
  await stage.app.startLoops();
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  while (performance.now() - startedAt < seconds * 1000) {
    const room = 1_000 - (stage.committed() - stage.verified());
    await commitMany(stage, Math.min(50, room));
    await Bun.sleep(2);
  }
  const verified = stage.verified();
  const elapsed = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const micros = Math.round((user + system) / verified);
  print(
    `${Math.round(verified / elapsed)} verified deliveries/s over ${Math.round(elapsed)} s to ` +
      `${count} subscription${count === 1 ? '' : 's'}, ${micros} µs CPU each, commit included`,
  );
  await printDelays(stage);
}

async function benchSteady(seconds: number): Promise<void> {
  await using stage = await setStage(subscriptions);
  await stage.app.startLoops();
  const startedAt = performance.now();
  for (let due = 0; due < seconds * 500;) {
    due = Math.floor((performance.now() - startedAt) / 2);
    await commitMany(stage, due - stage.committed());
    await Bun.sleep(1);
  }
  print(`500 events/s over ${seconds} s`);
  await printDelays(stage);
}

async function benchRecovery(): Promise<void> {
  await using stage = await setStage(subscriptions);
  const { app } = stage;
  while (stage.committed() < recoverySize) await commitMany(stage, 500);
  await app.runLoop('dispatch-events');
  const scopes = scopesFrom({ scopes: 'all' });
  const input = { siteId: stage.siteIds[0] ?? '', name: 'bench', scopes, rateLimit: 500 };
  const key = async () => (await createKey(app.ctx, input)).key;
  const url = `${app.listen(0).url}/v1/public/webhooks`;
  const quiet = await whileReading(url, await key(), () => Bun.sleep(3_000));
  let seconds = 0;
  const busy = await whileReading(url, await key(), async () => {
    const startedAt = performance.now();
    await app.startLoops();
    await allVerified(stage);
    seconds = (performance.now() - startedAt) / 1000;
  });
  const rate = Math.round(recoverySize / seconds);
  print(`${recoverySize} waiting deliveries caught up at ${rate}/s; API reads meanwhile ${busy}`);
  print(`  API reads before: ${quiet}`);
}

async function benchBesideDead(dead: number): Promise<void> {
  await using stage = await setStage(1);
  const silent: string[] = [];
  for (let index = 0; index < dead; index += 1) silent.push(await stage.subscribe('/silent'));
  for (let index = 0; index < waitingForDead; index += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, of) => stage.commit(silent[of % dead] ?? '')),
    );
  }
  await stage.app.runLoop('dispatch-events');
  await stage.app.startLoops();
  const first = stage.committed();
  for (let event = 0; event < 200; event += 1) {
    await stage.commit(stage.siteIds[0] ?? '');
    await Bun.sleep(50);
  }
  print(`beside ${waitingForDead} deliveries waiting for ${dead} dead receivers`);
  await printDelays(stage, first);
}

async function commitMany(stage: Stage, count: number): Promise<void> {
  const { siteIds } = stage;
  const first = stage.committed();
  const numbers = Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
  await Promise.all(numbers.map((number) => stage.commit(siteIds[number % siteIds.length] ?? '')));
}

async function allVerified(stage: Stage, count = stage.committed()): Promise<void> {
  const giveUpAt = performance.now() + 120_000;
  while (stage.verified() < count && performance.now() < giveUpAt) await Bun.sleep(5);
}

async function printDelays(stage: Stage, first = 0): Promise<void> {
  await allVerified(stage, stage.committed() - first);
  const { at, repeated, unverified } = await stage.arrivals();
  const wanted = stage.committedAt.slice(first);
  const delays = wanted.flatMap((committedAt, index) => {
    const arrivedAt = at[first + index];
    return typeof arrivedAt === 'number' ? [arrivedAt - committedAt] : [];
  });
  const lost = wanted.length - delays.length;
  const counts = `lost ${lost}, repeated ${repeated}, unverified ${unverified}`;
  print(`  commit to first byte ${spread(delays)}; ${counts}`);
}

async function whileReading(url: string, key: string, work: () => Promise<void>): Promise<string> {
  const reader = Bun.spawn(['bun', join(import.meta.dir, 'webhooks-reader.ts'), url, key, '125'], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  await work();
  reader.kill('SIGTERM');
  const times = (await new Response(reader.stdout).json()) as number[];
  return `${spread(times)} (${times.length} of them)`;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
