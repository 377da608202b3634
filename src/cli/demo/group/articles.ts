import type { Context } from '../../../context.ts';
import { approveArticle } from '../../../domain/content/approval/approve.ts';
import { inLane } from '../../../db/write.ts';
import { escalateArticle } from '../../../domain/content/approval/escalate.ts';
import { overrideApproval } from '../../../domain/content/approval/override.ts';
import { rejectArticle } from '../../../domain/content/approval/reject.ts';
import { submitArticle } from '../../../domain/content/approval/submit.ts';
import { createModelLanding } from '../../../domain/content/creation/create-model-landing.ts';
import { publishArticle } from '../../../domain/content/publication/publish.ts';
import { scheduleArticle } from '../../../domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../../domain/content/publication/unpublish.ts';
import { failWriting } from '../../../domain/content/write.ts';
import { findArticle } from '../../../domain/content/store.ts';
import { stockByModel } from '../../../domain/ideaclouds/suggestions-store.ts';
import { day, hour } from '../../../lib/clock.ts';
import type { Staff } from './people.ts';

const stories = [
  'submitted',
  'published',
  'rejected',
  'escalated',
  'draft',
  'scheduled',
  'approved',
  'overridden',
  'unpublished',
  'failed',
] as const;
export type Story = (typeof stories)[number];

const tooLittle = 'The stock has too few vehicles of this model for a page of its own.';

/** A minute in all. */
const maxLooks = 1_200;
const glanceMs = 50;

/** Real texts on the stock, one for each story, each led to where its story ends. */
export async function makeArticles(
  ctx: Context,
  staff: Staff,
  count: number,
): Promise<Partial<Record<Story, string>>> {
  const { siteId } = staff.author;
  const models = (await stockByModel(ctx.reader, siteId)).filter(isNamed);
  const ids: Partial<Record<Story, string>> = {};
  for (const [at, story] of stories.slice(0, count).entries()) {
    const model = models[at];
    if (!model) break;
    const { year, make, model: name } = model;
    const by = at % 2 === 0 ? staff.author : staff.manager;
    const input = { year, make, model: name, auto_compliance: true };
    const { id } = await createModelLanding(ctx, by, input);
    ids[story] = id;
    // Before a writer can have come to its end.
    if (story === 'failed') {
      await ctx.write((tx) => failWriting(tx, siteId, id, tooLittle), inLane(siteId));
    }
  }
  for (const [story, articleId] of Object.entries(ids) as [Story, string][]) {
    if (await isWritten(ctx, siteId, articleId)) await lead(ctx, staff, story, articleId);
  }
  return ids;
}

type Named = { year: number; make: string; model: string };

function isNamed(row: {
  year: number | null;
  make: string | null;
  model: string | null;
}): row is Named {
  return row.year !== null && row.make !== null && row.model !== null;
}

/** One that could not be written stays as it is: that is a state too. */
async function isWritten(ctx: Context, siteId: string, articleId: string): Promise<boolean> {
  for (let look = 0; look < maxLooks; look += 1) {
    const status = (await findArticle(ctx.reader, siteId, articleId))?.status;
    if (status !== 'generating') return status === 'complete';
    await Bun.sleep(glanceMs);
  }
  return false;
}

async function lead(
  ctx: Context,
  { author, reviewer, manager }: Staff,
  story: Story,
  articleId: string,
): Promise<void> {
  const deed = { articleId };
  if (story === 'draft') return;
  if (story === 'overridden') {
    const reason = 'The offer ends tonight; the owner has read it.';
    await overrideApproval(ctx, manager, { ...deed, reason });
    return;
  }
  await submitArticle(ctx, author, deed);
  if (story === 'submitted') return;
  if (story === 'escalated') {
    const reason = 'Is the documentation fee still right?';
    await escalateArticle(ctx, reviewer, { ...deed, to: manager.name, reason });
    return;
  }
  if (story === 'rejected') {
    await rejectArticle(ctx, reviewer, { ...deed, reason: 'The second price is out of date.' });
    return;
  }
  await approveArticle(ctx, reviewer, deed);
  if (story === 'published' || story === 'unpublished') await publishArticle(ctx, manager, deed);
  if (story === 'unpublished') await unpublishArticle(ctx, manager, deed);
  if (story === 'scheduled') {
    const inTwoDays = Math.ceil(ctx.clock.now() / hour) * hour + 2 * day;
    await scheduleArticle(ctx, manager, { ...deed, atMs: inTwoDays });
  }
}
