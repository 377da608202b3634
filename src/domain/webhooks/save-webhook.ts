import type { Static } from '@sinclair/typebox';
import type { WebhookChange, WebhookInput } from '../../../schema/contracts/webhooks.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { checkUrl } from '../../providers/outbound/address-guard.ts';
import { parseAllowList } from '../../providers/outbound/allow-list.ts';
import { noFailures } from './schedule.ts';
import { newSecret } from './secrets.ts';
import {
  changeWebhook,
  insertWebhook,
  lastSequence,
  listWebhooks,
  type WebhookRow,
} from './store.ts';
import { inLane } from '../../db/write.ts';

/** More would only be a mistake of a script; every event costs a row for each. */
const maxWebhooksPerSite = 100;

/** Makes a subscription. The secret is returned here and never again. */
export async function createWebhook(
  ctx: Context,
  siteId: string,
  input: Static<typeof WebhookInput>,
): Promise<{ row: WebhookRow; secret: string }> {
  const url = checkedUrl(ctx, input.url);
  const secret = newSecret(ctx.random);
  const row = await ctx.write(async (tx) => {
    const existing = await listWebhooks(tx, siteId);
    if (existing.length >= maxWebhooksPerSite) {
      throw problem('conflict', `A site can have at most ${maxWebhooksPerSite} webhooks.`);
    }
    const made: WebhookRow = {
      id: tx.ids.uuid(),
      siteId,
      url,
      events: input.events,
      description: input.description?.trim() || null,
      secret: ctx.seal.encrypt(secret),
      replacedSecrets: null,
      replacedUntil: null,
      isActive: true,
      disabledReason: null,
      failureCount: 0,
      firstFailedEventId: null,
      severalEventsFailed: false,
      afterSequence: await lastSequence(tx),
      deletedAt: null,
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    await insertWebhook(tx, made);
    return made;
  }, inLane(siteId));
  return { row, secret };
}

/** Changes what is given; enabling forgets the failures and takes up what waited. */
export async function updateWebhook(
  ctx: Context,
  siteId: string,
  id: string,
  input: Static<typeof WebhookChange>,
): Promise<WebhookRow> {
  const change: Partial<WebhookRow> = {};
  if (input.url !== undefined) change.url = checkedUrl(ctx, input.url);
  if (input.events !== undefined) change.events = input.events;
  if (input.description !== undefined) change.description = input.description?.trim() || null;
  if (input.is_active !== undefined) Object.assign(change, activity(input.is_active));
  return ctx.write(async (tx) => {
    const row = await changeWebhook(tx, siteId, id, change);
    if (!row) throw notFound();
    if (row.isActive) tx.wake('send-webhooks');
    return row;
  }, inLane(siteId));
}

function activity(isActive: boolean): Partial<WebhookRow> {
  if (!isActive) return { isActive };
  return {
    isActive,
    disabledReason: null,
    failureCount: noFailures.failures,
    firstFailedEventId: noFailures.firstEventId,
    severalEventsFailed: noFailures.severalEvents,
  };
}

/** The address as it was given, so that a client can compare it; each call makes it canonical. */
function checkedUrl(ctx: Context, text: string): string {
  const url = text.trim();
  // URL parsers drop line breaks and tabs silently; nobody means them.
  if (/[\s\p{Cc}]/u.test(url))
    throw invalid('url', 'must not contain spaces or control characters');
  const check = checkUrl(url, parseAllowList(ctx.config.webhookAllowHosts));
  if (!check.ok) throw invalid('url', check.reason);
  return url;
}
