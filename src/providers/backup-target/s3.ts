import { type BackupTarget, BackupTargetError, type StoredCopy } from './port.ts';
import { s3Failure } from './s3-failure.ts';

export type S3Settings = {
  /** Address of the service, with no bucket in it. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Begins every key: empty, or ends in a slash. */
  prefix: string;
};

/** Ten thousand parts, the most that S3 takes, are then 80 GB. */
const partBytes = 8 * 1024 * 1024;

/** Parts under way at a time: each is in memory. */
const partsAtOnce = 2;

/** A service that answers with no end of pages would keep us for ever. */
const maxPages = 100;

/** A bucket of any service that speaks the S3 protocol, through Bun's own client. */
export function s3BackupTarget(settings: S3Settings): BackupTarget {
  const { prefix, ...access } = settings;
  const client = new Bun.S3Client(access);
  const where = `the bucket ${settings.bucket} at ${settings.endpoint}`;

  /** The client knows no signal: what is given up ends by itself, and nobody waits for it. */
  async function attempt<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const end = () => reject(new BackupTargetError(`The transfer to ${where} was given up.`));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    try {
      return await Promise.race([signal.aborted ? ended : work(), ended]);
    } catch (error) {
      throw error instanceof BackupTargetError ? error : s3Failure(error, where);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async function listAll(): Promise<StoredCopy[]> {
    const found: StoredCopy[] = [];
    let continuationToken: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await client.list({ prefix, ...(continuationToken && { continuationToken }) });
      for (const { key, size } of answer.contents ?? []) {
        if (key.startsWith(prefix))
          found.push({ name: key.slice(prefix.length), bytes: size ?? 0 });
      }
      continuationToken = answer.isTruncated ? answer.nextContinuationToken : undefined;
      if (!continuationToken) return found;
    }
    throw new BackupTargetError(`Too much lies under ${prefix} in ${where}. Set BACKUP_S3_PREFIX.`);
  }

  return {
    where,
    async put(file, name, signal) {
      const options = { partSize: partBytes, queueSize: partsAtOnce };
      await attempt(() => client.write(prefix + name, Bun.file(file), options), signal);
    },
    list: (signal) => attempt(listAll, signal),
    remove: (name, signal) => attempt(() => client.delete(prefix + name), signal),
  };
}
