import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { inListOrder, rangeOf } from '../../src/dashboard/listed-range.ts';

type Row = { name: string; at: number; id: string };
const positionOf = ({ name, at, id }: Row) => [name, -at, id];

const rows = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('Ana', 'ana', 'Ñandú', 'Zoë', ''),
    at: fc.integer({ min: 0, max: 3 }),
    id: fc.uuid(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

test('pages forward and back again show every row once, in order', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (given, limit) => {
      const all = inListOrder(given, positionOf);
      const forward = rangeOf(all, positionOf, { limit });
      for (let last = forward.at(-1); last;) {
        const place = { position: positionOf(last), isBackward: false };
        const page = rangeOf(all, positionOf, { limit, place });
        forward.push(...page);
        last = page.at(-1);
      }
      expect(forward).toEqual(all);
      const backward: Row[] = all.slice(-1);
      for (let first = backward[0]; first;) {
        const place = { position: positionOf(first), isBackward: true };
        const page = rangeOf(all, positionOf, { limit, place });
        backward.unshift(...page);
        [first] = page;
      }
      expect(backward).toEqual(all);
    }),
  );
});

test('a row that has gone is no less a place to go on from', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ name: 'Ana', at: 0, id }));
  const position = positionOf({ name: 'Ana', at: 0, id: 'bb' });
  const idsOf = (isBackward: boolean) =>
    rangeOf(all, positionOf, { limit: 9, place: { position, isBackward } }).map(({ id }) => id);
  expect([idsOf(false), idsOf(true)]).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});
