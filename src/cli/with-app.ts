import { type App, buildApp } from '../app.ts';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { makeLog } from '../lib/log.ts';

/** Runs a command's work on the data folder, beside a running server if there is one. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = makeConfig(readEnvironment());
  await using app = buildApp(config, { log: makeLog(quieter(config.logLevel), 'stderr') });
  return await work(app);
}

/** A command's own output is what people want to see; the log only when something is wrong. */
function quieter(level: ReturnType<typeof makeConfig>['logLevel']) {
  return level === 'info' ? 'warn' : level;
}
