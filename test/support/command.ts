import { program } from './program.ts';

export type CommandRun = { status: number | null; output: string; errors: string };

/** Runs one command in a process of its own that sees only these settings. */
export async function runCommand(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<CommandRun> {
  const child = Bun.spawn([...program, ...args], {
    env: { LOG_LEVEL: 'warn', ...settings },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  await child.exited;
  return { status: child.exitCode, output, errors };
}

export type RunningServer = {
  url: string;
  pid: number;
  /** Ends it; resolves to its exit status, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

/** Starts `serve` on a free port and waits until it says where it listens. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const child = Bun.spawn([...program, 'serve', '--json', '--port', '0'], {
    env: { LOG_LEVEL: 'silent', ...settings },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  let text = '';
  for await (const chunk of child.stdout) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('\n')) break;
  }
  const { listening } = JSON.parse(text) as { listening: string };
  return {
    url: listening,
    pid: child.pid,
    async end(signal) {
      child.kill(signal);
      await child.exited;
      return child.exitCode;
    },
  };
}
