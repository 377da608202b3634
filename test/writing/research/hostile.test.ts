import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { research } from '../../../src/writing/research/research.ts';
import { expectValidCloud } from './laws.ts';
import { lotOf, requestFor, store } from './lot-fixture.ts';

const parts = fc.constantFrom(
  ...(
    '2024 chevy equinox f-150 ram 1500 rs awd towing tires oil change lease vs buy used cpo suv ' +
    'truck near me in under $30k ev hybrid how to do i best dealer denver co snow 7 new or'
  ).split(' '),
);

test('any text is answered with a valid cloud or a reason', () => {
  const keyword = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.array(parts, { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
    fc.tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), parts).map(([a, b]) => `${a} ${b}`),
  );
  const stock = lotOf(60);
  fc.assert(
    fc.property(keyword, (text) => {
      const request = requestFor(text, { stock });
      const outcome = research(request);
      if (outcome.ok) expectValidCloud(outcome.cloud, request);
      else expect(outcome.reason).toMatch(/^[A-Z].+\.$/);
    }),
    { numRuns: 300 },
  );
});

test('strangers’ text in the feed, the pages and the search rows never reaches a question', () => {
  const hostile = '<script>alert(1)</script> {the} `${x}`';
  const text = fc.oneof(fc.constant(hostile), fc.string({ unit: 'binary', maxLength: 60 }));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const stock = lotOf(20).map((vehicle, index) =>
        index % 2 === 0 ? vehicle : { ...vehicle, model: one, trim: other, exteriorColor: one },
      );
      const request = requestFor('chevrolet equinox towing', {
        stock,
        store: { ...store, name: one, city: other },
        pastModels: [{ make: one, model: other }],
        pages: [{ title: one, url: other }],
        searchQueries: [{ query: one, page: other, impressions: 5, clicks: 1, position: 3 }],
      });
      const outcome = research(request);
      expect(outcome.ok).toBe(true);
      if (outcome.ok) {
        expectValidCloud(outcome.cloud, request);
        const shown = outcome.cloud.questions.map(({ question }) => question).join(' ');
        expect(shown).not.toMatch(/[<>{}`]/);
      }
    }),
    { numRuns: 150 },
  );
});

test('five thousand vehicles, pages and search rows are read like a few', () => {
  const request = requestFor('chevrolet equinox towing', {
    stock: lotOf(5000),
    pages: Array.from({ length: 5000 }, (_, index) => ({
      title: `Chevrolet Equinox towing ${index}`,
      url: `https://northgate.example/${index}`,
    })),
    searchQueries: Array.from({ length: 5000 }, (_, index) => ({
      query: `equinox towing ${index}`,
      page: null,
      impressions: index,
      clicks: 0,
      position: 9,
    })),
  });
  expect(research(request).ok).toBe(true);
});
