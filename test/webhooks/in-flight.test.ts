import { expect, test } from 'bun:test';
import { InFlight } from '../../src/domain/webhooks/sending/in-flight.ts';
import { FairConcurrency } from '../../src/domain/webhooks/sending/fair-concurrency.ts';

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

const limits = {
  inAll: 3,
  each: 2,
  further: 3,
  host: 3,
  furtherOfHost: 3,
  slow: 3,
  furtherSlow: 3,
  slowAfterMs: 1_000,
  slowForMs: 1_000,
};

const claimOf = (owner: string) => ({ owner, target: owner, host: owner });

function makeInFlight(onEnd = (): void => undefined) {
  const inFlight = new InFlight(new FairConcurrency(limits, { now: () => 0 }), onEnd);
  function start(owner: string, work: (signal: AbortSignal) => Promise<void>): void {
    const slot = inFlight.take(claimOf(owner));
    if (!slot) throw new Error(`There is no slot for ${owner}.`);
    inFlight.start(slot, work);
  }
  return { inFlight, start };
}

test('room shrinks with what is under way and comes back', async () => {
  const { inFlight, start } = makeInFlight();
  const [one, two] = [gate(), gate()];
  start('a', () => one.opened);
  start('a', () => two.opened);
  expect([inFlight.room(), inFlight.heldBy('a'), inFlight.heldBy('b')]).toEqual([1, 2, 0]);
  expect(inFlight.take(claimOf('a'))).toBeNull();
  one.open();
  two.open();
  await inFlight.idle();
  expect([inFlight.room(), inFlight.heldBy('a')]).toEqual([3, 0]);
});

test('each end is told, and only when its slot is free', async () => {
  const rooms: number[] = [];
  const { inFlight, start } = makeInFlight(() => void rooms.push(inFlight.room()));
  const [one, two] = [gate(), gate()];
  start('a', () => one.opened);
  start('b', () => two.opened);
  one.open();
  await one.opened;
  two.open();
  await inFlight.idle();
  expect(rooms).toEqual([2, 3]);
});

test('idle waits for work that was started while it waited', async () => {
  const { inFlight, start } = makeInFlight();
  const [first, second] = [gate(), gate()];
  let done = 0;
  start('a', async () => {
    await first.opened;
    start('b', () => second.opened.then(() => void (done += 1)));
    done += 1;
    second.open();
  });
  first.open();
  await inFlight.idle();
  expect(done).toBe(2);
});

test('a stop lets work finish in its grace, breaks off the rest, and takes no more', async () => {
  const { inFlight, start } = makeInFlight();
  const ends: string[] = [];
  start('quick', async () => void ends.push('quick'));
  start('endless', async (ending) => {
    await new Promise((resolve) => ending.addEventListener('abort', resolve));
    ends.push('broken off');
  });
  const stopping = inFlight.stop(1);
  expect([inFlight.room(), inFlight.take(claimOf('new'))]).toEqual([0, null]);
  await stopping;
  expect(ends).toEqual(['quick', 'broken off']);
});
