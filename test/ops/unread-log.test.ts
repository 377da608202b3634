import { expect, test } from 'bun:test';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../support/program.ts';
import { temporaryFolder } from '../support/folder.ts';
import { firstLine } from '../support/processes.ts';

const token = 'a-token-of-more-than-32-characters';

/** Their lines are several times what a pipe and the program hold. */
const requests = 4_000;

test.skipIf(process.platform === 'win32')(
  'a server whose standard error nobody reads answers on, and counts what it drops',
  async () => {
    using folder = temporaryFolder();
    const pipe = join(folder.path, 'pipe');
    expect(Bun.spawnSync(['mkfifo', pipe]).exitCode).toBe(0);
    // Open at both ends, so that nobody waits for the other and nobody reads.
    const ends = openSync(pipe, 'r+');
    const child = Bun.spawn([...program, 'serve', '--json', '--port', '0'], {
      env: { DATA_DIR: folder.path, LOG_LEVEL: 'info', OPERATOR_TOKEN: token },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: ends,
    });
    const { listening } = JSON.parse((await firstLine(child.stdout)) ?? '{}');
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${listening}${path}`, { headers })).text();
    };
    for (let asked = 0; asked < requests; asked += 20) {
      await Promise.all(Array.from({ length: 20 }, () => ask('/v1/public/health')));
    }
    const metric = /^forecourt_log_lines_dropped_total (\d+)/m;
    const [, told = '0'] = metric.exec(await ask('/metrics')) ?? [];
    expect(Number(told)).toBeGreaterThan(0);
    // Now somebody reads: whole lines, and after them how many are missing.
    const reader = Bun.spawn(['cat', pipe], { stdin: 'ignore', stdout: 'pipe' });
    const text = new Response(reader.stdout).text();
    closeSync(ends);
    child.kill('SIGTERM');
    expect(await child.exited).toBe(0);
    const records = (await text)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const missed = records.find(({ msg }) => msg.startsWith('lines of the log were dropped'));
    expect(missed.lines).toBeGreaterThanOrEqual(Number(told));
    const seen = records.filter(({ msg }) => msg === 'answered a request').length;
    expect(seen + missed.lines).toBeGreaterThanOrEqual(requests);
  },
  300_000,
);

/** Some at once: the moment decides which of its writes tells a server that the pipe has ended. */
test('servers whose standard error is closed answer on, and end well', async () => {
  expect(await Promise.all(Array.from({ length: 4 }, serveWithoutError))).toEqual([0, 0, 0, 0]);
}, 300_000);

async function serveWithoutError(): Promise<number> {
  using folder = temporaryFolder();
  const child = Bun.spawn([...program, 'serve', '--json', '--port', '0'], {
    env: { DATA_DIR: folder.path, LOG_LEVEL: 'info' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const { listening } = JSON.parse((await firstLine(child.stdout)) ?? '{}');
  await child.stderr.cancel();
  for (let asked = 0; asked < 50; asked += 1) {
    expect((await fetch(`${listening}/v1/public/health`)).status).toBe(200);
  }
  child.kill('SIGTERM');
  return child.exited;
}
