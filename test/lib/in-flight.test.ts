import { expect, test } from 'bun:test';
import { InFlight } from '../../src/lib/in-flight.ts';

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('room shrinks with what is under way, in all and for each owner, and comes back', async () => {
  const inFlight = new InFlight({ inAll: 3, each: 2 });
  const [one, two] = [gate(), gate()];
  inFlight.start('a', () => one.opened);
  inFlight.start('a', () => two.opened);
  expect([inFlight.room(), inFlight.roomFor('a'), inFlight.roomFor('b')]).toEqual([1, 0, 2]);
  one.open();
  two.open();
  await inFlight.idle();
  expect([inFlight.room(), inFlight.roomFor('a')]).toEqual([3, 2]);
});

test('idle waits for work that was started while it waited', async () => {
  const inFlight = new InFlight({ inAll: 3, each: 2 });
  const [first, second] = [gate(), gate()];
  let done = 0;
  inFlight.start('a', async () => {
    await first.opened;
    inFlight.start('b', () => second.opened.then(() => void (done += 1)));
    done += 1;
    second.open();
  });
  first.open();
  await inFlight.idle();
  expect(done).toBe(2);
});

test('a stop lets work finish in its grace, breaks off the rest, and takes no more', async () => {
  const inFlight = new InFlight({ inAll: 3, each: 2 });
  const ends: string[] = [];
  inFlight.start('quick', async () => void ends.push('quick'));
  inFlight.start('endless', async (ending) => {
    await new Promise((resolve) => ending.addEventListener('abort', resolve));
    ends.push('broken off');
  });
  const stopping = inFlight.stop(1);
  expect(inFlight.room()).toBe(0);
  await stopping;
  expect(ends).toEqual(['quick', 'broken off']);
});
