import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VehicleCondition } from '../records/vehicle.ts';
import { id, instant, json } from './columns.ts';
import { sharePages } from './share-pages.ts';
import { siteId } from './sites.ts';

/** Why a lead is kept apart; the sender was told that all went well. */
export const spamReasons = ['hidden_field', 'too_fast', 'forged_form', 'links'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** The vehicle as it was asked for. */
export type LeadVehicle = {
  vin: string | null;
  stockNumber: string | null;
  condition: VehicleCondition;
  year: number;
  make: string;
  model: string;
  trim: string | null;
};

/** What somebody asked of a store on one of its pages. */
export const leads = sqliteTable(
  'leads',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    pageId: id('page_id').references(() => sharePages.id, { onDelete: 'set null' }),
    /** Null for a lead that counts. */
    spamReason: text('spam_reason').$type<SpamReason>(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    /** What the same person would give again, whatever the spelling. */
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    vehicleId: id('vehicle_id'),
    vehicle: json<LeadVehicle>('vehicle'),
    /** The words that were agreed to. */
    consentText: text('consent_text'),
    consentVersion: text('consent_version'),
    consentedAt: instant('consented_at'),
    /** Of the client, sealed: proof of the consent that nobody needs from day to day. */
    address: text('address'),
    /** How often the same was asked within a day. */
    times: integer('times').notNull(),
    lastAt: instant('last_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while nobody has answered; what is asked again waits again. */
    answeredAt: instant('answered_at'),
    /** The name of that day of whoever did. */
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('leads_site').on(table.siteId, table.createdAt, table.id),
    index('leads_inbox')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`spam_reason IS NULL AND answered_at IS NULL`),
    index('leads_email')
      .on(table.siteId, table.emailKey, table.createdAt)
      .where(sql`email_key IS NOT NULL`),
    index('leads_phone')
      .on(table.siteId, table.phoneKey, table.createdAt)
      .where(sql`phone_key IS NOT NULL`),
    index('leads_age').on(table.lastAt),
    index('leads_page')
      .on(table.pageId)
      .where(sql`page_id IS NOT NULL`),
  ],
);

/** Where the leads of a site go by themselves. */
export const leadTargets = sqliteTable('lead_targets', {
  siteId: siteId().primaryKey(),
  /** Sealed: such addresses often hold a secret. */
  crmUrl: text('crm_url'),
  crmEmail: text('crm_email'),
  updatedAt: instant('updated_at').notNull(),
});

export const leadChannels = ['crm', 'email'] as const;
export type LeadChannel = (typeof leadChannels)[number];

export const leadDeliveryStatuses = ['pending', 'failed', 'delivered', 'dead_letter'] as const;
export type LeadDeliveryStatus = (typeof leadDeliveryStatuses)[number];

/** A lead on its way to one of the targets. */
export const leadDeliveries = sqliteTable(
  'lead_deliveries',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    leadId: id('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<LeadChannel>().notNull(),
    status: text('status').$type<LeadDeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    /** Null when nothing more will be tried; while an attempt runs, when its lease ends. */
    nextAttemptAt: instant('next_attempt_at'),
    leaseOwner: text('lease_owner'),
    responseStatus: integer('response_status'),
    error: text('error'),
    lastAttemptAt: instant('last_attempt_at'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('lead_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at IS NOT NULL`),
    index('lead_deliveries_lead').on(table.leadId),
    index('lead_deliveries_dead')
      .on(table.siteId, table.createdAt)
      .where(sql`status = 'dead_letter'`),
    index('lead_deliveries_leased')
      .on(table.leaseOwner)
      .where(sql`lease_owner IS NOT NULL`),
  ],
);
