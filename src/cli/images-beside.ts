import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { imagesFolder } from '../providers/image-store/folder.ts';

/** Pictures are in no backup: they would make each as large as all of them. */
export type ImagesBeside = {
  included: false;
  where: string;
  /** Null in a bucket, which keeps count itself. */
  files: number | null;
  bytes: number | null;
  says: string;
};

/** Where the pictures are that a backup of the database does not hold, in words too. */
export function imagesBeside({ imagesS3, dataDir }: Config): ImagesBeside {
  if (imagesS3) {
    const where = `the bucket ${imagesS3.bucket} at ${imagesS3.endpoint}`;
    const says = `Images are not in it: they lie in ${where}.`;
    return { included: false, where, files: null, bytes: null, says };
  }
  const where = imagesFolder(dataDir);
  const { files, bytes } = contentsOf(where);
  const much = `${files} files, ${bytes} bytes`;
  const says =
    files === 0
      ? 'There are no images beside it.'
      : `Images are not in it: copy ${where} too (${much}).`;
  return { included: false, where, files, bytes, says };
}

/** The same once the database has been put back. */
export function imagesAfterRestore({ where, files }: ImagesBeside): string {
  const kept = 'No backup holds images';
  if (files === null) return `${kept}: they are where they were, in ${where}.`;
  const there = files === 0 ? 'which is empty' : `which holds ${files} files`;
  const mend = 'If they were lost with the database, copy them back to';
  return `${kept}. ${mend} ${where}, ${there}; forecourt doctor counts those that are missing.`;
}

function contentsOf(folder: string): { files: number; bytes: number } {
  if (!existsSync(folder)) return { files: 0, bytes: 0 };
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = all.filter((entry) => entry.isFile());
  // A sweep may take one away meanwhile.
  const sizes = found.map(({ parentPath, name }) => {
    return statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0;
  });
  return { files: found.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
