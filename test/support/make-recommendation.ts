import { recommendations } from '../../schema/tables/recommendations.ts';
import { day } from '../../src/lib/clock.ts';
import type { Harness } from './harness.ts';
import { inLane } from '../../src/db/write.ts';

type Row = typeof recommendations.$inferInsert;

/** An active recommendation, put in as the nightly analysis would. */
export async function recommend(
  app: Harness,
  siteId: string,
  changes: Partial<Row> = {},
): Promise<string> {
  return app.app.ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    await tx.db.insert(recommendations).values({
      id,
      siteId,
      suggestionType: 'missing_model_page',
      title: 'Give the Toyota Camry a page of its own',
      description: 'You have five of them in stock, and no article about them.',
      priorityScore: 60,
      metadata: { keyword: 'used Toyota Camry' },
      suggestedArticleType: 'modellanding',
      status: 'active',
      fingerprint: id,
      createdAt: tx.now,
      updatedAt: tx.now,
      expiresAt: tx.now + 30 * day,
      ...changes,
    });
    return id;
  }, inLane('test'));
}
