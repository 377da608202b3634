import { readFileSync } from 'node:fs';

export type ChildServer = {
  url: string;
  /** User and system time so far, in microseconds. */
  cpuMicros(): number;
  peakRssMb(): number;
  stop(): Promise<void>;
};

/** Clock ticks of /proc/<pid>/stat; 100 a second on every Linux that Bun runs on. */
const microsPerTick = 10_000;

/** Starts a server in a process of its own, so that its CPU time is its own. Linux only. */
export async function startChild(
  command: string[],
  environment: Record<string, string> = {},
): Promise<ChildServer> {
  const child = Bun.spawn(command, {
    env: { ...process.env, ...environment },
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const reader = child.stdout.getReader();
  let text = '';
  while (!text.includes('\n')) {
    const { value, done } = await reader.read();
    if (done) throw new Error('The server ended before it was ready.');
    text += new TextDecoder().decode(value);
  }
  const { listening } = JSON.parse(text) as { listening: string };
  return {
    url: listening,
    cpuMicros() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      return (Number(fields?.[11]) + Number(fields?.[12])) * microsPerTick;
    },
    peakRssMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(status.match(/VmHWM:\s+(\d+)/)?.[1]) / 1024);
    },
    async stop() {
      child.kill('SIGTERM');
      await child.exited;
    },
  };
}
