import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { findFaults } from '../../src/domain/compliance/engine/find-faults.ts';
import { textFormats } from '../../src/domain/compliance/reading/content.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { rules } from '../../src/domain/compliance/rules/index.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';

/** Every rule is loaded, those of the states too. */
const states = ['TX', 'CA', 'NJ', 'IL', 'OH', 'VA', 'FL'].flatMap((code) => stateOf(code) ?? []);
const context = { ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'), states };

/** Beginnings of what rules look for, which go on and on without ever becoming it. */
const fragments = [
  '$1,111',
  '$1 ',
  'financ',
  'financ ',
  'lease $1 ',
  '2020 Aa bb',
  '2020 ',
  '5-star review ',
  '$5 for ',
  'plus doc',
  'invoice not ',
  'warranty requires a ',
  'tow 1,000 ',
  '1000 lbs ',
  'best ',
  'no for ',
  'all vehicles come with ',
  'IIHS 2020 ',
  'see a b c d ',
  'includes all ',
  'ends jan ',
  'stk ',
  'due at ',
  'a',
  '.',
  '!',
  '. ',
  'e.g. ',
  '\u00a0',
  '\u200b',
  '&amp;',
  '<b>',
  '<ul><li>',
  '<table><tr><td>x',
  '[a](',
  '- a\n',
];

describe('texts made to hurt', () => {
  for (const format of textFormats) {
    // A pattern that tries every split would not end within the limit of a test.
    test(`a long run of one fragment is checked as ${format}`, () => {
      for (const fragment of fragments) {
        const text = fragment.repeat(Math.ceil(4_000 / fragment.length));
        expect(findFaults(readContent(text, format), context).length).toBeLessThan(100_000);
      }
    });
  }

  test('each pattern by itself takes 20 kB of its own examples, cut off and joined', () => {
    for (const rule of rules) {
      const texts = rule.examples.failing.flatMap((one) => (typeof one === 'string' ? [one] : []));
      for (const text of texts) {
        const piece = text.slice(0, Math.ceil(text.length * 0.6));
        const long = piece.repeat(Math.ceil(20_000 / piece.length));
        expect(findFaults(readContent(long, 'text'), context, [rule]).length).toBeLessThan(10);
      }
    }
  });

  test('no text whatever throws, and every place is one', () => {
    const parts = fc.array(
      fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 8 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(parts, fc.constantFrom(...textFormats), (list, format) => {
        const text = list.join('');
        const content = readContent(text, format);
        for (const { block, span } of findFaults(content, context)) {
          if (block === null || span === null) continue;
          const { start, end } = block.sourceOf(span);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 300 },
    );
  });
});
