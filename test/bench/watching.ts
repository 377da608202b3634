import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { type App, buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/env.ts';
import { gatheredOutput } from '../../src/lib/line-output.ts';
import { makeLog } from '../../src/lib/log.ts';

const requests = 10_000;
const rounds = 9;
/** What one key may ask in a minute. */
const perKey = 500;

const variants: Record<string, Environment> = {
  'neither log nor figures': { LOG_LEVEL: 'warn' },
  'request log': { LOG_LEVEL: 'info' },
  figures: { LOG_LEVEL: 'warn', OPERATOR_TOKEN: 'bench-operator-token-of-32-letters' },
  both: { LOG_LEVEL: 'info', OPERATOR_TOKEN: 'bench-operator-token-of-32-letters' },
};

type Subject = { name: string; app: App; keys: string[]; micros: number[]; sent: number };

/** CPU time per request of GET /reference/content-tools, in process, with and without watching. */
export async function benchWatching(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const file = openSync(join(folder, 'requests.log'), 'a');
  const output = gatheredOutput((text) => void writeSync(file, text), 100);
  const subjects: Subject[] = [];
  for (const [name, environment] of Object.entries(variants)) {
    const config = makeConfig({ ...environment, DATA_DIR: join(folder, String(subjects.length)) });
    const app = buildApp(config, { log: makeLog('warn', output), requestLines: output.writeSoon });
    subjects.push({ name, app, keys: await makeKeys(app), micros: [], sent: 0 });
  }
  // In turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round <= rounds; round += 1) {
    for (const subject of subjects) {
      const micros = await ask(subject);
      if (round > 0) subject.micros.push(micros);
    }
  }
  for (const { name, micros } of subjects) {
    const sorted = micros.toSorted((a, b) => a - b);
    const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
    const figures = `${median.toFixed(2)} µs CPU, least ${least.toFixed(2)}`;
    process.stdout.write(`${name.padEnd(26)} ${figures}\n`);
  }
  for (const { app } of subjects) await app.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeKeys(app: App): Promise<string[]> {
  const site = await createSite(app.ctx, { name: 'Bench Motors', slug: 'bench' });
  const count = ((rounds + 1) * requests) / perKey;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const scopes = scopesFrom({ scopes: 'all' });
      const input = { siteId: site.id, name: `bench ${index}`, scopes, rateLimit: perKey };
      return (await createKey(app.ctx, input)).key;
    }),
  );
}

async function ask(subject: Subject): Promise<number> {
  const { app, keys } = subject;
  const before = process.cpuUsage();
  for (let index = 0; index < requests; index += 1) {
    const headers = { 'x-api-key': keys[Math.floor(subject.sent / perKey)] ?? '' };
    subject.sent += 1;
    const url = 'http://localhost/v1/public/reference/content-tools';
    const response = await app.handle(new Request(url, { headers }));
    if (response.status !== 200) throw new Error(`answered ${response.status}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}
