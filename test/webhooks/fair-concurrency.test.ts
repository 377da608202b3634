import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  type Slot,
  type SlotLimits,
  FairConcurrency,
} from '../../src/domain/webhooks/sending/fair-concurrency.ts';

const limits: SlotLimits = {
  inAll: 16,
  each: 4,
  further: 12,
  host: 11,
  furtherOfHost: 8,
  slow: 6,
  furtherSlow: 3,
  slowAfterMs: 1_000,
  slowForMs: 60_000,
};

function stage() {
  let now = 1_000_000;
  const slots = new FairConcurrency(limits, { now: () => now });
  /** As many slots as the owner gets, of `most`. */
  function takeMany(owner: string, most: number, target = owner, host = target): Slot[] {
    const claim = { owner, target, host };
    return Array.from({ length: most }, () => slots.take(claim)).filter((one) => !!one);
  }
  return { slots, takeMany, advance: (ms: number) => void (now += ms) };
}

const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('a slot', () => {
  test('is given to one owner and one host so often, and further ones less often', () => {
    const { takeMany } = stage();
    expect(takeMany('a', 9)).toHaveLength(4);
    expect(takeMany('b', 9, 'one path', 'shared')).toHaveLength(4);
    expect(takeMany('c', 9, 'other path', 'shared')).toHaveLength(4);
    expect(takeMany('d', 9, 'one path', 'shared')).toHaveLength(1);
    for (const name of names(2, 'e')) expect(takeMany(name, 9, name, 'shared')).toHaveLength(1);
    expect(takeMany('f', 9, 'one path', 'shared')).toHaveLength(0);
    expect(takeMany('g', 9, 'one path', 'another host')).toHaveLength(1);
  });

  test('that is freed twice is free once', () => {
    const { slots, takeMany } = stage();
    const [first] = takeMany('a', 2);
    first?.free();
    first?.free();
    expect([slots.room(), slots.heldBy('a')]).toEqual([15, 1]);
  });
});

describe('targets that fall silent at the same moment', () => {
  test('leave first slots to the others', () => {
    const { slots, takeMany } = stage();
    for (const name of names(5, 'silent')) takeMany(name, 4);
    expect(slots.room()).toBe(2);
    expect(takeMany('other', 4)).toHaveLength(1);
  });

  test('share a part of the slots from when they are known as slow', () => {
    const { slots, takeMany, advance } = stage();
    const held = names(14, 'silent').flatMap((name) => takeMany(name, 1));
    advance(15_000);
    for (const slot of held) slot.free();
    const again = names(14, 'silent').map((name) => takeMany(name, 4).length);
    // Three take the first three; after that there are no further ones, and then none at all.
    expect(again).toEqual([3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(slots.room()).toBe(10);
    expect(takeMany('other', 9)).toHaveLength(4);
  });

  test('get no further slot while they hold one for long', () => {
    const { takeMany, advance } = stage();
    names(6, 'silent').map((name) => takeMany(name, 1));
    advance(1_001);
    expect(takeMany('silent0', 1)).toHaveLength(0);
    expect(takeMany('other', 1)).toHaveLength(1);
  });

  test('are as good as others a while after they answered quickly again', () => {
    const { takeMany, advance } = stage();
    const held = takeMany('once-slow', 4);
    advance(2_000);
    for (const slot of held) slot.free();
    expect(takeMany('once-slow', 4)).toHaveLength(3);
    const { takeMany: later, advance: wait, slots } = stage();
    const slow = later('once-slow', 1);
    wait(2_000);
    slow[0]?.free();
    wait(60_000);
    expect(later('once-slow', 4)).toHaveLength(4);
    expect(slots.room()).toBe(12);
  });

  test('are slow for all who send there, and not for others on the same host', () => {
    const { takeMany, advance } = stage();
    const held = names(3, 'owner').flatMap((name) => takeMany(name, 1, 'silent', 'host'));
    advance(2_000);
    expect(takeMany('owner9', 1, 'silent', 'host')).toHaveLength(0);
    expect(takeMany('owner9', 4, 'quick', 'host')).toHaveLength(4);
    expect(held).toHaveLength(3);
  });

  test('are not slow for ever when the clock is set back', () => {
    const { takeMany, advance } = stage();
    const [slot] = takeMany('once-slow', 1);
    advance(2_000);
    slot?.free();
    advance(-500_000);
    expect(takeMany('once-slow', 4)).toHaveLength(4);
  });
});

const owner = fc.nat(30).map((number) => `owner${number}`);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ take: owner, host: fc.nat(12) }) },
  { weight: 4, arbitrary: fc.record({ free: fc.nat(15) }) },
  { weight: 1, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 30_000 }) }) },
);

test('no order of events exceeds a limit, and what was taken adds up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { slots, advance } = stage();
      const held: { slot: Slot; host: string }[] = [];
      for (const one of steps) {
        if ('wait' in one) advance(one.wait);
        else if ('free' in one) held.splice(one.free, 1)[0]?.slot.free();
        else {
          const host = `host${one.host}`;
          const slot = slots.take({ owner: one.take, target: `${host}/${one.take}`, host });
          if (slot) held.push({ slot, host });
        }
        const count = (by: (each: (typeof held)[number]) => string, name: string) =>
          held.filter((each) => by(each) === name).length;
        expect(slots.room()).toBe(limits.inAll - held.length);
        for (const { slot, host } of held) {
          expect(slots.heldBy(slot.owner)).toBe(count((each) => each.slot.owner, slot.owner));
          expect(slots.heldBy(slot.owner)).toBeLessThanOrEqual(limits.each);
          expect(count((each) => each.host, host)).toBeLessThanOrEqual(limits.host);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('an owner whose target is quick always gets a first slot while there is room', () => {
  const busy = fc.array(fc.tuple(owner, fc.nat(40)), { maxLength: 60 });
  fc.assert(
    fc.property(busy, fc.nat(20_000), (takers, waitedMs) => {
      const { slots, takeMany, advance } = stage();
      for (const [name, target] of takers) takeMany(name, 4, `target${target}`);
      advance(waitedMs);
      const isRoom = slots.room() > 0;
      expect(takeMany('newcomer', 1)).toHaveLength(isRoom ? 1 : 0);
    }),
  );
});
