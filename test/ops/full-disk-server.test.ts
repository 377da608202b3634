import { describe, expect, test } from 'bun:test';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { type Client, makeClient } from '../support/client.ts';
import { program } from '../support/program.ts';
import { temporaryFolder } from '../support/folder.ts';
import { firstLine } from '../support/processes.ts';

/** A small disk of its own, in a namespace that ends with the server. */
const namespaces = ['unshare', '--map-root-user', '--mount'];
const probe = Bun.spawnSync([...namespaces, 'sh', '-c', 'mount -t tmpfs -o size=64k tmpfs /mnt'], {
  stdout: 'ignore',
  stderr: 'ignore',
});
const isPossible = process.platform === 'linux' && probe.exitCode === 0;

/** Enough attempts to use up what the files had reserved before the disk was full. */
const maxAttempts = 300;

describe.skipIf(!isPossible)('on a full disk (needs unshare and tmpfs) a server', () => {
  test('refuses writes with 503, still reads, and works again once there is space', async () => {
    using folder = temporaryFolder();
    const server = await startOnSmallDisk(folder.path);
    const filler = `${server.disk}/filler`;
    try {
      expect((await server.post(0)).status).toBe(202);
      fill(filler);
      let accepted = 1;
      let reply = await server.post(accepted);
      while (reply.status === 202 && accepted < maxAttempts) {
        accepted += 1;
        reply = await server.post(accepted);
      }
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('1');
      expect(reply.body.error.code).toBe('service_unavailable');
      expect(await server.count()).toBe(accepted);
      rmSync(filler);
      for (let more = 1; more <= 3; more += 1) {
        expect((await server.post(accepted + more)).status).toBe(202);
      }
      expect(await server.count()).toBe(accepted + 3);
      await server.untilAllResearched();
    } finally {
      server.kill();
    }
    expect(await server.exited).toBe(0);
  }, 300_000);
});

/** `disk` is the path of its data folder as it is seen from here. */
async function startOnSmallDisk(folder: string) {
  const forecourt = program.map((word) => `'${word}'`).join(' ');
  const script = [
    'set -e',
    'mount -t tmpfs -o size=8m tmpfs "$1"',
    `${forecourt} sites create --name A --slug a >/dev/null`,
    `${forecourt} keys create --site a --scopes all --rate-limit 500 --json > "$1/key.json"`,
    `exec ${forecourt} serve --json --port 0`,
  ];
  const child = Bun.spawn([...namespaces, 'sh', '-c', script.join('\n'), 'sh', folder], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const { listening } = JSON.parse((await firstLine(child.stdout)) ?? '{}') as {
    listening: string;
  };
  const disk = `/proc/${child.pid}/root${folder}`;
  const { key } = JSON.parse(readFileSync(`${disk}/key.json`, 'utf8')) as { key: string };
  const client: Client = makeClient((request) => fetch(request), key, listening);
  return {
    disk,
    kill: () => child.kill('SIGTERM'),
    exited: child.exited.then(() => child.exitCode),
    post: (number: number) => client.post('/ideaclouds', { keyword: `snow tires ${number}` }),
    async count() {
      const { body } = await client.get('/ideaclouds?limit=1');
      return body.pagination.total_count as number;
    },
    /** The work behind the requests goes on by itself too. */
    async untilAllResearched() {
      let waiting = true;
      while (waiting) {
        await Bun.sleep(100);
        const { body } = await client.get('/ideaclouds?limit=100');
        waiting = body.data.some((cloud: { status: string }) => cloud.status !== 'complete');
      }
    },
  };
}

/** To the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [65_536, 4096, 1]) {
    const bytes = Buffer.alloc(size, 1);
    for (let isFull = false; !isFull;) isFull = !writes(handle, bytes);
  }
  closeSync(handle);
}

function writes(handle: number, bytes: Uint8Array): boolean {
  try {
    return writeSync(handle, bytes) === bytes.length;
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
    return false;
  }
}
