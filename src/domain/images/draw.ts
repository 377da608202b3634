import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import { minute } from '../../lib/clock.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import { mediaUrl } from './file-names.ts';
import { endGeneration, findGeneration, type GenerationRow } from './generations-store.ts';
import { keepPicture } from './keep-picture.ts';
import { makePicture, type Pictured } from './make-picture.ts';

type GenerateTask = Task<TaskPayloads['image.generate']>;

/** The background task behind POST /images/generate. It ends each once, with one event. */
export const generateTask: TaskDefinition<TaskPayloads['image.generate']> = {
  timeLimitMs: 4 * minute,
  maxAttempts: 3,
  run: generate,
  giveUp: (_ctx, task, error) => {
    const reason = forClients(error);
    return async (tx) => {
      const row = await findGeneration(tx, task.siteId, task.payload.generationId);
      if (row) await fail(tx, row, reason);
    };
  },
};

async function generate(
  ctx: Context,
  task: GenerateTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const { siteId, payload } = task;
  const row = await findGeneration(ctx.reader, siteId, payload.generationId);
  // Deleted, or ended by an earlier run whose task row outlived it.
  if (row?.status !== 'generating') return async () => {};
  const made = await makePicture(ctx, ctx.providers.imageMaker, row, signal);
  if ('reason' in made) {
    const { reason, detail } = made;
    // What a client asked for and cannot have is no fault; what the operator can mend is.
    if (detail) ctx.log.warn({ generation: row.id, reason: detail }, 'an image was not made');
    return (tx) => fail(tx, row, reason);
  }
  signal.throwIfAborted();
  return complete(ctx, row, made);
}

async function complete(
  ctx: Context,
  row: GenerationRow,
  { picture, altText }: Pictured,
): Promise<CommitOutcome> {
  const { siteId, id, prompt } = row;
  const record = await keepPicture(ctx.providers, picture);
  const url = mediaUrl(ctx.config.appOrigin, picture);
  return async (tx) => {
    const open = await findGeneration(tx, siteId, id);
    if (open?.status !== 'generating') return;
    const image = await record(tx, { siteId, source: 'generated', prompt, altText });
    await endGeneration(tx, row, { status: 'complete', imageId: image.id });
    const data = { generation_id: id, prompt, image_id: image.id, url };
    await emit(tx, siteId, 'image.generation.completed', data);
  };
}

async function fail(tx: Tx, row: GenerationRow, error: string): Promise<void> {
  if (!(await endGeneration(tx, row, { status: 'failed', error }))) return;
  const data = { generation_id: row.id, prompt: row.prompt, error };
  await emit(tx, row.siteId, 'image.generation.failed', data);
}

/** What a worker or a disk says of itself is for the log, which has it already. */
function forClients(error: string): string {
  if (/^The (maker of cards|card) /.test(error)) {
    return 'The maker of cards failed. Try other words, or try again later.';
  }
  if (/^(The image|Images) cannot be kept/.test(error)) return 'The image could not be kept.';
  return 'The image could not be made. Try again later.';
}
