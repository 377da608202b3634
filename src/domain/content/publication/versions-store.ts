import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { articleVersions } from '../../../../schema/tables/article-history.ts';
import { type Actor, recordedActor } from '../../../actor.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { sha256Hex } from '../../../lib/hash.ts';

export type VersionRow = typeof articleVersions.$inferSelect;

/** A version without its text, which is long. */
export type VersionLine = Omit<VersionRow, 'content'>;

const insertVersion = insertRow(articleVersions);

function ofArticle() {
  return and(
    eq(articleVersions.siteId, sql.placeholder('siteId')),
    eq(articleVersions.articleId, sql.placeholder('articleId')),
  );
}

const latest = prepared((db: Reader['db']) =>
  db
    .select({ version: articleVersions.version, bodyHash: articleVersions.bodyHash })
    .from(articleVersions)
    .where(ofArticle())
    .orderBy(desc(articleVersions.version))
    .limit(1)
    .prepare(),
);

const byNumber = prepared((db: Reader['db']) =>
  db
    .select()
    .from(articleVersions)
    .where(and(ofArticle(), eq(articleVersions.version, sql.placeholder('version'))))
    .prepare(),
);

export async function findVersion(
  reader: Reader,
  siteId: string,
  articleId: string,
  version: number,
): Promise<VersionRow | undefined> {
  return byNumber(reader).get({ siteId, articleId, version });
}

/** Oldest first. */
export async function listVersions(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<VersionLine[]> {
  const { content: _content, ...columns } = {
    siteId: articleVersions.siteId,
    articleId: articleVersions.articleId,
    version: articleVersions.version,
    title: articleVersions.title,
    content: articleVersions.content,
    bodyHash: articleVersions.bodyHash,
    madeBy: articleVersions.madeBy,
    madeByKind: articleVersions.madeByKind,
    madeById: articleVersions.madeById,
    createdAt: articleVersions.createdAt,
  };
  return reader.db
    .select(columns)
    .from(articleVersions)
    .where(and(eq(articleVersions.siteId, siteId), eq(articleVersions.articleId, articleId)))
    .orderBy(asc(articleVersions.version))
    .all();
}

export type Text = { siteId: string; articleId: string; title: string; content: string };
export type NumberedText = { version: number; bodyHash: string };

/** The number of a text: of the newest version if it is that, else the next one. Writes nothing. */
export async function numberOf(reader: Reader, text: Text): Promise<NumberedText> {
  const { siteId, articleId } = text;
  const bodyHash = sha256Hex(text.content);
  const newest = await latest(reader).get({ siteId, articleId });
  const isNewest = newest?.bodyHash === bodyHash;
  return { bodyHash, version: isNewest ? newest.version : (newest?.version ?? 0) + 1 };
}

/** The same, with the text kept under that number. `maker` is null for a writer's own text. */
export async function keepVersion(
  tx: Tx,
  text: Text,
  maker: Actor | null,
  createdAt: number,
): Promise<NumberedText> {
  const numbered = await numberOf(tx, text);
  const { siteId, articleId } = text;
  if (!(await findVersion(tx, siteId, articleId, numbered.version))) {
    const made = maker && recordedActor(maker);
    await insertVersion(tx, {
      ...text,
      ...numbered,
      madeBy: made?.actor ?? null,
      madeByKind: made?.actorKind ?? null,
      madeById: made?.actorId ?? null,
      createdAt,
    });
  }
  return numbered;
}
