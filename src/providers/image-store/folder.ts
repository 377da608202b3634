import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ids } from '../../lib/ids.ts';
import {
  imagePath,
  type ImageStore,
  ImageStoreError,
  isStoredName,
  type StoredImage,
} from './port.ts';

/** The folder of pictures in a data folder. */
export function imagesFolder(dataDir: string): string {
  return join(dataDir, 'images');
}

/** Pictures beside the database, for their owner only. Nothing here holds the event loop. */
export function folderImageStore(dataDir: string, ids: Ids): ImageStore {
  const folder = imagesFolder(dataDir);
  const fileOf = (name: string) => join(folder, imagePath(name));
  return {
    where: folder,
    async put(name, bytes) {
      const file = fileOf(name);
      const draft = `${file}.${ids.uuid()}.draft`;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeWhole(draft, bytes);
        await rename(draft, file);
        await syncFolder(dirname(file));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw storeError(error, folder);
      }
    },
    async read(name) {
      const file = Bun.file(fileOf(name));
      return (await file.exists()) ? file : null;
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
    list: (signal) => listFolder(folder, signal),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

/** Windows keeps folder entries by itself and cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}

async function* listFolder(folder: string, signal: AbortSignal): AsyncIterable<StoredImage> {
  for (const part of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, part))) {
      if (signal.aborted) return;
      const found = isStoredName(name) ? await statOf(join(folder, part, name)) : null;
      if (found?.isFile()) yield { name, bytes: found.size, modifiedAtMs: found.mtimeMs };
    }
  }
}

/** Null for one that has gone meanwhile. */
async function statOf(path: string) {
  return stat(path).catch(() => null);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

const mends: Record<string, string> = {
  ENOSPC: 'Its disk is full: free some space, or keep images in a bucket (IMAGES_S3_BUCKET).',
  EDQUOT: 'The quota of this user is used up: free some space.',
  EROFS: 'Its disk is mounted read-only: look at the system log for its faults.',
  EACCES: 'Give it to the user that runs Forecourt (chown).',
  ENOTDIR: 'Something else lies in the place of that folder: move it away.',
  EEXIST: 'Something else lies in the place of that folder: move it away.',
};

function storeError(error: unknown, folder: string): ImageStoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const mend = mends[code] ?? 'Look at the folder and its disk.';
  const text = `The image cannot be kept in ${folder} (${code}). ${mend}`;
  return new ImageStoreError(text, { cause: error });
}
