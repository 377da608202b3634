import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { addViews } from './store.ts';

type Seen = { count: number; at: number };

const seenOf = new WeakMap<Context['limiter'], Map<string, Seen>>();

/** Counts a view in memory: however many look at a page, it is written once a minute. */
export function noteView({ limiter, clock }: Context, pageId: string): void {
  const pages = seenOf.get(limiter) ?? new Map<string, Seen>();
  seenOf.set(limiter, pages);
  const count = (pages.get(pageId)?.count ?? 0) + 1;
  pages.set(pageId, { count, at: clock.now() });
}

/** Writes down what was seen since the last time. A kill costs the views of a minute at most. */
export async function saveViews(ctx: Context): Promise<{ pages: number; views: number }> {
  const pages = seenOf.get(ctx.limiter) ?? new Map<string, Seen>();
  if (pages.size === 0) return { pages: 0, views: 0 };
  const taken = new Map(pages);
  pages.clear();
  try {
    await ctx.write(async (tx) => {
      for (const [id, seen] of taken) await addViews(tx, { id, ...seen });
    }, inLane('save-views'));
  } catch (error) {
    // A store that is full for a while: they wait for the next minute.
    for (const [id, { count, at }] of taken) {
      const later = pages.get(id);
      pages.set(id, { count: count + (later?.count ?? 0), at: later?.at ?? at });
    }
    throw error;
  }
  const views = [...taken.values()].reduce((sum, { count }) => sum + count, 0);
  return { pages: taken.size, views };
}
