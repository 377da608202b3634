import type { Context } from '../../../context.ts';

/** Requests under way to one host: its own shoppers come first. */
const atOnce = 2;

/** What is left of a minute's requests to those that fetch the photos of a whole stock. */
const shareOfStock = 0.9;

type Busy = { running: number; ended: PromiseWithResolvers<void> };

/** By host, for each process. */
const underWay = new WeakMap<Context, Map<string, Busy>>();

function busyWith(ctx: Context, host: string): Busy {
  const hosts = underWay.get(ctx) ?? new Map<string, Busy>();
  underWay.set(ctx, hosts);
  const busy = hosts.get(host) ?? { running: 0, ended: Promise.withResolvers<void>() };
  hosts.set(host, busy);
  return busy;
}

/**
 * A place for one request to a host; null where two are under way, or the requests of this minute
 * are spent but for those that are kept for cards. Whoever got one gives it back.
 */
export async function takeHostTurn(ctx: Context, host: string): Promise<(() => void) | null> {
  return takeTurn(ctx, host, Math.ceil(ctx.config.imagesFetchRate * shareOfStock));
}

/** The same for a photo that somebody waits for: it goes next, before those of the stock. */
export async function awaitHostTurn(
  ctx: Context,
  host: string,
  signal: AbortSignal,
): Promise<(() => void) | null> {
  for (;;) {
    signal.throwIfAborted();
    const busy = busyWith(ctx, host);
    if (busy.running < atOnce) return takeTurn(ctx, host, ctx.config.imagesFetchRate);
    await busy.ended.promise;
  }
}

/** When one of those under way to a host has ended; null where none is in this process. */
export function nextEnd(ctx: Context, host: string): Promise<void> | null {
  const { running, ended } = busyWith(ctx, host);
  return running > 0 ? ended.promise : null;
}

async function takeTurn(
  ctx: Context,
  host: string,
  perMinute: number,
): Promise<(() => void) | null> {
  const busy = busyWith(ctx, host);
  if (busy.running >= atOnce) return null;
  busy.running += 1;
  const giveBack = () => {
    busy.running -= 1;
    busy.ended.resolve();
    busy.ended = Promise.withResolvers<void>();
    if (busy.running === 0) underWay.get(ctx)?.delete(host);
  };
  const quota = { minute: perMinute, day: null };
  const caller = `photos of ${host}`;
  // Only looked at first: the limiter counts what it refuses, too.
  const { admitted } = await ctx.limiter.peek(caller, quota, ctx.clock.now());
  if (!admitted) {
    giveBack();
    return null;
  }
  await ctx.limiter.take(caller, quota, ctx.clock.now());
  return giveBack;
}
