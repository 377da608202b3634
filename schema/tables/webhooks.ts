import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../contracts/events.ts';
import { flag, id, instant, json } from './columns.ts';

/** A partner's subscription to events of one site. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: id().primaryKey(),
    siteId: id('site_id').notNull(),
    url: text('url').notNull(),
    events: json<EventType[]>('events').notNull(),
    description: text('description'),
    /** Sealed with the master key. */
    secret: text('secret').notNull(),
    isActive: flag('is_active').notNull(),
    disabledReason: text('disabled_reason'),
    /** Failed attempts since the last success; see schedule.ts. */
    failureCount: integer('failure_count').notNull(),
    firstFailedEventId: text('first_failed_event_id'),
    severalEventsFailed: flag('several_events_failed').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('webhooks_site').on(table.siteId, table.createdAt)],
);

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'dead_letter'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** One event for one subscription. `failed` will be tried again, `dead_letter` will not. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: id().primaryKey(),
    siteId: id('site_id').notNull(),
    webhookId: id('webhook_id').notNull(),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').$type<EventType>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error'),
    durationMs: integer('duration_ms'),
    /** Null when nothing more will be tried; while an attempt runs, when its lease ends. */
    nextAttemptAt: instant('next_attempt_at'),
    leaseOwner: text('lease_owner'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('deliveries_list').on(table.siteId, table.webhookId, table.createdAt, table.id),
    index('deliveries_due').on(table.webhookId, table.nextAttemptAt),
  ],
);
