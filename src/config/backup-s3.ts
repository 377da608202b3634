import type { S3Settings } from '../providers/backup-target/s3.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';

const s3Group = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * The S3 service for copies of backups; null without one. The whole group is set or none of it;
 * region and folder have defaults. Throws ConfigError.
 */
export function backupS3From(environment: Environment): S3Settings | null {
  const missing = s3Group.filter((name) => environment[name] === undefined);
  const { BACKUP_S3_REGION: region, BACKUP_S3_PREFIX: prefix } = environment;
  if (missing.length === s3Group.length && !region && !prefix) return null;
  if (missing.length > 0) {
    const mend = 'Set the whole group, or nothing of it.';
    throw new ConfigError(`Copies of backups in S3 need ${missing.join(' and ')} too. ${mend}`);
  }
  return {
    endpoint: s3EndpointFrom(environment.BACKUP_S3_ENDPOINT ?? ''),
    bucket: s3BucketFrom(environment.BACKUP_S3_BUCKET ?? ''),
    accessKeyId: environment.BACKUP_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
    region: region ?? defaultOf('BACKUP_S3_REGION'),
    prefix: s3PrefixFrom(prefix ?? defaultOf('BACKUP_S3_PREFIX')),
  };
}

/** A path is kept: some services have their S3 under one. */
function s3EndpointFrom(text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && ['http:', 'https:'].includes(url.protocol)) return text.replace(/\/+$/, '');
  throw new ConfigError('BACKUP_S3_ENDPOINT must look like https://s3.example.com.');
}

/** Ends in a slash, so that "a" does not begin "ab" too; "/" alone is the whole bucket. */
function s3PrefixFrom(text: string): string {
  const folder = text.replaceAll(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}

/** As S3 names buckets (Amazon S3 User Guide, "General purpose bucket naming rules"). */
function s3BucketFrom(text: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text;
  throw new ConfigError(`BACKUP_S3_BUCKET must be a name like prairie-backups, not "${text}".`);
}
