import { expect, test } from 'bun:test';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { findComponent } from '../../src/domain/content/components-store.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { startTools } from '../../src/domain/content-tools/request-tools.ts';
import { runToolsTask } from '../../src/domain/content-tools/run-tools.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { by } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

type Site = { id: string };

/** Does the slow part of a run; what it returns writes the results down. */
async function begin(app: Harness, site: Site, articleId: string) {
  const { ctx } = app.app;
  const payload = { articleId, tools: [...contentTools] };
  const task = { id: ctx.ids.uuid(), siteId: site.id, payload, attempt: 1 };
  return runToolsTask.run(ctx, task, new AbortController().signal);
}

async function contentOf(
  app: Harness,
  site: Site,
  id: string,
  type: 'pageSlugs' | 'articleSchema',
) {
  return (await findComponent(app.app.ctx.reader, site.id, id, type))?.content ?? '';
}

test('a run that began before an edit ends with what the new text says', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const articleId = await makeArticle(app, await app.client(site));
  const record = await begin(app, site, articleId);
  const markdown = '# Brake pads and rotors\n\nPads wear, and rotors do too.';
  await editBody(ctx, ...by({ siteId: site.id, articleId, by: 'Dana', markdown }));
  await ctx.write(record, inLane('test'));
  await app.drain();
  expect(await contentOf(app, site, articleId, 'articleSchema')).toContain('Brake pads and rotors');
});

test('two runs that chose the same slug beside each other end with two', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const client = await app.client(site);
  const ids = [await makeArticle(app, client), await makeArticle(app, client)];
  const records = await Promise.all(ids.map((id) => begin(app, site, id)));
  for (const record of records) await ctx.write(record, inLane('test'));
  await app.drain();
  const lists = await Promise.all(ids.map((id) => contentOf(app, site, id, 'pageSlugs')));
  const [one, two] = lists.map((text) => JSON.parse(text)[0]);
  expect(one).not.toBe(two);
  expect(two).toBe(`${one}-2`);
});

test('what was made stays generating while another run of the tool is to end', async () => {
  await using app = harness({ overrides: { providers: quickProviders() } });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const articleId = await makeArticle(app, await app.client(site));
  await ctx.write((tx) => startTools(tx, site.id, articleId, contentTools), inLane('test'));
  await ctx.write((tx) => startTools(tx, site.id, articleId, ['page-slugs']), inLane('test'));
  await ctx.write(await begin(app, site, articleId), inLane('test'));
  const statusOf = async (type: 'pageSlugs' | 'articleSchema') =>
    (await findComponent(ctx.reader, site.id, articleId, type))?.status;
  expect([await statusOf('pageSlugs'), await statusOf('articleSchema')]).toEqual([
    'generating',
    'complete',
  ]);
  await app.drain();
  expect(await statusOf('pageSlugs')).toBe('complete');
});
