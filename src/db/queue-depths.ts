import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { second } from '../lib/clock.ts';

/** How much waits, over all sites. */
export type QueueDepths = {
  /** `due` includes what is being worked on. */
  tasks: { due: number; waiting: number };
  /** Not handed out to subscriptions yet. */
  events: number;
  /**
   * `due` includes those whose turn comes after another's; `waiting` belongs to a later attempt.
   * Of subscriptions that are switched off: `paused` began before, `held` came after.
   */
  deliveries: Record<'due' | 'sending' | 'waiting' | 'paused' | 'held' | 'dead', number>;
};

/** Counted in indexes of what waits alone; still a queue may be long. */
const keptMs = second;

/** Counts at most once a second. Rejects when the store cannot be read. */
export function queueDepths(ctx: Context): () => Promise<QueueDepths> {
  let counted: { at: number; depths: QueueDepths } | null = null;
  return async () => {
    const at = ctx.clock.now();
    if (counted && Math.abs(at - counted.at) < keptMs) return counted.depths;
    const depths = await count(ctx, at);
    counted = { at, depths };
    return depths;
  };
}

async function count({ reader: { db } }: Context, now: number): Promise<QueueDepths> {
  const [tasks] = await db.all<{ due: number; waiting: number }>(sql`
    SELECT count(*) FILTER (WHERE run_at <= ${now}) AS due,
      count(*) FILTER (WHERE run_at > ${now}) AS waiting
    FROM tasks`);
  const [events] = await db.all<{ n: number }>(sql`
    SELECT count(*) AS n FROM events WHERE dispatched_at IS NULL`);
  const bySubscription = await db.all<{ isActive: number; due: number; later: number }>(sql`
    SELECT webhooks.is_active AS isActive, pending.due AS due, pending.later AS later
    FROM (
      SELECT webhook_id,
        count(*) FILTER (WHERE next_attempt_at <= ${now}) AS due,
        count(*) FILTER (WHERE next_attempt_at > ${now}) AS later
      FROM deliveries WHERE next_attempt_at IS NOT NULL GROUP BY webhook_id
    ) AS pending
    JOIN webhooks ON webhooks.id = pending.webhook_id`);
  const [leased] = await db.all<{ n: number }>(sql`
    SELECT count(*) AS n FROM deliveries WHERE lease_owner IS NOT NULL`);
  const queued = await db.all<{ isActive: number; n: number }>(sql`
    SELECT webhooks.is_active AS isActive, queued.n AS n
    FROM (
      SELECT webhook_id, count(*) AS n FROM deliveries
      WHERE status = 'pending' AND next_attempt_at IS NULL GROUP BY webhook_id
    ) AS queued
    JOIN webhooks ON webhooks.id = queued.webhook_id`);
  const [held] = await db.all<{ n: number }>(sql`
    SELECT coalesce(sum(deliveries), 0) AS n FROM delivery_counts
    WHERE status = 'held' AND deliveries > 0`);
  const [dead] = await db.all<{ n: number }>(sql`
    SELECT count(*) AS n FROM deliveries WHERE status = 'dead_letter' AND is_test = 0`);
  const sum = (isActive: boolean, of: 'due' | 'later') =>
    bySubscription.reduce((total, row) => {
      return (row.isActive === 1) === isActive ? total + row[of] : total;
    }, 0);
  const inTurn = (isActive: boolean) =>
    queued.reduce((total, row) => ((row.isActive === 1) === isActive ? total + row.n : total), 0);
  const sending = leased?.n ?? 0;
  return {
    tasks: { due: tasks?.due ?? 0, waiting: tasks?.waiting ?? 0 },
    events: events?.n ?? 0,
    deliveries: {
      due: sum(true, 'due') + inTurn(true),
      sending,
      // A lease is kept as the time at which the next attempt would begin.
      waiting: Math.max(0, sum(true, 'later') - sending),
      paused: sum(false, 'due') + sum(false, 'later') + inTurn(false),
      held: held?.n ?? 0,
      dead: dead?.n ?? 0,
    },
  };
}
