import type { Static } from '@sinclair/typebox';
import type {
  BulkRedelivery,
  BulkRedeliveryAnswer,
  CreatedWebhook,
  DeliveriesAnswer,
  RedeliveryAnswer,
  RotatedSecretAnswer,
  WebhookAnswer,
  WebhookChange,
  WebhookInput,
  WebhooksAnswer,
  WebhookTest,
  WebhookTestAnswer,
} from '../webhooks.ts';
import { answered, asked, deliveryId, webhookId } from './example-ids.ts';

const url = 'https://hooks.partner.example/forecourt';
const events: Static<typeof WebhookInput>['events'] = ['content.completed', 'content.failed'];
const description = 'Publishes finished articles';
const identity = { id: webhookId, url, events, description };

const input: Static<typeof WebhookInput> = { url, events, description };
const created: Static<typeof CreatedWebhook> = {
  data: {
    ...identity,
    secret: '4f1b0c7d9a2e6835b1c4d7e0f3a69582c5d8e1f4a7b0c3d6e9f2a5b8c1d4e7f0',
    is_active: true,
    created_at: asked,
  },
};
const one: Static<typeof WebhookAnswer> = {
  data: {
    ...identity,
    is_active: true,
    failure_count: 0,
    disabled_reason: null,
    created_at: asked,
    updated_at: answered,
  },
};
const list: Static<typeof WebhooksAnswer> = { data: { webhooks: [one.data] } };
const change: Static<typeof WebhookChange> = { is_active: true, description };
const test: Static<typeof WebhookTest> = { event_type: 'content.completed' };
const tested: Static<typeof WebhookTestAnswer> = {
  data: {
    webhook_id: webhookId,
    delivered: true,
    response_status: 200,
    response_body: 'ok',
    error: null,
    duration_ms: 84,
  },
};
const deliveries: Static<typeof DeliveriesAnswer> = {
  data: [
    {
      id: deliveryId,
      event_id: 'evt_1762786802184_9c2f1ab04d77',
      event_type: 'content.completed',
      status: 'delivered',
      attempts: 2,
      response_status: 200,
      response_body: 'ok',
      error: null,
      duration_ms: 84,
      next_attempt_at: null,
      created_at: asked,
      delivered_at: answered,
    },
  ],
  pagination: { has_more: false, next_cursor: null, total_count: 1 },
};
const rotated: Static<typeof RotatedSecretAnswer> = {
  data: {
    id: webhookId,
    secret: '9d3a6c1f8e5b2047a9c6d3e0f7b48152e6a9c0d7f4b1e8a5c2d9f6b3e0a7c4d1',
    previous_secret_expires_at: '2026-05-05T08:00:03.000Z',
  },
};
const redelivery: Static<typeof RedeliveryAnswer> = {
  data: { id: deliveryId, status: 'pending' },
};
const bulk: Static<typeof BulkRedelivery> = {
  status: 'dead_letter',
  since: '2026-05-03T00:00:00.000Z',
  until: '2026-05-04T00:00:00.000Z',
  event_type: 'content.completed',
};
const taken: Static<typeof BulkRedeliveryAnswer> = { data: { count: 42 } };

export const webhookExamples = {
  create_webhook: { body: input, answer: created },
  list_webhooks: { answer: list },
  get_webhook: { answer: one },
  update_webhook: { body: change, answer: one },
  delete_webhook: {},
  test_webhook: { body: test, answer: tested },
  rotate_webhook_secret: { body: {}, answer: rotated },
  list_deliveries: { answer: deliveries },
  redeliver_delivery: { body: {}, answer: redelivery },
  bulk_redeliver_deliveries: { body: bulk, answer: taken },
};
