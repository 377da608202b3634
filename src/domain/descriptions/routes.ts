import { Elysia } from 'elysia';
import {
  AcceptedDescription,
  AcceptedDescriptions,
  DescriptionAnswer,
  DescriptionBatchInput,
} from '../../../schema/contracts/descriptions.ts';
import { VinParams } from '../../../schema/contracts/inventory.ts';
import { NoFields } from '../../../schema/contracts/common.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { describedVehicle } from './described-store.ts';
import { requestDescription, requestDescriptions } from './request-descriptions.ts';
import { viewDescription, viewStarted, viewStartedAll } from './view.ts';

const writing = { scope: 'inventory:write', idempotent: true } as const;
const accepted = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['inventory'];

export function descriptionRoutes(http: Http) {
  const { ctx } = http;
  return new Elysia({ name: 'descriptions', prefix: '/inventory', normalize: false })
    .use(http.access)
    .post(
      '/descriptions/batch',
      async ({ actor, body: { vins }, set }) => {
        const write = writeOnce(ctx, actor, viewStartedAll);
        const started = await requestDescriptions(ctx, actor.siteId, vins, write);
        set.status = 202;
        return viewStartedAll(started);
      },
      {
        access: writing,
        body: DescriptionBatchInput,
        response: answers(202, AcceptedDescriptions, 409, ...accepted),
        detail: {
          operationId: 'create_vehicle_description_batch',
          summary: 'Write several vehicle descriptions',
          description:
            'Each vehicle by itself: one that is not in stock fails in its place. Every text ' +
            'ends with `inventory.description.completed`, and the batch with ' +
            '`inventory.description.batch_completed` once its last has ended, whatever became ' +
            'of the others.',
          tags,
        },
      },
    )
    .get(
      '/:vin/description',
      async ({ actor, params: { vin } }) => {
        const described = await describedVehicle(ctx.reader, actor.siteId, vin);
        if (!described) throw notFound();
        return viewDescription(described);
      },
      {
        access: { scope: 'inventory:read' },
        params: VinParams,
        response: answers(200, DescriptionAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_vehicle_description',
          summary: 'Get the description of a vehicle',
          description:
            'While a new text is being written, the old one stays. A text that fails the check ' +
            'on advertising is not kept: the status is `failed`.',
          tags,
        },
      },
    )
    .post(
      '/:vin/description',
      async ({ actor, params: { vin }, set }) => {
        const write = writeOnce(ctx, actor, viewStarted);
        const started = await requestDescription(ctx, actor.siteId, vin, write);
        set.status = 202;
        return viewStarted(started);
      },
      {
        access: writing,
        params: VinParams,
        body: NoFields,
        response: answers(202, AcceptedDescription, 404, 409, ...accepted),
        detail: {
          operationId: 'create_vehicle_description',
          summary: 'Write the description of a vehicle',
          description:
            'Ends with `inventory.description.completed`. Asking again while the text is being ' +
            'written changes nothing. 409 where a person has edited the text.',
          tags,
        },
      },
    );
}
