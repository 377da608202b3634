import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inOrder, keyset, type Place } from '../../src/db/keyset.ts';
import { type Harness, harness } from '../support/harness.ts';

let app: Harness;
beforeAll(() => {
  app = harness();
});
afterAll(() => app[Symbol.asyncDispose]());

type Row = { a: number | null; b: string | null; id: number };
type Turns = [a: boolean, b: boolean, id: boolean];

async function read(rows: readonly Row[], turns: Turns, limit: number, place: Place | null) {
  const columns = [sql`a`, sql`b`, sql`id`];
  const keys = columns.map((by, at) => {
    return { by, isDescending: turns[at] ?? false, isNullable: at < 2 };
  });
  const { where, orderBy } = keyset(keys, place);
  const found = await app.app.ctx.reader.db.all<Row>(sql`
    SELECT a, b, id FROM (
      SELECT value ->> 'a' AS a, value ->> 'b' AS b, value ->> 'id' AS id
      FROM json_each(${JSON.stringify(rows)}))
    WHERE ${where ?? sql`1`} ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${limit}`);
  return inOrder(found, place);
}

const rowsWith = (rows: [number | null, string | null][]) =>
  rows.map(([a, b], id): Row => ({ a, b, id }));

test('pages by keys are the whole list in its order, on and back, ties and nulls too', async () => {
  const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
  const text = fc.option(fc.constantFrom('', 'a', 'B', 'é'), { nil: null });
  const given = fc.array(fc.tuple(value, text), { maxLength: 14 });
  const turns = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
  const walk = async (pairs: [number | null, string | null][], order: Turns, size: number) => {
    const rows = rowsWith(pairs);
    const all = await read(rows, order, 99, null);
    for (const [index, { a, b, id }] of all.entries()) {
      const at = (isBackward: boolean) => ({ position: [a, b, id], isBackward });
      const after = await read(rows, order, size, at(false));
      expect(after).toEqual(all.slice(index + 1, index + 1 + size));
      const before = await read(rows, order, size, at(true));
      expect(before).toEqual(all.slice(Math.max(0, index - size), index));
    }
  };
  await fc.assert(fc.asyncProperty(given, turns, fc.integer({ min: 1, max: 4 }), walk), {
    numRuns: 60,
  });
});

test('the next page of articles is found in an index, without sorting', async () => {
  const { where, orderBy } = keyset(
    [
      { by: sql`updated_at`, isDescending: true },
      { by: sql`id`, isDescending: true },
    ],
    { position: [5, 'x'], isBackward: false },
  );
  const plan = await app.app.ctx.reader.db.all<{ detail: string }>(sql`
    EXPLAIN QUERY PLAN SELECT * FROM articles
    WHERE site_id = 's' AND ${where ?? sql`1`}
    ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT 26`);
  const said = plan.map(({ detail }) => detail).join('\n');
  expect(said).toContain('articles_desk (site_id=? AND updated_at<?)');
  expect(said).not.toContain('TEMP B-TREE');
});
