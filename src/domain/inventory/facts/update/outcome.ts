import type { Context } from '../../../../context.ts';
import { inLane } from '../../../../db/write.ts';
import { findUpdate, type FactUpdate, putUpdate } from './update-store.ts';

/** How one source went; `models` were asked for, and `changed` of them said something new. */
export type SourceOutcome = {
  source: string;
  outcome: 'updated' | 'unchanged' | 'failed';
  models?: number;
  changed?: number;
  error?: string;
};

type Marks = Partial<Pick<FactUpdate, 'etag' | 'lastModified' | 'contentHash'>>;

/** Writes down how a source went. What it said before stays when it fails. */
export async function recordOutcome(
  ctx: Context,
  result: SourceOutcome,
  marks: Marks = {},
): Promise<SourceOutcome> {
  const { source, outcome, error = null } = result;
  if (error !== null) ctx.log.warn({ source, reason: error }, 'facts could not be fetched');
  await ctx.write(async (tx) => {
    const known = await findUpdate(tx, source);
    const isGood = outcome !== 'failed';
    await putUpdate(tx, {
      source,
      etag: known?.etag ?? null,
      lastModified: known?.lastModified ?? null,
      contentHash: known?.contentHash ?? null,
      ...marks,
      checkedAt: tx.now,
      goodAt: isGood ? tx.now : (known?.goodAt ?? null),
      failures: isGood ? 0 : (known?.failures ?? 0) + 1,
      error,
    });
  }, inLane('update-facts'));
  return result;
}
