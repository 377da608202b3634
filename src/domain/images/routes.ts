import { Elysia } from 'elysia';
import { idParams } from '../../../schema/contracts/common.ts';
import {
  AcceptedGeneration,
  GenerationAnswer,
  ImageAnswer,
  ImageGenerationInput,
  ImagesAnswer,
  ImagesQuery,
} from '../../../schema/contracts/images.ts';
import { readPage } from '../../db/page.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { generateImage } from './generate.ts';
import { findGeneration } from './generations-store.ts';
import { findImage, listImages } from './store.ts';
import { viewAccepted, viewGeneration, viewImage } from './view.ts';

const reads = { scope: 'images:read' } as const;
const writes = { scope: 'images:write', idempotent: true } as const;
const tags = ['images'];

export function imageRoutes({ ctx, access }: Http) {
  const { reader, config } = ctx;
  return new Elysia({ name: 'images', prefix: '/images', normalize: false })
    .use(access)
    .get(
      '',
      async ({ actor: { siteId }, query: { limit, cursor, source } }) =>
        readPage(
          ctx.cursors,
          { siteId, route: 'images', filters: { source } },
          { limit, cursor },
          (page) => listImages(reader, siteId, { source }, page),
          (row) => viewImage(row, config.appOrigin),
        ),
      {
        access: reads,
        query: ImagesQuery,
        response: answers(200, ImagesAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_images',
          summary: 'List images',
          description: 'The image library of the site, newest first.',
          tags,
        },
      },
    )
    .post(
      '/generate',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const row = await generateImage(ctx, actor.siteId, body, write);
        set.status = 202;
        return viewAccepted(row);
      },
      {
        access: writes,
        body: ImageGenerationInput,
        response: answers(
          202,
          AcceptedGeneration,
          409,
          ...bodyErrors,
          ...writeErrors,
          ...keyErrors,
        ),
        detail: {
          operationId: 'generate_image',
          summary: 'Generate an image',
          description:
            'Returns at once. The prompt says what to show, and for which vehicle, event or ' +
            'article. A card is made from what the store knows; where it knows nothing, the ' +
            'generation fails and says why. It ends with `image.generation.completed` or ' +
            '`image.generation.failed`.',
          tags,
        },
      },
    )
    .get(
      '/generations/:id',
      async ({ actor: { siteId }, params: { id } }) => {
        const row = await findGeneration(reader, siteId, id);
        if (!row) throw notFound();
        const image = row.imageId ? await findImage(reader, siteId, row.imageId) : undefined;
        return viewGeneration(row, image, config.appOrigin);
      },
      {
        access: reads,
        params: idParams('an image generation'),
        response: answers(200, GenerationAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_image_generation',
          summary: 'Get an image generation',
          description:
            '`image` is null until `status` is `complete`; `error` is set when it is `failed`. ' +
            'Kept for 90 days after its end; the image stays.',
          tags,
        },
      },
    )
    .get(
      '/:id',
      async ({ actor: { siteId }, params: { id } }) => {
        const row = await findImage(reader, siteId, id);
        if (!row) throw notFound();
        return { data: viewImage(row, config.appOrigin) };
      },
      {
        access: reads,
        params: idParams('an image'),
        response: answers(200, ImageAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_image',
          summary: 'Get an image',
          description: 'With the public address at which it is served, without a key.',
          tags,
        },
      },
    );
}
