import type { S3Settings } from '../providers/backup-target/s3.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';

/** What begins the names of a group of settings. */
type GroupName = 'BACKUP' | 'IMAGES';

/**
 * An S3 service by a group of settings; null without one. The whole group is set or none of it;
 * region and folder have defaults. `what` is for the message: "Copies of backups in S3". Throws
 * ConfigError.
 */
export function s3From(name: GroupName, what: string, environment: Environment): S3Settings | null {
  const group = [
    `${name}_S3_ENDPOINT`,
    `${name}_S3_BUCKET`,
    `${name}_S3_ACCESS_KEY_ID`,
    `${name}_S3_SECRET_ACCESS_KEY`,
  ] as const;
  const missing = group.filter((setting) => environment[setting] === undefined);
  const region = environment[`${name}_S3_REGION`];
  const prefix = environment[`${name}_S3_PREFIX`];
  if (missing.length === group.length && !region && !prefix) return null;
  if (missing.length > 0) {
    const mend = 'Set the whole group, or nothing of it.';
    throw new ConfigError(`${what} need ${missing.join(' and ')} too. ${mend}`);
  }
  const [endpoint, bucket, accessKeyId, secretAccessKey] = group.map((one) => environment[one]);
  return {
    endpoint: endpointFrom(name, endpoint ?? ''),
    bucket: bucketFrom(name, bucket ?? ''),
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    region: region ?? defaultOf(`${name}_S3_REGION`),
    prefix: prefixFrom(prefix ?? defaultOf(`${name}_S3_PREFIX`)),
  };
}

/** A path is kept: some services have their S3 under one. */
function endpointFrom(name: GroupName, text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && ['http:', 'https:'].includes(url.protocol)) return text.replace(/\/+$/, '');
  throw new ConfigError(`${name}_S3_ENDPOINT must look like https://s3.example.com.`);
}

/** Ends in a slash, so that "a" does not begin "ab" too; "/" alone is the whole bucket. */
function prefixFrom(text: string): string {
  const folder = text.replaceAll(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}

/** As S3 names buckets (Amazon S3 User Guide, "General purpose bucket naming rules"). */
function bucketFrom(name: GroupName, text: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text;
  throw new ConfigError(`${name}_S3_BUCKET must be a name like prairie-backups, not "${text}".`);
}
