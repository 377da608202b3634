import type { ChildServer } from './child-server.ts';

export type Measured = { name: string; requestsPerSecond: number; cpuMicros: number };

const connections = 32;

/**
 * Sends `count` requests over 32 connections and returns the server's CPU time per request and the
 * rate. Throws when an answer is not the expected status.
 */
export async function measure(
  name: string,
  server: ChildServer,
  count: number,
  send: (index: number) => Promise<Response>,
  expected: number,
): Promise<Measured> {
  await run(Math.min(500, count), send, expected);
  const cpuBefore = server.cpuMicros();
  const startedAt = performance.now();
  await run(count, send, expected);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMicros = (server.cpuMicros() - cpuBefore) / count;
  return { name, requestsPerSecond: count / seconds, cpuMicros };
}

async function run(
  count: number,
  send: (index: number) => Promise<Response>,
  expected: number,
): Promise<void> {
  let next = 0;
  async function worker(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      const response = await send(index);
      const text = await response.text();
      if (response.status !== expected) throw new Error(`${response.status}: ${text}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
}
