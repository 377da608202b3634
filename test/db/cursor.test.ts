import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { cursorScope, makeCursors } from '../../src/db/cursor.ts';
import { Problem } from '../../src/problem.ts';

const cursors = makeCursors([new Uint8Array(32).fill(7)]);
const position = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 4 });

describe('cursors', () => {
  test('a cursor gives back the position that it was made from', () => {
    fc.assert(
      fc.property(fc.string(), position, (scope, where) => {
        expect(cursors.decode(scope, cursors.encode(scope, where))).toEqual(where);
      }),
    );
  });

  test('a changed character, another scope or any other text is refused', () => {
    fc.assert(
      fc.property(position, fc.nat(), fc.constantFrom(...'abcXYZ019-_'), (where, at, character) => {
        const cursor = cursors.encode('list', where);
        const index = at % cursor.length;
        const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
        if (changed !== cursor) expect(() => cursors.decode('list', changed)).toThrow(Problem);
        expect(() => cursors.decode('other', cursor)).toThrow(Problem);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => cursors.decode('list', text)).toThrow(Problem);
      }),
    );
  });

  test('a cursor of another installation is refused', () => {
    const others = makeCursors([new Uint8Array(32).fill(8)]);
    expect(() => cursors.decode('list', others.encode('list', [1]))).toThrow(Problem);
  });

  test('the scope does not depend on the order in which filters are given', () => {
    const one = cursorScope('site', 'list', { make: 'Ford', year: 2024, model: undefined });
    const other = cursorScope('site', 'list', { year: 2024, make: 'Ford' });
    expect(one).toBe(other);
    expect(one).not.toBe(cursorScope('site', 'list', { year: 2024 }));
  });
});
