import { runCommandLine } from './cli/index.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
// Timers and sockets of a finished command must not hold the process.
process.exit();
