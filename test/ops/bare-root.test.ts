import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { chmodSync, chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';

/** The compiled file in a root with only the C library and /proc, as an unprivileged user. */
const binary = process.env.FORECOURT_BINARY;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** Without privileges the user is root of a namespace of its own, and nobody outside of it. */
const namespaces = isRoot
  ? ['unshare', '--mount']
  : ['unshare', '--map-root-user', '--mount', '--pid', '--fork', '--kill-child'];
const user = isRoot ? [`--userspec=${nobody}:${nobody}`] : [];

const root = temporaryFolder();
afterAll(() => root[Symbol.dispose]());

const probe = Bun.spawnSync(
  [...namespaces, 'sh', '-c', 'mount -t proc proc /proc && chroot / true'],
  {
    stdout: 'ignore',
    stderr: 'ignore',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  },
);
const isPossible = binary !== undefined && process.platform === 'linux' && probe.exitCode === 0;

describe.skipIf(!isPossible)('in a bare root folder (needs FORECOURT_BINARY and unshare)', () => {
  beforeAll(() => {
    const file = join(import.meta.dir, '../..', binary ?? '');
    chmodSync(root.path, 0o755);
    for (const name of ['proc', 'tmp']) mkdirSync(join(root.path, name));
    mkdirSync(join(root.path, 'data'), { mode: 0o700 });
    if (isRoot) chownSync(join(root.path, 'data'), nobody, nobody);
    copyFileSync(file, join(root.path, 'forecourt'));
    const listed = Bun.spawnSync(['ldd', file]).stdout.toString();
    for (const [library] of listed.matchAll(/\/\S+/g)) {
      mkdirSync(join(root.path, dirname(library)), { recursive: true });
      copyFileSync(library, join(root.path, library));
    }
  });

  test('only parts of the C library are needed', () => {
    const listed = Bun.spawnSync(['ldd', join(root.path, 'forecourt')]).stdout.toString();
    const names = [...listed.matchAll(/\/([^/\s]+\.so[^/\s]*)/g)].map((match) => match[1] ?? '');
    const others = names.filter((name) => !/^(ld-linux|lib(c|m|dl|pthread|rt)\.)/.test(name));
    expect(others).toEqual([]);
  });

  test('it makes its data, serves, asks itself for its health, and stops', async () => {
    const server = inside('/forecourt serve --json --port 0');
    const { listening } = JSON.parse(await firstLine(server.stdout)) as { listening: string };
    const reply = await fetch(`${listening}/v1/public/health`);
    expect(reply.status).toBe(200);
    const script = '/forecourt health && /forecourt backup /data/copy.db && /forecourt doctor';
    const commands = isRoot ? script.split(' && ') : [];
    for (const command of commands) {
      const child = inside(command);
      const output = await new Response(child.stdout).text();
      expect({ command, code: await child.exited, output }).toMatchObject({ code: 0 });
    }
    server.kill('SIGTERM');
    expect(await server.exited).toBe(isRoot ? 0 : expect.any(Number));
  }, 300_000);
});

function inside(command: string) {
  const script = `mount -t proc proc "$1/proc" && exec chroot ${user.join(' ')} "$1" ${command}`;
  return Bun.spawn([...namespaces, 'sh', '-c', script, 'sh', root.path], {
    stdout: 'pipe',
    stderr: 'inherit',
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      DATA_DIR: '/data',
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  });
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('\n')) break;
  }
  return text;
}
