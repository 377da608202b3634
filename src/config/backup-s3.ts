import type { S3Settings } from '../providers/backup-target/s3.ts';
import type { Environment } from './env.ts';
import { s3From } from './s3-group.ts';

/** The S3 service for copies of backups; null without one. Throws ConfigError. */
export function backupS3From(environment: Environment): S3Settings | null {
  return s3From('BACKUP', 'Copies of backups in S3', environment);
}
