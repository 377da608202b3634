import type { Command } from 'commander';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { restoreBackup } from '../db/sqlite/backup/restore-backup.ts';
import { isoTime, isoTimeOrNull, systemClock } from '../lib/clock.ts';
import { imagesAfterRestore, imagesBeside } from './images-beside.ts';
import { print } from './print.ts';

export function restoreCommand(program: Command): void {
  program
    .command('restore <file>')
    .description(
      'replace the database by a backup, which holds no images; the server must be stopped',
    )
    .option('--json', 'print JSON')
    .action(restore);
}

function restore(file: string, { json }: { json?: boolean }): void {
  const config = makeConfig(readEnvironment());
  const { dataDir } = config;
  const { replaced, madeAt, tables, rows } = restoreBackup(dataDir, file, systemClock.now());
  const beside = imagesBeside(config);
  const images = { ...beside, says: imagesAfterRestore(beside) };
  const result = { restored: file, made_at: isoTimeOrNull(madeAt), tables, rows, replaced, images };
  const of = madeAt === null ? '' : ` of ${isoTime(madeAt)}`;
  print(json, result, [
    `Restored ${file}${of}: ${rows} rows in ${tables} tables.`,
    ...(replaced ? [`What was there before is kept as ${replaced}.`] : []),
    images.says,
    'Webhook secrets open only with the master key of that time: forecourt doctor checks it.',
  ]);
}
