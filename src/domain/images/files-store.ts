import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { imageFiles, images } from '../../../schema/tables/images.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import type { ImageFileRow } from './store.ts';

const byHash = prepared((db: Reader['db']) =>
  db
    .select()
    .from(imageFiles)
    .where(eq(imageFiles.hash, sql.placeholder('hash')))
    .prepare(),
);

export async function findFile(reader: Reader, hash: string): Promise<ImageFileRow | undefined> {
  return byHash(reader).get({ hash });
}

/** One that is there is the same file; its smaller versions may have been made anew. */
export async function putFile(tx: Tx, row: ImageFileRow): Promise<void> {
  const { variants } = row;
  await tx.db
    .insert(imageFiles)
    .values(row)
    .onConflictDoUpdate({ target: imageFiles.hash, set: { variants } })
    .run();
}

/** Which of these are known. */
export async function knownHashes(reader: Reader, hashes: readonly string[]): Promise<Set<string>> {
  const known = inArray(imageFiles.hash, [...hashes]);
  const rows = await reader.db
    .select({ hash: imageFiles.hash })
    .from(imageFiles)
    .where(known)
    .all();
  return new Set(rows.map(({ hash }) => hash));
}

/** Forgets up to `limit` files that no image names any more; returns how many. */
export async function deleteUnusedFiles(tx: Tx, beforeMs: number, limit: number): Promise<number> {
  const users = tx.db
    .select({ one: sql`1` })
    .from(images)
    .where(eq(images.hash, imageFiles.hash));
  const unused = tx.db
    .select({ hash: imageFiles.hash })
    .from(imageFiles)
    .where(and(lte(imageFiles.createdAt, beforeMs), notExists(users)))
    .limit(limit);
  const gone = await tx.db
    .delete(imageFiles)
    .where(inArray(imageFiles.hash, unused))
    .returning({ hash: imageFiles.hash });
  return gone.length;
}

/** One that is there is the same file, and has its day from now on. */
export async function putCopy(tx: Tx, row: ImageFileRow): Promise<void> {
  const { createdAt } = row;
  await tx.db
    .insert(imageFiles)
    .values(row)
    .onConflictDoUpdate({ target: imageFiles.hash, set: { createdAt } })
    .run();
}
