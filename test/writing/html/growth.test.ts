import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { renderedBody } from '../../../src/domain/content/rendered-body.ts';
import { firstSentences } from '../../../src/domain/content/first-sentences.ts';
import { countWords } from '../../../src/writing/html/count-words.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { safeMarkdown } from '../../../src/writing/html/safe-markdown.ts';
import { fragments, growthOf, maxGrowth, namedFragments, repeated } from '../../support/growth.ts';

const works: Record<string, (text: string) => unknown> = {
  renderBody,
  safeMarkdown,
  countWords,
  firstSentences: (text) => firstSentences(text, 300),
};

describe.each(Object.keys(works))('%s', (name) => {
  test.each(namedFragments)('takes time in proportion to the text: %s', (_name, fragment) => {
    const work = (size: number) => works[name]?.(`# T\n\n${repeated(fragment, size)}`);
    expect(growthOf(work, 15_000)).toBeLessThanOrEqual(maxGrowth);
  });
});

const soup = fc
  .tuple(fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 5 }), fc.nat(2_000))
  .map(([pieces, times]) => pieces.join('').repeat(times));

test('what is rendered is bounded by what was written', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const { html, markdown } = renderedBody(text);
      expect(html.length).toBeLessThanOrEqual(40 * text.length + 1_000);
      expect(markdown.length).toBeLessThanOrEqual(12 * text.length + 1_000);
    }),
    { numRuns: 60 },
  );
});
