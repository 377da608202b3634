import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopeNames } from '../../schema/contracts/scopes.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { makeLog } from '../../src/lib/log.ts';
import { program } from './program.ts';

const root = join(import.meta.dir, '../..');

export type Outcome = { code: number; output: string; errors: string };

export type Commands = {
  folder: string;
  /** Runs a command to its end. */
  run(args: readonly string[], environment?: Record<string, string>): Promise<Outcome>;
  /** Starts `serve` on a free port and waits until it is ready. */
  serve(environment?: Record<string, string>, options?: readonly string[]): Promise<Served>;
  /** Makes the site "prairie" without a process, and a key to everything of it. */
  makeStore(): Promise<{ id: string; key: string }>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type Served = {
  url: string;
  /** Where the first owner begins, while there is nobody. */
  setup: string | undefined;
  pid: number;
  kill(signal: NodeJS.Signals): void;
  /** The exit status; null when a signal ended it. */
  exited: Promise<number | null>;
  errors(): Promise<string>;
};

type Start = { cwd?: string; started?: readonly string[] };

/** The real program as processes of their own, on a data folder that goes with the scope. */
export function commands({ cwd = root, started = program }: Start = {}): Commands {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-cli-'));
  const children = new Set<Bun.Subprocess<'ignore', 'pipe', 'pipe'>>();

  function start(args: readonly string[], environment: Record<string, string> = {}) {
    const { PATH = '', HOME = '' } = process.env;
    const child = Bun.spawn([...started, ...args], {
      cwd,
      env: { PATH, HOME, LOG_LEVEL: 'warn', DATA_DIR: folder, ...environment },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    });
    children.add(child);
    void child.exited.then(() => children.delete(child));
    return child;
  }

  async function run(args: readonly string[], environment?: Record<string, string>) {
    const child = start(args, environment);
    const [output, errors, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    return { code, output, errors };
  }

  async function serve(
    environment?: Record<string, string>,
    options: readonly string[] = [],
  ): Promise<Served> {
    const child = start(['serve', '--json', '--port', '0', ...options], environment);
    const errors = new Response(child.stderr).text();
    const line = await firstLine(child.stdout);
    if (line === null) throw new Error(`The server did not start: ${await errors}`);
    const { listening, setup } = JSON.parse(line) as { listening: string; setup?: string };
    const exited = child.exited.then(() => child.exitCode);
    const kill = (signal: NodeJS.Signals) => child.kill(signal);
    return { url: listening, setup, pid: child.pid, kill, exited, errors: () => errors };
  }

  async function makeStore(): Promise<{ id: string; key: string }> {
    const log = makeLog('silent');
    await using app = buildApp(makeConfig({ DATA_DIR: folder }), { log, synchronous: 'OFF' });
    const { id: siteId } = await createSite(app.ctx, { name: 'Prairie Motors', slug: 'prairie' });
    const input = { siteId, name: 'test', scopes: scopeNames, rateLimit: 500 };
    const { key, row } = await createKey(app.ctx, input);
    return { id: row.id, key };
  }

  async function dispose(): Promise<void> {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([...children].map((child) => child.exited));
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, run, serve, makeStore, [Symbol.asyncDispose]: dispose };
}

/** Null when it ended without one. */
export async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes('\n')) {
    const { done, value } = await reader.read();
    if (done) return null;
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return text.slice(0, text.indexOf('\n'));
}
