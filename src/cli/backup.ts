import { join } from 'node:path';
import type { Command } from 'commander';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { backupsFolder, proofScratchName } from '../db/sqlite/backup/backup-folder.ts';
import { makeBackup } from '../db/sqlite/backup/make-backup.ts';
import { removeDatabase, tryRestore } from '../db/sqlite/backup/try-restore.ts';
import { isoTimeOrNull, systemClock } from '../lib/clock.ts';
import { version } from '../version.ts';
import { imagesBeside } from './images-beside.ts';
import { print } from './print.ts';

type Options = { check?: boolean; json?: boolean };

export function backupCommand(program: Command): void {
  program
    .command('backup <file>')
    .description('write a verified copy of the database, also while a server runs')
    .option('--check', 'write nothing; check that <file> can be restored')
    .option('--json', 'print JSON')
    .action(backup);
}

function backup(file: string, { check, json }: Options): void {
  const config = makeConfig(readEnvironment());
  const { dataDir } = config;
  const now = systemClock.now();
  if (check) return checkBackup(file, dataDir, now, json);
  const made = makeBackup(dataDir, file, { now, version });
  const images = imagesBeside(config);
  print(json, { ...made, images }, [
    `${made.file}: ${made.bytes} bytes`,
    images.says,
    'The master key is not in it: keep a copy of that in another place.',
  ]);
}

function checkBackup(file: string, dataDir: string, now: number, json?: boolean): void {
  const scratch = join(backupsFolder(dataDir), `${proofScratchName}-${process.pid}`);
  try {
    const { madeAt, ...contents } = tryRestore(file, scratch, now);
    const result = { file, made_at: isoTimeOrNull(madeAt), ...contents };
    const line = `${file} can be restored: ${contents.rows} rows in ${contents.tables} tables.`;
    print(json, result, [line]);
  } finally {
    removeDatabase(scratch);
  }
}
