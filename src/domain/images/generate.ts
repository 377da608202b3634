import type { Static } from '@sinclair/typebox';
import type { ImageGenerationInput } from '../../../schema/contracts/images.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import { invalid } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import { audit } from '../audit/audit.ts';
import { findArticle } from '../content/store.ts';
import { type GenerationRow, insertGeneration } from './generations-store.ts';

/** Starts the making of an image. Throws a 400 for an article that the site does not have. */
export async function generateImage(
  ctx: Context,
  siteId: string,
  input: Static<typeof ImageGenerationInput>,
  write: WriteOf<GenerationRow> = writesOf(ctx, siteId),
): Promise<GenerationRow> {
  return write(async (tx) => {
    const { content_id } = input;
    const article = content_id === undefined ? null : await findArticle(tx, siteId, content_id);
    if (article === undefined) throw invalid('content_id', 'is not an article of this site');
    const row: GenerationRow = {
      id: tx.ids.uuid(),
      siteId,
      prompt: input.prompt.trim(),
      size: input.size ?? '1024x1024',
      altText: input.alt_text?.trim() ?? null,
      articleId: article?.id ?? null,
      status: 'generating',
      imageId: null,
      error: null,
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    await insertGeneration(tx, row);
    await enqueue(tx, siteId, 'image.generate', { generationId: row.id });
    return row;
  });
}

/** The same for somebody at the store, with an entry in the audit log. */
export async function generateForPerson(
  ctx: Context,
  by: PersonActor,
  input: Static<typeof ImageGenerationInput>,
): Promise<GenerationRow> {
  const write: WriteOf<GenerationRow> = (body) =>
    writesOf(
      ctx,
      by.siteId,
    )(async (tx) => {
      const row = await body(tx);
      const detail = { prompt: row.prompt, size: row.size };
      await audit(tx, by, 'image.generate', { kind: 'image', id: row.id }, detail);
      return row;
    });
  return generateImage(ctx, by.siteId, input, write);
}
