import { expect, test } from 'bun:test';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { makeComponents } from '../../src/domain/content-tools/make-components.ts';
import { readPage } from '../../src/domain/content-tools/page/read-page.ts';
import { fragments, growthOf, maxGrowth, repeated } from '../support/growth.ts';
import { exampleInput } from './example-input.ts';

test('a page is read in time that grows with it, whatever is repeated in it', () => {
  for (const fragment of fragments) {
    const growth = growthOf((size) => readPage(repeated(fragment, size), 'T'), 20_000);
    expect([fragment, growth <= maxGrowth]).toEqual([fragment, true]);
  }
});

test('so is everything that the tools make of one', () => {
  const input = exampleInput();
  for (const fragment of fragments) {
    const growth = growthOf((size) => {
      const page = readPage(`# T\n\n${repeated(fragment, size)}`, 'T');
      makeComponents({ ...input, page, check: () => [] }, contentTools);
    }, 10_000);
    expect([fragment, growth <= maxGrowth]).toEqual([fragment, true]);
  }
});
