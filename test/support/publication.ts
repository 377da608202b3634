import { expect } from 'bun:test';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { listTransitions } from '../../src/domain/content/publication/transitions-store.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Context } from '../../src/context.ts';
import { Problem } from '../../src/problem.ts';
import { quickProviders } from './canned-providers.ts';
import type { Client, Json } from './client.ts';
import { type Harness, harness } from './harness.ts';
import { makeArticle } from './make-article.ts';
import { outbox } from './outbox.ts';
import { by, type NamedDeed } from './acting.ts';

export type Desk = {
  app: Harness;
  ctx: Context;
  site: SiteRow;
  client: Client;
  /** The finished article, done by Ana. */
  deed: NamedDeed;
  /** GET /content/{id}. */
  read(): Promise<Json>;
  /** What was done, as "action from>to by". */
  history(): Promise<string[]>;
  /** The events about its approval and publication, without what names the article. */
  told(): [type: string, data: Json][];
  [Symbol.asyncDispose](): Promise<void>;
};

/** A site with one finished article, and what people on it look at. */
export async function openDesk(options: Record<string, unknown> = {}): Promise<Desk> {
  const app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const client = await app.client(site);
  const articleId = await makeArticle(app, client, options);
  return {
    app,
    ctx,
    site,
    client,
    deed: { siteId: site.id, articleId, by: 'Ana' },
    read: async () => (await client.get(`/content/${articleId}`)).body.data,
    history: async () => {
      const rows = await listTransitions(ctx.reader, site.id, articleId);
      return rows.map((row) => `${row.action} ${row.fromStatus}>${row.toStatus} ${row.actor}`);
    },
    told: () =>
      outbox(app)
        .filter(({ type }) => /^content\.(approval|published|unpublished|scheduled)/.test(type))
        .map(({ type, data: { article_id, article_type, ...data } }) => {
          expect([article_id, article_type]).toEqual([articleId, 'basic']);
          return [type, data];
        }),
    async [Symbol.asyncDispose]() {
      await app.drain();
      await app[Symbol.asyncDispose]();
    },
  };
}

export async function approve({ ctx, deed }: Desk): Promise<void> {
  await submitArticle(ctx, ...by(deed));
  await approveArticle(ctx, ...by({ ...deed, by: 'Sam' }));
}

export async function askForNoApproval({ ctx, site }: Pick<Desk, 'ctx' | 'site'>): Promise<void> {
  await updateSite(ctx, site.slug, { requireApproval: 'off' });
}

/** The sentence of the refusal. */
export async function refusal(code: string, doing: Promise<unknown>): Promise<string> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error(`Not refused, but ${String(error)}`);
  expect(error.code as string).toBe(code);
  return error.message;
}
