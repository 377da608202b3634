import type { Command } from 'commander';
import { buildApp } from '../app.ts';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { folderIsLocked, folderTaken } from '../db/folder-lock.ts';
import { requestFiles } from '../db/request-files.ts';
import { systemClock } from '../lib/clock.ts';
import { lineOutput } from '../lib/line-output.ts';
import { makeLog } from '../lib/log.ts';
import { replaceLostSecrets } from '../secrets/replace-lost-secrets.ts';
import { setupAddress, setupLines } from './setup-address.ts';
import { untilSignal } from './signals.ts';

/** For a reader who is slow; one who is gone must not hold the end. */
const lastLinesMs = 500;

type Options = { host?: string; port?: string; json?: boolean; startAnew?: boolean };

export function serveCommand(program: Command): void {
  program
    .command('serve', { isDefault: true })
    .description('serve the API and run the jobs')
    .option('--host <address>', 'address to listen on (HOST)')
    .option('--port <number>', 'port to listen on (PORT)')
    .option('--start-anew', 'begin anew where the database or the master key has been lost')
    .option('--json', 'print {"listening": address} when ready')
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  const environment = readEnvironment();
  if (options.host) environment.HOST = options.host;
  if (options.port) environment.PORT = options.port;
  const config = makeConfig(environment);
  // Before anything of the folder is touched: a newer version would change the database of another.
  if (folderIsLocked(config.dataDir)) throw folderTaken(config.dataDir);
  const signalled = untilSignal();
  const drops = { count: (_lines: number): void => {} };
  const output = lineOutput(2, (lines) => drops.count(lines));
  // Also where a second signal ends the process at once.
  process.once('exit', output.flush);
  const log = makeLog(config.logLevel, output);
  const requests = requestFiles(config.dataDir, systemClock, log);
  process.once('exit', requests.flush);
  const requestLines = (line: string): void => {
    output.writeSoon(line);
    requests.writeSoon(line);
  };
  const { startAnew = false } = options;
  const app = buildApp(config, { log, requestLines, startAnew });
  drops.count = (lines) => app.ctx.metrics.logLinesDropped.inc(lines);
  if (startAnew) {
    const { switchedOff } = await replaceLostSecrets(app.ctx);
    log.warn({ switchedOff }, 'started anew; subscriptions with lost secrets are switched off');
  }
  const { url } = app.listen();
  await app.startLoops();
  const isAnyPort = config.port === 0 && environment.APP_ORIGIN === undefined;
  const setup = await setupAddress(app.ctx, isAnyPort ? url : config.appOrigin);
  const lines = [`Forecourt listens on ${url}`, ...setupLines(setup)].join('\n');
  const ready = options.json ? JSON.stringify({ listening: url, ...setup }) : lines;
  process.stdout.write(`${ready}\n`);
  const signal = await signalled;
  app.ctx.log.info({ signal }, 'stopping');
  await app.stop();
  output.flush();
  await output.settle(lastLinesMs);
}
