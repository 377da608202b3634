import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import type { Context } from '../../context.ts';
import { queueDepths, type QueueDepths } from '../../db/queue-depths.ts';
import {
  backupsFolder,
  listBackups,
  type StoredBackup,
} from '../../db/sqlite/backup/backup-folder.ts';
import { type Proof, readProof } from '../../db/sqlite/backup/proof.ts';
import { fileSizes } from '../../db/sqlite/file-sizes.ts';
import { second } from '../../lib/clock.ts';
import { version } from '../../version.ts';

export type Installation = {
  versions: { forecourt: string; bun: string; system: string };
  upSince: number;
  memoryBytes: number;
  disk: { freeBytes: number; databaseBytes: number; backupBytes: number };
  queues: QueueDepths;
  /** The newest first. */
  backups: StoredBackup[];
  proof: Proof | null;
};

/** How the program and its data folder are. Rejects when the store cannot be read. */
export async function readInstallation(ctx: Context): Promise<Installation> {
  const { dataDir } = ctx.config;
  const { bavail, bsize } = statfsSync(dataDir);
  const { main, wal, log } = fileSizes(dataDir);
  return {
    versions: {
      forecourt: version,
      bun: Bun.version,
      system: `${process.platform} ${process.arch}`,
    },
    upSince: ctx.clock.now() - Math.round(performance.now() / second) * second,
    memoryBytes: process.memoryUsage.rss(),
    disk: {
      freeBytes: bavail * bsize,
      databaseBytes: main + wal + log,
      backupBytes: bytesIn(backupsFolder(dataDir)),
    },
    queues: await queueDepths(ctx)(),
    backups: listBackups(dataDir),
    proof: readProof(dataDir),
  };
}

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => {
    return sum + (statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}
