import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { StoreBusy } from '../../src/db/store-failure.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

const url = 'https://example.com/blog/snow-tires';

/** Another process that is in the middle of a write, as an import is. */
function holdTheStore(app: Harness): Disposable {
  const other = new Database(stateFile(app.app.ctx.config.dataDir));
  other.run('BEGIN IMMEDIATE');
  return {
    [Symbol.dispose]() {
      other.run('ROLLBACK');
      other.close();
    },
  };
}

/** Sets something on the writer's connection, past its queue: that may take nothing now. */
async function writerPragma(app: Harness): Promise<(setting: string) => Promise<void>> {
  const db = await app.app.ctx.write(async (tx) => tx.db, inLane('test'));
  return async (setting) => {
    await db.all(`PRAGMA ${setting}`);
  };
}

/** Gives free pages back, so that a store that may not grow has no room left inside either. */
function packStore(app: Harness): void {
  const other = new Database(stateFile(app.app.ctx.config.dataDir));
  other.run('VACUUM');
  other.close();
}

describe('a report that meets a busy or a broken store', () => {
  test('contention is a conflict, told soon; reads and repeated reports go on', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const report = (posted_url: string) => client.post(`/content/${id}/posted`, { posted_url });
    await report(url);
    const stored = rowsOf(app, 'articles');
    {
      using _held = holdTheStore(app);
      const refused = await Promise.all([report(`${url}/2`), report(`${url}/3`)]);
      for (const reply of refused) {
        expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
        expect(reply.body.error.message).toMatch(/^[A-Z].*again\.$/);
      }
      expect((await report(url)).status).toBe(200);
      expect((await client.get(`/content/${id}`)).body.data.posted_url).toBe(url);
    }
    expect(rowsOf(app, 'articles')).toEqual(stored);
    expect((await report(`${url}/2`)).body.data.posted_url).toBe(`${url}/2`);
  });

  test('a short write of another process is waited for', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const held = holdTheStore(app);
    const waiting = client.post(`/content/${id}/posted`, { posted_url: url });
    await client.get(`/content/${id}`);
    // It shares the report's queue and does not wait: the store has been asked once it fails.
    const impatient = app.app.ctx.write(async () => {}, inLane('test', { busyLimitMs: 0 }));
    await expect(impatient).rejects.toThrow(StoreBusy);
    held[Symbol.dispose]();
    expect((await waiting).status).toBe(200);
  });

  test('a full disk and a file that cannot be written are service_unavailable', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const stored = rowsOf(app, 'articles');
    const longUrl = `${url}/${'a'.repeat(4096 - url.length - 1)}`;
    const report = () => client.post(`/content/${id}/posted`, { posted_url: longUrl });
    const settings = [
      ['max_page_count = 1', 'max_page_count = 1073741823'],
      ['query_only = 1', 'query_only = 0'],
    ] as const;
    packStore(app);
    const set = await writerPragma(app);
    for (const [broken, mended] of settings) {
      await set(broken);
      const reply = await report();
      expect([broken, reply.status, reply.body.error.code]).toEqual([
        broken,
        503,
        'service_unavailable',
      ]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(reply.text).not.toMatch(/SQL|PRAGMA|database|disk/i);
      expect(rowsOf(app, 'articles')).toEqual(stored);
      await set(mended);
    }
    expect((await report()).status).toBe(200);
  });
});
