import { expect, test } from 'bun:test';
import { recommendations } from '../../schema/tables/recommendations.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

type Status = 'active' | 'dismissed' | 'acted_on' | 'expired';

async function recommend(
  app: Harness,
  siteId: string,
  count: number,
  expiresAt: number,
  status: Status = 'active',
): Promise<void> {
  await app.app.ctx.write(async (tx) => {
    for (let made = 0; made < count; made += 1) {
      await tx.db.insert(recommendations).values({
        id: tx.ids.uuid(),
        siteId,
        suggestionType: 'missing_model_page',
        title: 'A page on the Equinox',
        description: 'Twelve in stock, no page.',
        priorityScore: 60,
        metadata: {},
        suggestedArticleType: 'modellanding',
        status,
        fingerprint: tx.ids.uuid(),
        createdAt: tx.now,
        updatedAt: tx.now,
        expiresAt,
      });
    }
  }, inLane('test'));
}

function counts(app: Harness): Record<string, number> {
  const rows = rowsIn<{ status: string; n: number }>(
    app.app.ctx,
    'SELECT status, count(*) AS n FROM recommendations GROUP BY status',
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

test('active recommendations expire at their time, and no others', async () => {
  await using app = harness();
  const { id } = await app.makeSite();
  const at = app.clock.now() + 30 * day;
  await recommend(app, id, 3, at);
  await recommend(app, id, 2, at + 1);
  await recommend(app, id, 1, at, 'dismissed');
  await recommend(app, id, 1, at, 'acted_on');
  app.clock.advance(30 * day - 1);
  expect((await app.run('expire-recommendations')).counts).toEqual({ expired: 0 });
  app.clock.advance(1);
  expect((await app.run('expire-recommendations')).counts).toEqual({ expired: 3 });
  expect(counts(app)).toEqual({ active: 2, dismissed: 1, acted_on: 1, expired: 3 });
  const [row] = rowsIn<{ updated_at: number }>(
    app.app.ctx,
    "SELECT DISTINCT updated_at FROM recommendations WHERE status = 'expired'",
  );
  expect(row?.updated_at).toBe(at);
});

test('a heap of them goes in batches within one run', async () => {
  await using app = harness();
  await recommend(app, (await app.makeSite()).id, 1201, app.clock.now());
  expect((await app.run('expire-recommendations')).counts).toEqual({ expired: 1201 });
  expect((await app.run('expire-recommendations')).counts).toEqual({ expired: 0 });
});
