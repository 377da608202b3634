import type { Context } from '../../../context.ts';

/** Requests under way to one host: its own shoppers come first. */
const atOnce = 2;

/** By host, for each process. */
const underWay = new WeakMap<Context, Map<string, number>>();

/**
 * A place for one request to a host; null where two are under way, or its requests of this minute
 * are spent. Whoever got one gives it back.
 */
export async function takeHostTurn(ctx: Context, host: string): Promise<(() => void) | null> {
  const busy = underWay.get(ctx) ?? new Map<string, number>();
  underWay.set(ctx, busy);
  const running = busy.get(host) ?? 0;
  if (running >= atOnce) return null;
  const quota = { minute: ctx.config.imagesFetchRate, day: null };
  const caller = `photos of ${host}`;
  busy.set(host, running + 1);
  const giveBack = () => {
    const left = (busy.get(host) ?? 1) - 1;
    if (left > 0) busy.set(host, left);
    else busy.delete(host);
  };
  // Only looked at first: the limiter counts what it refuses, too.
  const { admitted } = await ctx.limiter.peek(caller, quota, ctx.clock.now());
  if (!admitted) {
    giveBack();
    return null;
  }
  await ctx.limiter.take(caller, quota, ctx.clock.now());
  return giveBack;
}
