import type { Command } from 'commander';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { compactState } from '../db/sqlite/compact.ts';
import { size } from './doctor/words.ts';
import { systemClock } from '../lib/clock.ts';
import { print } from './print.ts';

export function compactCommand(program: Command): void {
  program
    .command('compact')
    .description('return the space of deleted rows; the server must be stopped')
    .option('--json', 'print {"before": 8192, "after": 4096} in bytes')
    .action(compact);
}

function compact({ json }: { json?: boolean }): void {
  const { dataDir } = makeConfig(readEnvironment());
  const compacted = compactState(dataDir, systemClock.now());
  const { before, after } = compacted;
  print(json, compacted, [`The database has ${size(after)} now, and had ${size(before)}.`]);
}
