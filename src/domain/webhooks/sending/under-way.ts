import type { Context } from '../../../context.ts';

/**
 * The ids of what this process is sending, webhooks and leads alike. While the store is full an
 * outcome may wait for longer than its lease lasts, and nothing may be sent again in that time.
 */
export function underWayOf({ sends }: Pick<Context, 'sends'>): Set<string> {
  return underWay.getOrInsertComputed(sends, () => new Set());
}

const underWay = new WeakMap<Context['sends'], Set<string>>();
