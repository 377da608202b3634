import { runCommandLine } from './cli/index.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
// What was printed must have left before the end: a pipe takes it in pieces.
await new Promise<void>((resolve) => process.stdout.end(() => resolve()));
// Timers and sockets of a finished command must not hold the process.
process.exit();
