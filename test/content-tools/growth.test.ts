import { expect, test } from 'bun:test';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { makeComponents } from '../../src/domain/content-tools/make-components.ts';
import { readPage } from '../../src/domain/content-tools/page/read-page.ts';
import { growthOf, maxGrowth, namedFragments, repeated } from '../support/growth.ts';
import { exampleInput } from './example-input.ts';

test.each(namedFragments)('a page is read in time that grows with it: %s', (_name, fragment) => {
  const growth = growthOf((size) => readPage(repeated(fragment, size), 'T'), 20_000);
  expect(growth).toBeLessThanOrEqual(maxGrowth);
});

const input = exampleInput();

test.each(namedFragments)('so is what the tools make of it: %s', (_name, fragment) => {
  const growth = growthOf((size) => {
    const page = readPage(`# T\n\n${repeated(fragment, size)}`, 'T');
    makeComponents({ ...input, page, check: () => [] }, contentTools);
  }, 10_000);
  expect(growth).toBeLessThanOrEqual(maxGrowth);
});
