import type { Reader } from '../../db/reader.ts';
import { type FinishedArticle, finishedArticle } from '../content/publication/finished-article.ts';
import { findVersion, listVersions } from '../content/publication/versions-store.ts';

/** A version in a list; `madeBy` is null for the writer's own text. */
export type TextLine = { version: number; madeBy: string | null; createdAt: number };
export type ListedTexts = { present: FinishedArticle; lines: TextLine[] };

/** The newest first. The present text is among them before anybody has done anything about it. */
export async function listTexts(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ListedTexts> {
  const present = await finishedArticle(reader, siteId, articleId);
  const kept = await listVersions(reader, siteId, present.article.id);
  const lines: TextLine[] = kept.toReversed();
  if (lines[0]?.version !== present.version) {
    const { updatedAt: createdAt } = present.body;
    lines.unshift({ version: present.version, madeBy: null, createdAt });
  }
  return { present, lines };
}

/** Null where there is no such version. */
export async function textOfVersion(
  reader: Reader,
  { present }: ListedTexts,
  version: number,
): Promise<string | null> {
  if (version === present.version) return present.body.content;
  const { siteId, id } = present.article;
  return (await findVersion(reader, siteId, id, version))?.content ?? null;
}
