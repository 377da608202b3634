import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  approvalStatuses,
  articleStatuses,
  articleTypes,
  contentIntents,
  postingStatuses,
} from '../../schema/contracts/content.ts';
import { articles } from '../../schema/tables/articles.ts';
import { ideacloudStatuses, ideaclouds } from '../../schema/tables/ideaclouds.ts';
import { categories } from '../../schema/tables/sites.ts';
import { articleCounts } from '../../src/domain/content/category-counts.ts';
import { type ArticleFilter, listArticles } from '../../src/domain/content/store.ts';
import { listIdeaclouds } from '../../src/domain/ideaclouds/store.ts';
import { type Harness, harness } from '../support/harness.ts';
import { inLane } from '../../src/db/write.ts';

const page = { limit: 100, after: null };
const kind = fc.record({
  articleType: fc.constantFrom(...articleTypes),
  status: fc.constantFrom(...articleStatuses),
  contentIntent: fc.constantFrom(...contentIntents),
  postingStatus: fc.constantFrom(...postingStatuses),
  categoryId: fc.constantFrom('c1', 'c2', null),
});
type Kind = typeof kind extends fc.Arbitrary<infer K> ? K : never;
const step = fc.oneof(
  fc.record({ does: fc.constant('insert' as const), kind }),
  fc.record({ does: fc.constant('change' as const), nth: fc.nat(9), kind }),
  fc.record({ does: fc.constant('delete' as const), nth: fc.nat(9) }),
);

async function makeCategories(app: Harness, siteId: string): Promise<void> {
  await app.app.ctx.write(async (tx) => {
    for (const id of ['c1', 'c2']) {
      await tx.db.insert(categories).values({ id, siteId, name: id, slug: id }).run();
    }
  }, inLane('test'));
}

async function insertArticle(app: Harness, siteId: string, of: Kind): Promise<string> {
  return app.app.ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    const request = { title: null, questionIds: [], brandVoiceId: null, subject: null };
    const flags = { autoCompliance: false, autoContentTools: false };
    const times = { createdAt: tx.now, updatedAt: tx.now };
    const length = { contentLength: 1200, contentDepth: 'standard' as const };
    const approvalStatus = approvalStatuses[0];
    const made = { id, siteId, title: 'Tires', progressPercent: 0, language: 'English' as const };
    await tx.db
      .insert(articles)
      .values({
        ...made,
        ...of,
        ...flags,
        ...times,
        ...length,
        request,
        wordingIds: [],
        approvalStatus,
      })
      .run();
    return id;
  }, inLane('test'));
}

describe('total_count of GET /content', () => {
  test('is the number of rows that match, whatever was made, changed or deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), kind, async (steps, one) => {
        await using app = harness();
        const { id: siteId } = await app.makeSite();
        await makeCategories(app, siteId);
        const ids: string[] = [];
        for (const action of steps) {
          const id = 'nth' in action ? (ids[action.nth % ids.length] ?? '') : '';
          if (action.does === 'insert') ids.push(await insertArticle(app, siteId, action.kind));
          await app.app.ctx.write(async (tx) => {
            const own = sql`${articles.id} = ${id}`;
            if (action.does === 'change') await tx.db.update(articles).set(action.kind).where(own);
            if (action.does === 'delete') await tx.db.delete(articles).where(own);
          }, inLane('test'));
        }
        const { reader } = app.app.ctx;
        const { categoryId: _any, ...filter } = one;
        const filters: ArticleFilter[] = [{}, filter, { status: one.status }];
        for (const wanted of filters) {
          const found = await listArticles(reader, siteId, wanted, page);
          expect(found.totalCount).toBe(found.rows.length);
        }
        const all = await listArticles(reader, siteId, {}, page);
        const counts = await articleCounts(reader, siteId);
        for (const id of ['c1', 'c2']) {
          const real = all.rows.filter((row) => row.categoryId === id).length;
          expect(counts.get(id) ?? 0).toBe(real);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('follows a category that is deleted, and ends with its site', async () => {
    await using app = harness();
    const { id: siteId } = await app.makeSite();
    await makeCategories(app, siteId);
    const of = { articleType: 'basic', status: 'complete', contentIntent: 'general' } as const;
    await insertArticle(app, siteId, { ...of, postingStatus: 'draft', categoryId: 'c1' });
    const { write, reader } = app.app.ctx;
    await write(async (tx) => void (await tx.db.delete(categories)), inLane('test'));
    expect((await articleCounts(reader, siteId)).get('c1')).toBe(0);
    expect((await listArticles(reader, siteId, of, page)).totalCount).toBe(1);
    await write(async (tx) => void (await tx.db.run(sql`DELETE FROM sites`)), inLane('test'));
    expect(await reader.db.all(sql`SELECT * FROM article_counts`)).toEqual([]);
  });
});

describe('total_count of GET /ideaclouds', () => {
  test('is the number of rows in the status, through every change', async () => {
    await using app = harness();
    const { id: siteId } = await app.makeSite();
    const { write, reader } = app.app.ctx;
    const ids = await write(async (tx) => {
      const made = ['one', 'two', 'three'].map((keyword) => ({ id: tx.ids.uuid(), keyword }));
      for (const { id, keyword } of made) {
        const lists = { tags: [], questions: [], clusters: [] };
        const times = { createdAt: tx.now, updatedAt: tx.now };
        const row = { id, siteId, keyword, keywordFolded: keyword, ...lists, ...times };
        await tx.db.insert(ideaclouds).values({ ...row, status: 'researching' });
      }
      return made.map(({ id }) => id);
    }, inLane('test'));
    const [first, second] = ids;
    await write(async (tx) => {
      const isFirst = sql`${ideaclouds.id} = ${first}`;
      await tx.db.update(ideaclouds).set({ status: 'complete' }).where(isFirst);
      await tx.db.update(ideaclouds).set({ title: 'Tires' }).where(isFirst);
      await tx.db.delete(ideaclouds).where(sql`${ideaclouds.id} = ${second}`);
    }, inLane('test'));
    const counts = { researching: 1, complete: 1, failed: 0 };
    for (const status of ideacloudStatuses) {
      const found = await listIdeaclouds(reader, siteId, { status }, page);
      expect([found.totalCount, found.rows.length]).toEqual([counts[status], counts[status]]);
    }
    expect((await listIdeaclouds(reader, siteId, {}, page)).totalCount).toBe(2);
  });
});
