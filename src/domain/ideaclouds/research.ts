import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import { isoTime, minute } from '../../lib/clock.ts';
import type { ModelJob } from '../../providers/text-model/port.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import type { Cloud } from '../../writing/research/cloud.ts';
import { searchQueriesFor } from '../analytics/search-queries.ts';
import { loadPastModels, loadStock } from '../inventory/stock-for-writing.ts';
import { postedPages } from '../site/posted-pages.ts';
import { beginModelJob } from '../site/model-job.ts';
import { loadStoreProfile } from '../site/store-profile.ts';
import { endResearch, findIdeacloud, type IdeacloudRow } from './store.ts';

type ResearchTask = Task<TaskPayloads['ideacloud.research']>;

/** What a text model may take to propose questions; the rest of the limit is for our own. */
const modelTimeMs = minute;

/** The background task behind POST /ideaclouds. It ends each IdeaCloud once, with one event. */
export const researchTask: TaskDefinition<TaskPayloads['ideacloud.research']> = {
  timeLimitMs: 2 * minute,
  maxAttempts: 3,
  run: research,
  giveUp: (_ctx, task) => {
    const reason = 'Research did not come to an end. Try the keyword again later.';
    return (tx) => fail(tx, task, reason);
  },
};

async function research(
  ctx: Context,
  task: ResearchTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const { siteId, payload } = task;
  const row = await findIdeacloud(ctx.reader, siteId, payload.ideacloudId);
  // Deleted, or ended by an earlier run whose task row outlived it.
  if (row?.status !== 'researching') return async () => {};
  const nowMs = ctx.clock.now();
  const stock = await loadStock(ctx.reader, siteId, nowMs);
  const outcome = await ctx.providers.researcher.research(
    {
      ideacloudId: row.id,
      keyword: row.keyword,
      store: await loadStoreProfile(ctx.reader, siteId),
      stock,
      pastModels: await loadPastModels(ctx.reader, siteId),
      pages: await postedPages(ctx.reader, siteId),
      searchQueries: await searchQueriesFor(ctx.reader, siteId, row.keyword, nowMs),
      now: isoTime(nowMs),
    },
    signal,
    await modelJob(ctx, row, signal),
  );
  if (!outcome.ok) return (tx) => fail(tx, task, outcome.reason);
  if (outcome.shortfall) {
    ctx.log.warn({ ideacloud: row.id, reason: outcome.shortfall }, 'the model proposed nothing');
  }
  return (tx) => complete(tx, row, outcome.cloud);
}

/** Nothing where no model is set up. */
async function modelJob(
  ctx: Context,
  { siteId, id: ideacloudId }: IdeacloudRow,
  signal: AbortSignal,
): Promise<ModelJob | undefined> {
  if (!ctx.providers.fallbackWriter) return undefined;
  return beginModelJob(ctx, siteId, { ideacloudId }, modelTimeMs, signal);
}

async function complete(tx: Tx, row: IdeacloudRow, cloud: Cloud): Promise<void> {
  const { title, synopsis, tags, questions, clusters, entities } = cloud;
  const end = { title, synopsis, tags, questions, clusters, entities };
  const ended = await endResearch(tx, row.siteId, row.id, { ...end, status: 'complete' });
  if (!ended) return;
  const data = { ideacloud_id: row.id, keyword: row.keyword };
  await emit(tx, row.siteId, 'ideacloud.completed', data);
}

async function fail(tx: Tx, { siteId, payload }: ResearchTask, error: string): Promise<void> {
  const row = await findIdeacloud(tx, siteId, payload.ideacloudId);
  if (!row || !(await endResearch(tx, siteId, row.id, { status: 'failed', error }))) return;
  const data = { ideacloud_id: row.id, keyword: row.keyword, error };
  await emit(tx, siteId, 'ideacloud.failed', data);
}
