import type { S3Settings } from '../backup-target/s3.ts';
import {
  imagePath,
  type ImageStore,
  ImageStoreError,
  isStoredName,
  type StoredImage,
} from './port.ts';

/** A service that answers with no end of pages would keep us for ever. */
const maxPages = 10_000;

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A bucket of any service that speaks the S3 protocol, through Bun's own client. */
export function s3ImageStore(settings: S3Settings): ImageStore {
  const { prefix, ...access } = settings;
  const client = new Bun.S3Client(access);
  const where = `the bucket ${settings.bucket} at ${settings.endpoint}`;
  const keyOf = (name: string) => prefix + imagePath(name);

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storeError(error, where);
    }
  }

  async function* listAll(signal: AbortSignal): AsyncIterable<StoredImage> {
    let continuationToken: string | undefined;
    for (let page = 0; page < maxPages && !signal.aborted; page += 1) {
      const query = { prefix, ...(continuationToken && { continuationToken }) };
      const answer = await attempt(() => client.list(query));
      for (const { key, size, lastModified } of answer.contents ?? []) {
        const name = key.slice(prefix.length + 3);
        const modifiedAtMs = Date.parse(lastModified ?? '');
        // What bears no time is never old enough to be swept.
        const isOurs = isStoredName(name) && !Number.isNaN(modifiedAtMs);
        if (isOurs) yield { name, bytes: size ?? 0, modifiedAtMs };
      }
      continuationToken = answer.isTruncated ? answer.nextContinuationToken : undefined;
      if (!continuationToken) return;
    }
  }

  return {
    where,
    async put(name, bytes) {
      const type = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await attempt(() => client.write(keyOf(name), bytes, { type }));
    },
    async read(name) {
      const file = client.file(keyOf(name));
      try {
        return new Blob([await file.arrayBuffer()]);
      } catch (error) {
        if (codeOf(error) === 'NoSuchKey' || codeOf(error) === 'ENOENT') return null;
        throw storeError(error, where);
      }
    },
    remove: (name) => attempt(() => client.delete(keyOf(name))),
    list: listAll,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function storeError(error: unknown, where: string): ImageStoreError {
  const said = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 200) : '';
  const mend = 'Check IMAGES_S3_ENDPOINT, its bucket and its key.';
  const text = `Images cannot be kept in ${where} (${codeOf(error)}: ${said}). ${mend}`;
  return new ImageStoreError(text, { cause: error });
}
