import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import { suggestionTypes } from '../../schema/contracts/content-intelligence.ts';
import type {
  Analyzer,
  Finding,
} from '../../src/domain/content-intelligence/analyzers/analyzer.ts';
import {
  type ExampleSite,
  exampleRaw,
} from '../../src/domain/content-intelligence/analyzers/example-site.ts';
import { analyzers } from '../../src/domain/content-intelligence/analyzers/index.ts';
import { scoreOf } from '../../src/domain/content-intelligence/score.ts';
import { buildSnapshot } from '../../src/domain/content-intelligence/snapshot/build-snapshot.ts';

async function snapshotOf(example: ExampleSite) {
  return buildSnapshot(exampleRaw(example), async () => {});
}

async function findingsOf(analyzer: Analyzer, example: ExampleSite): Promise<Finding[]> {
  const found = [...analyzer.find(await snapshotOf(example))];
  return found.filter((one) => one !== null);
}

test('there is an analyzer for every type of the contract, in its order', () => {
  expect(analyzers.map(({ id }) => id)).toEqual([...suggestionTypes]);
});

for (const analyzer of analyzers) {
  describe(analyzer.id, () => {
    for (const [what, example] of Object.entries(analyzer.examples.finds)) {
      test(`finds: ${what}`, async () => {
        const findings = await findingsOf(analyzer, example());
        expect(findings.length).toBeGreaterThan(0);
        for (const finding of findings) expectSound(analyzer, finding);
        // By its key a gap is known again the next night: none may be found twice in one.
        const keys = findings.map(({ key }) => JSON.stringify(key));
        expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
        expect(await findingsOf(analyzer, example())).toEqual(findings);
      });
    }
    for (const [what, example] of Object.entries(analyzer.examples.ignores)) {
      test(`ignores: ${what}`, async () => {
        const findings = await findingsOf(analyzer, example());
        expect(findings.map(({ title }) => title)).toEqual([]);
      });
    }
    test('has both kinds of examples, and finds nothing where nothing is known', async () => {
      expect(Object.keys(analyzer.examples.finds)).not.toEqual([]);
      expect(Object.keys(analyzer.examples.ignores)).not.toEqual([]);
      expect(await findingsOf(analyzer, { stockSince: null })).toEqual([]);
    });
  });
}

/** What every suggestion owes to the person who reads it. */
function expectSound(analyzer: Analyzer, finding: Finding): void {
  const faults = [...Value.Errors(analyzer.metadata, finding.metadata)];
  expect(faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  expect(finding.keyword.trim()).not.toBe('');
  expect(finding.title.length).toBeLessThanOrEqual(120);
  for (const text of [finding.title, finding.description]) {
    expect(text).not.toMatch(/undefined|null|NaN|Infinity|\s\s|\s[.,;]|\bone (cars|days)\b/);
    expect(text).toMatch(/^[\p{Lu}\p{N}“]/u);
  }
  expect(finding.description).toMatch(/[.?]$/);
  expect(finding.title).not.toMatch(/[.]$/);
  const { priority } = scoreOf(analyzer, finding.evidence, null);
  expect(priority).toBeGreaterThanOrEqual(20);
}
