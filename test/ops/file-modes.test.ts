import { expect, test } from 'bun:test';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../support/processes.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Every path below a folder that another user could open. */
function open(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
    .sort();
}

test('what is made in a folder that was there before is for its user alone', async () => {
  await using program = commands();
  chmodSync(program.folder, 0o755);
  const data = join(program.folder, 'data');
  mkdirSync(data, { mode: 0o755 });
  const settings = { DATA_DIR: data, LOG_LEVEL: 'info' };
  const server = await program.serve(settings);
  expect((await fetch(`${server.url}/v1/public/health`)).status).toBe(200);
  const made = ['sites', 'create', '--name', 'A', '--slug', 'a'];
  expect((await program.run(made, settings)).code).toBe(0);
  expect((await program.run(['run-job', 'back-up'], settings)).code).toBe(0);
  expect((await program.run(['run-job', 'sweep-idempotency'], settings)).code).toBe(0);
  expect(open(data)).toEqual([]);
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(readdirSync(data)).toContainEqual('requests');
  expect(open(data)).toEqual([]);
  // The folder itself was opened by somebody: doctor names it, nobody changes it.
  expect(modeOf(data)).toBe('755');
  const doctor = await program.run(['doctor'], { ...settings, PORT: '0' });
  expect(doctor.output).toContain(`Run: chmod 700 ${data}`);
}, 300_000);

test('a start closes what an older version left open, and nothing of others', async () => {
  await using program = commands();
  await program.makeStore();
  const ours = ['forecourt.db', 'master.key', join('backups', 'forecourt-of-old.db')];
  const theirs = 'stock-from-a-supplier.csv';
  mkdirSync(join(program.folder, 'backups'));
  for (const name of [...ours.slice(2), theirs]) writeFileSync(join(program.folder, name), 'x');
  for (const name of [...ours, theirs]) chmodSync(join(program.folder, name), 0o644);
  chmodSync(join(program.folder, 'backups'), 0o755);
  const server = await program.serve();
  expect(open(program.folder)).toEqual([theirs]);
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}, 300_000);
