import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/env.ts';
import { makeLog } from '../../src/lib/log.ts';

/** The server without its jobs: what accepting a request costs, apart from the work it asks for. */
const app = buildApp(makeConfig(readEnvironment()), { log: makeLog('warn', 'stderr') });
const { url } = app.listen();
process.stdout.write(`${JSON.stringify({ listening: url })}\n`);
process.on('SIGTERM', () => void app.stop().then(() => process.exit()));
