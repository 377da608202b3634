import type { Command } from 'commander';
import { rotateMasterKey } from '../secrets/rotate-master-key.ts';
import { print } from './print.ts';
import { withApp } from './with-app.ts';

export function rotateMasterKeyCommand(program: Command): void {
  program
    .command('rotate-master-key')
    .description('give the master key a new version and encrypt every stored secret again')
    .option('--json', 'print {"version": 2, "rewrapped": 10, "removed": [1]}')
    .action(rotate);
}

async function rotate({ json }: { json?: boolean }): Promise<void> {
  const rotation = await withApp((app) => rotateMasterKey(app.ctx));
  const { version, rewrapped, removed } = rotation;
  const lines = [`Version ${version} of the master key seals everything (${rewrapped} anew).`];
  if (removed.length > 0) {
    lines.push(
      `Version ${removed.join(', ')} is out of the file. Backups made before need it: keep the ` +
        'old copy with them, and make a new copy of the file.',
    );
  }
  print(json, rotation, lines);
}
