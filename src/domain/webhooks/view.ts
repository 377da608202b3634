import type { Static } from '@sinclair/typebox';
import type {
  CreatedWebhook,
  Delivery,
  RotatedSecretAnswer,
  Webhook,
} from '../../../schema/contracts/webhooks.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import type { DeliveryRow } from './deliveries-store.ts';
import type { WebhookRow } from './store.ts';

export function viewWebhook(row: WebhookRow): Static<typeof Webhook> {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    is_active: row.isActive,
    failure_count: row.failureCount,
    disabled_reason: row.disabledReason,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewCreated(row: WebhookRow, secret: string): Static<typeof CreatedWebhook> {
  const { id, url, events, description, isActive, createdAt } = row;
  const created_at = isoTime(createdAt);
  return { data: { id, url, events, description, secret, is_active: isActive, created_at } };
}

export function viewDelivery(row: DeliveryRow): Static<typeof Delivery> {
  return {
    id: row.id,
    event_id: row.eventId,
    event_type: row.eventType,
    status: row.status,
    attempts: row.attempts,
    response_status: row.responseStatus,
    response_body: row.responseBody,
    error: row.error,
    duration_ms: row.durationMs,
    next_attempt_at: isoTimeOrNull(row.nextAttemptAt),
    created_at: isoTime(row.createdAt),
    delivered_at: isoTimeOrNull(row.deliveredAt),
  };
}

export function viewRotated(
  id: string,
  rotated: { secret: string; replacedUntil: number },
): Static<typeof RotatedSecretAnswer> {
  const { secret, replacedUntil } = rotated;
  return { data: { id, secret, previous_secret_expires_at: isoTime(replacedUntil) } };
}
