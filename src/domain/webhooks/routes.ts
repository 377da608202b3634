import { Elysia } from 'elysia';
import { idParams, NoContent } from '../../../schema/contracts/common.ts';
import {
  CreatedWebhook,
  NoFields,
  RotatedSecretAnswer,
  WebhookAnswer,
  WebhookChange,
  WebhookInput,
  WebhooksAnswer,
  WebhookTest,
  WebhookTestAnswer,
} from '../../../schema/contracts/webhooks.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound } from '../../problem.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { rotateSecret } from './rotate-secret.ts';
import { type Created, createWebhook, updateWebhook } from './save-webhook.ts';
import { findWebhook, listWebhooks } from './store.ts';
import { testWebhook } from './test-webhook.ts';
import { viewCreated, viewRotated, viewWebhook } from './view.ts';
import { inLane } from '../../db/write.ts';

const reads = { scope: 'webhooks:read' } as const;
const writes = { scope: 'webhooks:write' } as const;
const params = idParams('a subscription');
const changeErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['webhooks'];

export function webhookRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'webhooks', prefix: '/webhooks', normalize: false })
    .use(access)
    .post(
      '',
      async ({ actor, body, set }) => {
        const view = ({ row, secret }: Created) => viewCreated(row, secret);
        const write = writeOnce(ctx, actor, view, { status: 201, isSecret: true });
        const created = await createWebhook(ctx, actor, body, write);
        set.status = 201;
        return view(created);
      },
      {
        access: { ...writes, idempotent: true },
        body: WebhookInput,
        response: answers(201, CreatedWebhook, 409, ...changeErrors),
        detail: {
          operationId: 'create_webhook',
          summary: 'Create a webhook subscription',
          description:
            'The answer contains the `secret` that signs deliveries; it is shown only this once. ' +
            'URLs must be https and public unless the operator allows the host. At most 100 ' +
            'subscriptions per site.',
          tags,
        },
      },
    )
    .get(
      '',
      async ({ actor }) => {
        const rows = await listWebhooks(reader, actor.siteId);
        return { data: { webhooks: rows.map(viewWebhook) } };
      },
      {
        access: reads,
        response: answers(200, WebhooksAnswer, ...keyErrors),
        detail: {
          operationId: 'list_webhooks',
          summary: 'List webhook subscriptions',
          description: 'All of them, without their secrets.',
          tags,
        },
      },
    )
    .get(
      '/:id',
      async ({ actor, params: { id } }) => {
        const row = await findWebhook(reader, actor.siteId, id);
        if (!row) throw notFound();
        return { data: viewWebhook(row) };
      },
      {
        access: reads,
        params,
        response: answers(200, WebhookAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_webhook',
          summary: 'Get a webhook subscription',
          description:
            '`failure_count` counts consecutive failed attempts; `disabled_reason` says why the ' +
            'subscription was switched off.',
          tags,
        },
      },
    )
    .patch(
      '/:id',
      async ({ actor, params: { id }, body }) => ({
        data: viewWebhook(await updateWebhook(ctx, actor, id, body)),
      }),
      {
        access: writes,
        params,
        body: WebhookChange,
        response: answers(200, WebhookAnswer, 404, ...changeErrors),
        detail: {
          operationId: 'update_webhook',
          summary: 'Update a webhook subscription',
          description:
            'Only the given fields change; `events` replaces the whole list. `is_active: true` ' +
            'switches a subscription on again and sends what was waiting, including the events ' +
            '`held` while it was off, unless `held: "discard"` drops those.',
          tags,
        },
      },
    )
    .delete(
      '/:id',
      async ({ actor, params: { id }, set }) => {
        const isGone = await ctx.write((tx) => deleteWebhook(tx, actor, id), inLane(actor.siteId));
        if (!isGone) throw notFound();
        set.status = 204;
      },
      {
        access: writes,
        params,
        response: answers(204, NoContent, 404, ...changeErrors),
        detail: {
          operationId: 'delete_webhook',
          summary: 'Delete a webhook subscription',
          description: 'Nothing more is sent, and pending deliveries are dropped.',
          tags,
        },
      },
    )
    .post(
      '/:id/test',
      async ({ actor, params: { id }, body }) => {
        const made = await testWebhook(ctx, actor, id, body.event_type ?? 'test.ping');
        return {
          data: {
            webhook_id: id,
            delivered: made.delivered,
            response_status: made.responseStatus,
            response_body: made.responseBody,
            error: made.error,
            duration_ms: made.durationMs,
          },
        };
      },
      {
        access: writes,
        params,
        body: WebhookTest,
        response: answers(200, WebhookTestAnswer, 404, ...bodyErrors, ...keyErrors),
        detail: {
          operationId: 'test_webhook',
          summary: 'Send a test event',
          description:
            "Sends an example of an event and waits up to 15 seconds for the receiver's answer. " +
            'Its envelope says `"test": true`. The delivery is listed, but a failure does not ' +
            'count and is retried only by `redeliver`.',
          tags,
        },
      },
    )
    .post(
      '/:id/rotate-secret',
      async ({ actor, params: { id } }) => viewRotated(id, await rotateSecret(ctx, actor, id)),
      {
        access: writes,
        params,
        body: NoFields,
        response: answers(200, RotatedSecretAnswer, 404, 409, ...changeErrors),
        detail: {
          operationId: 'rotate_webhook_secret',
          summary: 'Rotate the signing secret',
          description:
            'The answer contains the new `secret`; it is shown only this once. ' +
            '`X-Webhook-Signature` uses it immediately. For 24 hours `webhook-signature` carries ' +
            'a signature by the replaced secret as well. Each replaced secret keeps its own 24 ' +
            'hours; at most five can be replaced within that time.',
          tags,
        },
      },
    );
}
