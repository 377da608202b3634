import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { makeLog } from '../../src/lib/log.ts';
import { type Client, makeClient } from './client.ts';
import { program } from './program.ts';

/** A running Forecourt that a black-box flow speaks to, however it is run. */
export type Target = {
  /** A command on the target's data folder; its standard output. Fails with its standard error. */
  command(...args: string[]): Promise<string>;
  client(key: string | null): Client;
  /** By its path from the root, for what is no part of the API. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type TargetKind = { name: string; start(): Promise<Target> };

/** A server to which a browser comes: by what name, and where the first owner begins. */
export type WebServer = Target & { address: string; setup: string };

const root = join(import.meta.dir, '../..');
/** The compiled file, when the flows are to be run against it. */
const binary = process.env.FORECOURT_BINARY;
const settings = { WEBHOOK_ALLOW_HOSTS: '127.0.0.1', LOG_LEVEL: 'warn' };

/** Flows run against each of these; with FORECOURT_BINARY set, against the compiled file alone. */
export const targets: readonly TargetKind[] = binary
  ? [{ name: 'the compiled file', start: () => startServer(program) }]
  : [
      { name: 'the app in process', start: startInProcess },
      { name: 'the server over TCP', start: () => startServer(program) },
    ];

/** The server by the name that browsers keep passkeys under, with nobody on it yet. */
export const webServer = {
  name: binary ? 'the compiled file' : 'the server over TCP',
  async start(port: number): Promise<WebServer> {
    const address = `http://localhost:${port}`;
    const server = await startServer(program, port);
    return Object.assign(server, { address });
  },
};

async function startInProcess(): Promise<Target> {
  const folder = makeFolder();
  const config = makeConfig({ ...settings, DATA_DIR: folder });
  // A body may be run again where two nodes meet: here each one is.
  const told = { log: makeLog('silent'), synchronous: 'OFF', rehearseWrites: true } as const;
  const app = buildApp(config, told);
  await app.startLoops();
  return target({
    folder,
    program,
    client: (key) => makeClient(app.handle, key),
    fetch: async (path, init) => app.handle(new Request(`http://localhost${path}`, init)),
    stop: () => app.stop(),
  });
}

async function startServer(
  program: readonly string[],
  port = 0,
): Promise<Target & { setup: string }> {
  const folder = makeFolder();
  const server = Bun.spawn([...program, 'serve', '--json', '--port', String(port)], {
    cwd: root,
    env: environmentFor(folder),
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const ready = JSON.parse(await firstLine(server.stdout)) as { listening: string; setup: string };
  const { listening, setup } = ready;
  const running = target({
    folder,
    program,
    client: (key) => makeClient((request) => fetch(request), key, listening),
    fetch: (path, init) => fetch(`${listening}${path}`, init),
    async stop() {
      server.kill('SIGTERM');
      const code = await server.exited;
      if (code !== 0) throw new Error(`The server ended with status ${code}`);
    },
  });
  return Object.assign(running, { setup });
}

type Parts = { folder: string; program: readonly string[] } & Pick<
  Target,
  'client' | 'fetch' | 'stop'
>;

function target({ folder, program, client, fetch, stop }: Parts): Target {
  async function command(...args: string[]): Promise<string> {
    const child = Bun.spawn([...program, ...args], {
      cwd: root,
      env: environmentFor(folder),
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const [output, errors] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    if ((await child.exited) !== 0) throw new Error(errors);
    return output;
  }
  async function stopOnce(): Promise<void> {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { command, client, fetch, stop: stopOnce, [Symbol.asyncDispose]: stopOnce };
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'forecourt-flow-'));
}

function environmentFor(folder: string): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...settings, DATA_DIR: folder };
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
  }
  throw new Error(`The server ended before it was ready: ${text}`);
}
