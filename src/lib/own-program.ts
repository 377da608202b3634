import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type OwnRun = {
  /** Null when a signal ended it. */
  status: number | null;
  output: string;
  /** What it wrote to standard error. */
  errors: string;
};

export type RunOwnProgram = (
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<OwnRun>;

/**
 * Runs a command of this very program in a process of its own, for work that would hold the event
 * loop. It sees only the settings given. Aborting kills it.
 */
export async function runOwnProgram(...given: Parameters<RunOwnProgram>): Promise<OwnRun> {
  const [args, settings, signal] = given;
  const child = Bun.spawn([...ownCommand(), ...args], {
    env: { ...settings },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    signal,
    killSignal: 'SIGKILL',
  });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  await child.exited;
  return { status: child.exitCode, output, errors };
}

function ownCommand(): string[] {
  if (Bun.isStandaloneExecutable) return [process.execPath];
  // Bundled into one script, the sources lie no more where this file once lay.
  const sources = join(import.meta.dir, '../main.ts');
  return [process.execPath, existsSync(sources) ? sources : Bun.main];
}
