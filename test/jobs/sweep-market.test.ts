import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { insertImport, sourceNamed } from '../../src/domain/market/intake/intake-store.ts';
import { inLane } from '../../src/db/write.ts';
import { day, hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { rowsIn } from '../support/rows-in.ts';

test('keeps gone listings for 180 days, and what is listed for ever', async () => {
  await using app = harness();
  const { ctx } = app.app;
  await importMarket(app, [listing(1), listing(2)]);
  for (let look = 0; look < 2; look += 1) {
    app.clock.advance(day);
    await importMarket(app, [listing(1)]);
  }
  const count = () => rowsIn(ctx, sql`SELECT count(*) AS n FROM market_listings`);
  app.clock.advance(178 * day);
  expect((await app.run('sweep-market')).counts.listings).toBe(0);
  expect(await count()).toEqual([{ n: 2 }]);
  app.clock.advance(day);
  expect((await app.run('sweep-market')).counts.listings).toBe(1);
  expect(await count()).toEqual([{ n: 1 }]);
  app.clock.advance(1_000 * day);
  await app.run('sweep-market');
  expect(await count()).toEqual([{ n: 1 }]);
  expect(await rowsIn(ctx, sql`SELECT count(*) AS n FROM market_imports`)).toEqual([{ n: 0 }]);
});

test('takes away what an import that was broken off has left', async () => {
  await using app = harness();
  const { ctx } = app.app;
  await ctx.write(async (tx) => {
    const source = await sourceNamed(tx, 'listings');
    const id = tx.ids.uuid();
    await insertImport(tx, { id, sourceId: source.id, format: 'x', isComplete: true });
  }, inLane('test'));
  app.clock.advance(6 * hour - 1);
  expect((await app.run('sweep-market')).counts.abandoned).toBe(0);
  app.clock.advance(1);
  expect((await app.run('sweep-market')).counts.abandoned).toBe(1);
  expect(await rowsIn(ctx, sql`SELECT count(*) AS n FROM market_imports`)).toEqual([{ n: 0 }]);
});
