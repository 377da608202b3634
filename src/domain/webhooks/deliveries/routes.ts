import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import { idParams, pageQuery } from '../../../../schema/contracts/common.ts';
import {
  BulkRedelivery,
  BulkRedeliveryAnswer,
  DeliveriesAnswer,
  DeliveryFilters,
  deliveryParams,
  NoFields,
  RedeliveryAnswer,
} from '../../../../schema/contracts/webhooks.ts';
import { readPage } from '../../../db/page.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../../http/operation.ts';
import type { Http } from '../../../http/server.ts';
import { notFound } from '../../../problem.ts';
import { listDeliveries } from '../list-deliveries.ts';
import { redeliver, redeliverMany } from '../redeliver.ts';
import { findWebhook } from '../store.ts';
import { viewDelivery } from '../view.ts';

const params = idParams('a subscription');
const changeErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['webhooks'];

export function deliveryRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'deliveries', prefix: '/webhooks/:id/deliveries', normalize: false })
    .use(access)
    .get(
      '',
      async ({ actor, params: { id }, query: { limit, cursor, status, event_type } }) => {
        if (!(await findWebhook(reader, actor.siteId, id))) throw notFound();
        const filters = { id, status, event_type };
        const where = { siteId: actor.siteId, route: 'deliveries', filters };
        const filter = { status, eventType: event_type };
        return readPage(
          ctx.cursors,
          where,
          { limit, cursor },
          (page) => listDeliveries(reader, actor.siteId, id, filter, page),
          viewDelivery,
        );
      },
      {
        access: { scope: 'webhooks:read' },
        params,
        query: Type.Object({ ...pageQuery, ...DeliveryFilters }),
        response: answers(200, DeliveriesAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'list_deliveries',
          summary: 'List webhook deliveries',
          description:
            'Newest first, with the outcome of the latest attempt and the time of the next.',
          tags,
        },
      },
    )
    .post(
      '/:delivery_id/redeliver',
      async ({ actor, params: { id, delivery_id }, set }) => {
        await redeliver(ctx, actor, id, delivery_id);
        set.status = 202;
        return { data: { id: delivery_id, status: 'pending' as const } };
      },
      {
        access: { scope: 'webhooks:write' },
        params: deliveryParams,
        body: NoFields,
        response: answers(202, RedeliveryAnswer, 404, ...changeErrors),
        detail: {
          operationId: 'redeliver_delivery',
          summary: 'Redeliver a webhook delivery',
          description:
            'Whatever became of it: the same body goes out at once, and the schedule of attempts ' +
            'starts anew. One that is already waiting or under way is left as it is. To a ' +
            'subscription that is switched off it goes once that is switched on; what was held ' +
            'for it keeps its turn behind earlier events about the same entity.',
          tags,
        },
      },
    )
    .post(
      '/redeliver',
      async ({ actor, params: { id }, body, set }) => {
        const count = await redeliverMany(ctx, actor, id, body);
        set.status = 202;
        return { data: { count } };
      },
      {
        access: { scope: 'webhooks:write' },
        params,
        body: BulkRedelivery,
        response: answers(202, BulkRedeliveryAnswer, 404, ...changeErrors),
        detail: {
          operationId: 'bulk_redeliver_deliveries',
          summary: 'Redeliver many webhook deliveries',
          description:
            'All dead letters, or what `status`, `event_type` and the time of creation select, ' +
            'but never test deliveries. `count` says how many are now waiting; at most four are ' +
            'sent at the same time. A second call at the same time finds nothing left to do.',
          tags,
        },
      },
    );
}
