import { and, eq, sql } from 'drizzle-orm';
import type { ContentTool } from '../../../schema/contracts/content-tools.ts';
import { contentToolRuns, contentToolWaits } from '../../../schema/tables/content-tools.ts';
import { greaterOf } from '../../db/dialect.ts';
import type { Tx } from '../../db/reader.ts';

export async function beginRun(
  tx: Tx,
  siteId: string,
  articleId: string,
  tool: ContentTool,
): Promise<void> {
  const { pending } = contentToolRuns;
  await tx.db
    .insert(contentToolRuns)
    .values({ siteId, articleId, tool, pending: 1 })
    .onConflictDoUpdate({
      target: [contentToolRuns.siteId, contentToolRuns.articleId, contentToolRuns.tool],
      set: { pending: sql`${pending} + 1` },
    })
    .run();
}

/** Whether another run of the tool on that article is still to end. */
export async function endRun(
  tx: Tx,
  siteId: string,
  articleId: string,
  tool: ContentTool,
): Promise<boolean> {
  const { pending } = contentToolRuns;
  const rows = await tx.db
    .update(contentToolRuns)
    .set({ pending: greaterOf(0, sql`${pending} - 1`) })
    .where(
      and(
        eq(contentToolRuns.siteId, siteId),
        eq(contentToolRuns.articleId, articleId),
        eq(contentToolRuns.tool, tool),
      ),
    )
    .returning({ pending });
  return (rows[0]?.pending ?? 0) > 0;
}

/** Lets the tools wait for the end of a compliance check. */
export async function beginWait(tx: Tx, siteId: string, articleId: string): Promise<void> {
  await tx.db.insert(contentToolWaits).values({ siteId, articleId }).onConflictDoNothing().run();
}

/** True when the tools of the article were waiting. */
export async function endWait(tx: Tx, siteId: string, articleId: string): Promise<boolean> {
  const own = and(eq(contentToolWaits.siteId, siteId), eq(contentToolWaits.articleId, articleId));
  const gone = await tx.db
    .delete(contentToolWaits)
    .where(own)
    .returning({ articleId: contentToolWaits.articleId });
  return gone.length > 0;
}
