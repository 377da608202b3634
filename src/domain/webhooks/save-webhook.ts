import type { Static } from '@sinclair/typebox';
import type { WebhookChange, WebhookInput } from '../../../schema/contracts/webhooks.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { checkUrl } from '../../providers/outbound/address-guard.ts';
import { parseAllowList } from '../../providers/outbound/allow-list.ts';
import { audit } from '../audit/audit.ts';
import { discardSome } from './held-store.ts';
import { noFailures } from './schedule.ts';
import { newSecret } from './secrets.ts';
import {
  changeWebhook,
  findWebhook,
  insertWebhook,
  lastSequence,
  listWebhooks,
  type WebhookRow,
} from './store.ts';
import { inLane } from '../../db/write.ts';

/** More would only be a mistake of a script; every event costs a row for each. */
const maxWebhooksPerSite = 100;

/** Small batches: a month of events must not keep other writes waiting. */
const discardedAtOnce = 250;

/** What takes up the deliveries that wait for a subscription. */
const loopsOfActive = ['release-held', 'send-webhooks'] as const;

/** The secret is told here and never again. */
export type Created = { row: WebhookRow; secret: string };

/** Makes a subscription. */
export async function createWebhook(
  ctx: Context,
  actor: Actor,
  input: Static<typeof WebhookInput>,
  write: WriteOf<Created> = writesOf(ctx, actor.siteId),
): Promise<Created> {
  const { siteId } = actor;
  const url = checkedUrl(ctx, input.url);
  const secret = newSecret(ctx.random);
  return write(async (tx) => {
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
    await audit(
      tx,
      actor,
      'webhook.create',
      { kind: 'webhook', id: made.id },
      { host: new URL(url).host },
    );
    return { row: made, secret };
  });
}

/**
 * Changes what is given; enabling forgets the failures, takes up what waited, and sends what was
 * held meanwhile or discards it.
 */
export async function updateWebhook(
  ctx: Context,
  actor: Actor,
  id: string,
  input: Static<typeof WebhookChange>,
): Promise<WebhookRow> {
  const { siteId } = actor;
  const change: Partial<WebhookRow> = {};
  if (input.held !== undefined && input.is_active !== true) {
    throw invalid('held', 'goes only with is_active: true');
  }
  if (input.url !== undefined) change.url = checkedUrl(ctx, input.url);
  if (input.events !== undefined) change.events = input.events;
  if (input.description !== undefined) change.description = input.description?.trim() || null;
  if (input.is_active !== undefined) Object.assign(change, activity(input.is_active));
  for (;;) {
    const row = await ctx.write(async (tx) => {
      if (!(await findWebhook(tx, siteId, id))) throw notFound();
      const discarded = input.held === 'discard' ? await discardSome(tx, id, discardedAtOnce) : 0;
      // The last of them go in the write that switches it on.
      if (discarded === discardedAtOnce) return null;
      const changed = await changeWebhook(tx, siteId, id, change);
      await audit(tx, actor, 'webhook.change', { kind: 'webhook', id }, changeSaid(input));
      if (changed?.isActive) for (const loop of loopsOfActive) tx.wake(loop);
      return changed;
    }, inLane(siteId));
    if (row) return row;
    await yieldToEventLoop();
  }
}

/** Addresses may hold what is secret: the log has their host alone. */
function changeSaid({ url, ...rest }: Static<typeof WebhookChange>): Record<string, unknown> {
  return { ...rest, ...(url !== undefined && { host: new URL(url).host }) };
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
