import type { BackupTarget } from './port.ts';
import { s3BackupTarget, type S3Settings } from './s3.ts';

/** The target that is set; null where backups stay on this machine. */
export function backupTargetFrom(config: { backupS3: S3Settings | null }): BackupTarget | null {
  return config.backupS3 && s3BackupTarget(config.backupS3);
}
