import { approveArticle } from '../../../src/domain/content/approval/approve.ts';
import { escalateArticle } from '../../../src/domain/content/approval/escalate.ts';
import { rejectArticle } from '../../../src/domain/content/approval/reject.ts';
import { submitArticle } from '../../../src/domain/content/approval/submit.ts';
import { createModelLanding } from '../../../src/domain/content/creation/create-model-landing.ts';
import { findComponent, putComponent } from '../../../src/domain/content/components-store.ts';
import { publishArticle } from '../../../src/domain/content/publication/publish.ts';
import { scheduleArticle } from '../../../src/domain/content/publication/schedule.ts';
import { changeArticle, findArticle, insertArticle } from '../../../src/domain/content/store.ts';
import type { Context } from '../../../src/context.ts';
import { inLane } from '../../../src/db/write.ts';
import { requestCheck } from '../../../src/domain/compliance/request-check.ts';
import { writesOf } from '../../../src/db/write.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import type { Harness } from '../../support/harness.ts';
import type { Staff } from './store-demo.ts';

const stories = [
  'draft',
  'submitted',
  'escalated',
  'approved',
  'published',
  'scheduled',
  'rejected',
] as const;

/** One article of each story, by its id. */
export type DemoArticles = Record<(typeof stories)[number] | 'writing' | 'failed', string>;

const models = [
  ['Toyota', 'Camry'],
  ['Toyota', 'RAV4'],
  ['Honda', 'CR-V'],
  ['Ford', 'F-150'],
] as const;
const hourMs = 60 * 60_000;
const further = 31;

/** Real texts on the stock, each led to where its story ends; and enough others for two pages. */
export async function makeDemoArticles(
  app: Harness,
  site: SiteRow,
  staff: Staff,
): Promise<DemoArticles> {
  const { ctx } = app.app;
  const ids: Partial<DemoArticles> = {};
  for (const [at, story] of stories.entries()) {
    const [make, model] = models[at % models.length] ?? models[0];
    const maker = at % 2 === 0 ? staff.author : staff.manager;
    const { id } = await createModelLanding(ctx, maker, { year: 2022, make, model });
    ids[story] = id;
  }
  await app.drain();
  for (const story of stories) {
    const articleId = ids[story] ?? '';
    await requestCheck(ctx, site.id, articleId, writesOf(ctx, site.id));
    await lead(ctx, staff, story, articleId);
    app.clock.advance(hourMs);
  }
  await app.drain();
  await copyForLists(ctx, site, ids.submitted ?? '', further);
  app.clock.advance(2 * hourMs);
  for (const story of ['failed', 'writing'] as const) {
    const [make, model] = models[story === 'failed' ? 3 : 1];
    const { id } = await createModelLanding(ctx, staff.author, { year: 2022, make, model });
    ids[story] = id;
    app.clock.advance(hourMs / 2);
  }
  const change = { status: 'failed', error: 'insufficient_facts: no vehicle is in stock' } as const;
  const failed = ids.failed ?? '';
  await ctx.write((tx) => changeArticle(tx, site.id, failed, change), inLane(site.id));
  app.clock.advance(23 * 60_000);
  return ids as DemoArticles;
}

async function lead(
  ctx: Context,
  { author, reviewer, manager }: Staff,
  story: (typeof stories)[number],
  articleId: string,
): Promise<void> {
  if (story === 'draft') return;
  const deed = { articleId };
  await submitArticle(ctx, author, deed);
  if (story === 'submitted') return;
  if (story === 'escalated') {
    const to = manager.name;
    await escalateArticle(ctx, reviewer, { ...deed, to, reason: 'Is the fee still right?' });
    return;
  }
  if (story === 'rejected') {
    await rejectArticle(ctx, reviewer, { ...deed, reason: 'The second price is out of date.' });
    return;
  }
  await approveArticle(ctx, reviewer, deed);
  if (story === 'published') await publishArticle(ctx, manager, deed);
  if (story === 'scheduled') {
    await scheduleArticle(ctx, manager, { ...deed, atMs: ctx.clock.now() + 30 * hourMs });
  }
}

const titles = ['lease or buy this winter?', 'what a first service costs', 'which trim to choose'];

/** Rows with one and the same text: lists are long, and so are some titles. */
export async function copyForLists(
  ctx: Context,
  site: SiteRow,
  likeId: string,
  count: number,
): Promise<void> {
  const like = await findArticle(ctx.reader, site.id, likeId);
  const body = await findComponent(ctx.reader, site.id, likeId, 'body');
  if (!like || !body) throw new Error('The article to copy is not there.');
  const { categoryName: _, keyword: _keyword, ...row } = like;
  await ctx.write(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const [make, model] = models[number % models.length] ?? models[0];
      const title = `2022 ${make} ${model}: ${titles[number % titles.length]}`;
      const approvalStatus = (['none', 'submitted', 'approved'] as const)[number % 3] ?? 'none';
      const updatedAt = tx.now - number * 5 * hourMs;
      const copy = { ...row, id: tx.ids.uuid(), title, approvalStatus, updatedAt, slug: null };
      await insertArticle(tx, { ...copy, createdAt: updatedAt, articleType: 'qa' });
      const { content, metadata } = body;
      await putComponent(tx, {
        siteId: site.id,
        articleId: copy.id,
        type: 'body',
        content,
        metadata,
      });
    }
  }, inLane(site.id));
}
