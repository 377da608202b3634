import type { Context } from '../../context.ts';
import { emit } from '../../events/emit.ts';
import { type ArticleRow, changeWhileGenerating, findArticle } from './store.ts';
import { inLane } from '../../db/write.ts';

const stages = ['researching', 'outlining', 'writing', 'finalizing'] as const;
export type Stage = (typeof stages)[number];
export type Step = { stage: Stage; percent: number; message: string };

/** The steps of contract section 4. An article passes them in this order and none twice. */
export const steps = {
  researching: { stage: 'researching', percent: 5, message: 'Gathering facts from the stock.' },
  outlining: { stage: 'outlining', percent: 5, message: 'Planning the sections.' },
  writingStarted: { stage: 'writing', percent: 10, message: 'Writing the first section.' },
  writingHalf: { stage: 'writing', percent: 45, message: 'Half of the sections are written.' },
  writingDone: { stage: 'writing', percent: 80, message: 'All sections are written.' },
  finalizing: { stage: 'finalizing', percent: 95, message: 'Checking facts and length.' },
} as const satisfies Record<string, Step>;

/** Stores the step with its event, unless an earlier run of the task got as far. */
export async function reportStep(
  ctx: Context,
  article: Pick<ArticleRow, 'siteId' | 'id' | 'articleType'>,
  step: Step,
): Promise<void> {
  const { siteId, id, articleType } = article;
  await ctx.write(async (tx) => {
    const row = await findArticle(tx, siteId, id);
    if (!row || rank(row.stage, row.progressPercent) >= rank(step.stage, step.percent)) return;
    const change = { stage: step.stage, progressPercent: step.percent };
    if (!(await changeWhileGenerating(tx, siteId, id, change))) return;
    await emit(tx, siteId, 'content.progress', {
      article_id: id,
      article_type: articleType,
      component_type: 'body',
      stage: step.stage,
      message: step.message,
      progress_percent: step.percent,
    });
  }, inLane(siteId));
}

function rank(stage: string | null, percent: number): number {
  return (stages as readonly (string | null)[]).indexOf(stage) * 1000 + percent;
}
