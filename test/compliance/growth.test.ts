import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { findFaults } from '../../src/domain/compliance/engine/find-faults.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';
import type { TextFormat } from '../../src/domain/compliance/reading/content.ts';
import { bareContext, type CheckContext } from '../../src/domain/compliance/rules/context.ts';
import { smallLot } from '../../src/domain/compliance/rules/data/example-stock.ts';
import { rules } from '../../src/domain/compliance/rules/index.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import { overgrowth } from '../support/overgrowth.ts';

/** Every rule is loaded, and has the facts that it waits for. */
const context: CheckContext = {
  ...bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04'),
  states: ['TX', 'CA', 'NJ', 'IL', 'OH', 'VA', 'FL', 'WA', 'ON'].flatMap((code) => {
    return stateOf(code) ?? [];
  }),
  store: { name: 'Lakeside Motors', city: 'Duluth' },
  stock: smallLot,
  makes: ['Ford', 'Honda'],
  models: [
    { make: 'Ford', model: 'F-150' },
    { make: 'Honda', model: 'Pilot' },
  ],
  facts: ['lowest price 14900'],
  offers: [],
  publishedAt: Date.UTC(2024, 1, 1),
};
const repeats = 11_200;
/** A run, not a limit of what is measured: the machine may be busy with other things. */
const patience = 300_000;

function check(text: string, format: TextFormat): void {
  findFaults(readContent(text, format), context);
}

function expectLinear(fragments: readonly string[], format: TextFormat): void {
  const grown = fragments.flatMap((fragment) => {
    const ratio = overgrowth((count) => check(fragment.repeat(count), format), repeats);
    return ratio === null ? [] : [`${JSON.stringify(fragment)} in ${format}: ${ratio}`];
  });
  expect(grown).toEqual([]);
}

/** One fragment a piece; a blank at its end counts. */
function pieces(list: string): string[] {
  return list.split('|| ');
}

const marks = [
  ...pieces(
    'a_|| ](|| ![|| [a](|| **a|| *a || a* *A|| ***a|| _a*|| `a|| ~~a|| > || \\|| &amp;|| <',
  ),
  ...pieces('<b>|| <!--|| <a@b.c>|| [|| (|| "|| !|| . || e.g. || $1. || A.|| ?! '),
  ...pieces('- a\n|| 1. a\n|| # a\n|| a\n=\n|| |a|b|\n|-|-|\n||     a\n|| <div>\n|| [a]: b\n'),
];
const words = [
  ...pieces('demo $1 || lease $1 || finance $1. || $1 down || due at signing || payments of '),
  ...pieces('military || military/|| with all available || one || twenty-one || a hundred '),
  ...pieces('Stock # P3385: $14,900 || stock # P1, || 2020 Aa bb || certified || ends 5/1/26 '),
  ...pieces('package || plus || fees || doc fee || F-150 || Can you? || ends 5/1/26. || VIN '),
];
const tags = pieces(
  '<p>$1/mo</p>|| <small>a</small>|| <ul><li>|| <table><tr><td>x|| <img src=a>|| <a href=x>|| ' +
    '<p style="color:red">a</p>|| <h2>a</h2>|| <td>$1|| <br>|| </p>|| <details>a</details>',
);

describe('the time of a check grows with the length of the text', () => {
  test('of marks, as Markdown', () => expectLinear(marks, 'markdown'), patience);
  test(
    'of words without a full stop, as Markdown',
    () => expectLinear(words, 'markdown'),
    patience,
  );
  test('of words and marks, as text', () => expectLinear([...words, ...marks], 'text'), patience);
  test('of tags, as HTML', () => expectLinear([...tags, ...words.slice(0, 6)], 'html'), patience);

  test(
    'of pieces of what each rule looks for, mixed',
    () => {
      const examples = rules.flatMap(({ examples: { failing, passing } }) =>
        [...failing, ...passing].flatMap((example) => {
          const text = typeof example === 'string' ? example : example.text;
          return text.split(/(?<=\s)/);
        }),
      );
      const fragment = fc.array(fc.constantFrom(...marks, ...words, ...examples), {
        minLength: 1,
        maxLength: 4,
      });
      fc.assert(
        fc.property(fragment, fc.constantFrom('text', 'markdown'), (parts, format) => {
          const text = parts.join('');
          // Long fragments are repeated less: the length is what counts.
          const count = Math.ceil(Math.min(repeats, 120_000 / text.length) / 8) * 8;
          expect(overgrowth((times) => check(text.repeat(times), format), count)).toBeNull();
        }),
        { numRuns: 40 },
      );
    },
    patience,
  );

  test(
    "of each rule's own examples, cut off and joined without a full stop",
    () => {
      const grown = rules.flatMap((rule) =>
        rule.examples.failing.flatMap((example) => {
          if (typeof example !== 'string') return [];
          const piece = `${example.slice(0, Math.ceil(example.length * 0.6)).replaceAll('.', '')} `;
          const count = Math.ceil(80_000 / piece.length / 8) * 8;
          const work = (times: number): void => {
            findFaults(readContent(piece.repeat(times), 'text'), context, [rule]);
          };
          const ratio = overgrowth(work, count);
          return ratio === null ? [] : [`${rule.id}, "${piece}": ${ratio}`];
        }),
      );
      expect(grown).toEqual([]);
    },
    patience,
  );
});

test('one paragraph of 40,000 characters without a full stop is checked like any other', () => {
  const text = 'our trucks are here and the coffee is warm '.repeat(1000).slice(0, 40_000);
  const faults = findFaults(readContent(`${text} Own it for $299 a month`, 'markdown'), context);
  expect(faults.map(({ rule }) => rule.id)).toContain('Z-PMT-AMT');
});
