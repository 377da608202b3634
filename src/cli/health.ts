import type { Command } from 'commander';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { folderIsLocked, readHolder } from '../db/folder-lock.ts';
import { apiBase } from '../http/server.ts';
import { systemClock } from '../lib/clock.ts';
import { makeCall } from '../providers/call.ts';
import { print } from './print.ts';

/** A load balancer would not wait longer either. */
const timeoutMs = 4_000;

export function healthCommand(program: Command): void {
  program
    .command('health')
    .description('check that the server on this data folder answers (for container health checks)')
    .option('--json', 'print JSON')
    .action(health);
}

async function health({ json }: { json?: boolean }): Promise<void> {
  const { dataDir } = makeConfig(readEnvironment());
  const url = folderIsLocked(dataDir) ? readHolder(dataDir)?.url : null;
  if (!url) throw new Error(`No server runs on ${dataDir}.`);
  const reachable = reachableUrl(url);
  const call = makeCall({ allowHosts: [reachable.hostname], clock: systemClock });
  const answer = await call({
    url: `${reachable.origin}${apiBase}/health`,
    method: 'GET',
    headers: {},
    timeoutMs,
  });
  const { durationMs } = answer;
  if (answer.kind !== 'answered') throw new Error(`${url} does not answer: ${answer.message}`);
  if (answer.status !== 200) throw new Error(`${url} answers with status ${answer.status}.`);
  print(json, { url, status: answer.status, duration_ms: durationMs }, [
    `${url} answers after ${Math.round(durationMs)} ms.`,
  ]);
}

/** A server that listens on every address is asked on this machine's own. */
function reachableUrl(listening: string): URL {
  const url = new URL(listening);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url;
}
