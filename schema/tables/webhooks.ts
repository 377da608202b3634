import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../contracts/events.ts';
import { flag, id, instant, json } from './columns.ts';
import { events } from './events.ts';
import { siteId } from './sites.ts';

/** A partner's subscription to events of one site. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    url: text('url').notNull(),
    events: json<EventType[]>('events').notNull(),
    description: text('description'),
    /** Sealed with the master key. */
    secret: text('secret').notNull(),
    /** Sealed too: the secrets that rotations replaced and that still sign; see secrets.ts. */
    replacedSecrets: text('replaced_secrets'),
    /** When the first of them ends. */
    replacedUntil: instant('replaced_until'),
    isActive: flag('is_active').notNull(),
    disabledReason: text('disabled_reason'),
    /** Failed attempts since the last success; see schedule.ts. */
    failureCount: integer('failure_count').notNull(),
    firstFailedEventId: text('first_failed_event_id'),
    severalEventsFailed: flag('several_events_failed').notNull(),
    /** The last event that had been committed before; later ones are delivered. */
    afterSequence: integer('after_sequence').notNull().default(0),
    /** Set: it exists for nobody any more, and a sweep takes its deliveries away. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('webhooks_site').on(table.siteId, table.createdAt),
    index('webhooks_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    index('webhooks_replaced')
      .on(table.replacedUntil)
      .where(sql`replaced_until IS NOT NULL`),
  ],
);

export const deliveryStatuses = ['pending', 'held', 'delivered', 'failed', 'dead_letter'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * One event for one subscription. `held` waits for its subscription to be switched on; `failed`
 * will be tried again, `dead_letter` will not.
 */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    webhookId: id('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    eventType: text('event_type').$type<EventType>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    /** Of a test call: it counts neither as a dead letter nor as a failure. */
    isTest: flag('is_test').notNull().default(false),
    attempts: integer('attempts').notNull(),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error'),
    durationMs: integer('duration_ms'),
    /** As in the event. */
    entity: text('entity'),
    /** The sequence of the event until the first attempt has ended; see take-turns.ts. */
    turn: integer('turn'),
    /**
     * Null when nothing more will be tried, and while it is held or another is first in turn. While
     * an attempt runs, when its lease ends.
     */
    nextAttemptAt: instant('next_attempt_at'),
    leaseOwner: text('lease_owner'),
    lastAttemptAt: instant('last_attempt_at'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('deliveries_list').on(table.siteId, table.webhookId, table.createdAt, table.id),
    index('deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`next_attempt_at IS NOT NULL`),
    index('deliveries_turn')
      .on(table.webhookId, table.entity, table.turn)
      .where(sql`turn IS NOT NULL`),
    index('deliveries_queued')
      .on(table.webhookId)
      .where(sql`status = 'pending' AND next_attempt_at IS NULL`),
    index('deliveries_event').on(table.eventId),
    index('deliveries_leased')
      .on(table.leaseOwner)
      .where(sql`lease_owner IS NOT NULL`),
    // Kept with what receivers answered: counting the dead ones must not read them all.
    index('deliveries_dead')
      .on(table.siteId, table.webhookId)
      .where(sql`status = 'dead_letter' AND is_test = 0`),
    // Filtered lists and redelivery in bulk walk one status of one event; so does deletion.
    index('deliveries_group').on(
      table.webhookId,
      table.status,
      table.eventType,
      table.createdAt,
      table.id,
    ),
  ],
);

/** An attempt that a later one has taken the place of; the last one is in the delivery itself. */
export const deliveryAttempts = sqliteTable(
  'delivery_attempts',
  {
    id: id().primaryKey(),
    deliveryId: id('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** Begins anew with each redelivery. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error'),
    durationMs: integer('duration_ms'),
  },
  (table) => [index('delivery_attempts_delivery').on(table.deliveryId, table.at, table.id)],
);

/** Kept by triggers, so that no list counts by scanning. */
export const deliveryCounts = sqliteTable(
  'delivery_counts',
  {
    webhookId: id('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    status: text('status').$type<DeliveryStatus>().notNull(),
    eventType: text('event_type').$type<EventType>().notNull(),
    deliveries: integer('deliveries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.status, table.eventType] }),
    index('delivery_counts_held')
      .on(table.webhookId)
      .where(sql`status = 'held' AND deliveries > 0`),
  ],
);
