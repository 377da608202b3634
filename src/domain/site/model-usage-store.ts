import { and, desc, eq, sql } from 'drizzle-orm';
import { modelPolicies, modelUsage } from '../../../schema/tables/model-usage.ts';
import { insertRow } from '../../db/insert-row.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type ModelUsageRow = typeof modelUsage.$inferSelect;
export type ModelPolicyRow = typeof modelPolicies.$inferSelect;
/** Millionths of a US dollar, and tokens both ways. */
export type Spent = { costMicros: number; tokens: number };

export const insertModelUsage = insertRow(modelUsage);

/** What a site has used in a month such as "2026-11". */
export async function spentIn(reader: Reader, siteId: string, month: string): Promise<Spent> {
  const { inputTokens, outputTokens, costMicros } = modelUsage;
  const row = await reader.db
    .select({
      costMicros: sql<number>`coalesce(sum(${costMicros}), 0)`,
      tokens: sql<number>`coalesce(sum(${inputTokens} + ${outputTokens}), 0)`,
    })
    .from(modelUsage)
    .where(and(eq(modelUsage.siteId, siteId), eq(modelUsage.month, month)))
    .get();
  return row ?? { costMicros: 0, tokens: 0 };
}

/** The newest month first; `cost` in millionths of a US dollar, null where no prices were set. */
export async function usageByMonth(reader: Reader, siteId: string) {
  const { month, model, articleId, inputTokens, outputTokens, costMicros } = modelUsage;
  return reader.db
    .select({
      month,
      model,
      answers: sql<number>`count(*)`,
      articles: sql<number>`count(DISTINCT ${articleId})`,
      inputTokens: sql<number>`sum(${inputTokens})`,
      outputTokens: sql<number>`sum(${outputTokens})`,
      cost: sql<number | null>`sum(${costMicros})`,
    })
    .from(modelUsage)
    .where(eq(modelUsage.siteId, siteId))
    .groupBy(month, model)
    .orderBy(desc(month), model)
    .all();
}

export async function findModelPolicy(
  reader: Reader,
  siteId: string,
): Promise<ModelPolicyRow | undefined> {
  return reader.db.select().from(modelPolicies).where(eq(modelPolicies.siteId, siteId)).get();
}

export async function putModelPolicy(tx: Tx, row: ModelPolicyRow): Promise<void> {
  const { fallback, monthlyCap } = row;
  const set = { fallback, monthlyCap };
  const target = modelPolicies.siteId;
  await tx.db.insert(modelPolicies).values(row).onConflictDoUpdate({ target, set }).run();
}
