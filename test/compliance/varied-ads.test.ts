import { describe, expect, test } from 'bun:test';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import type { Report } from '../../src/domain/compliance/engine/make-report.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import { stateOf } from '../../src/domain/compliance/rules/states.ts';
import { completeWordings, faultyWordings } from './varied-ads.ts';

function reportOn(text: string, state: string | null = null): Report {
  const states = [stateOf(state) ?? []].flat();
  const context = { ...bareContext(Date.UTC(2026, 10, 22, 15), '2026-11-22'), states };
  return checkText(text, 'text', context);
}

describe('advertisements in the words of dealers', () => {
  test('pass where they are complete', () => {
    for (const { text, state } of completeWordings) {
      const { overall_status, issues } = reportOn(text, state);
      const rules = issues.map(({ rule }) => rule);
      expect([text, overall_status, ...rules.filter((rule) => rule !== 'P-FEE-EXCLUDED')]).toEqual([
        text,
        'pass',
      ]);
    }
  });

  for (const [rule, texts] of Object.entries(faultyWordings)) {
    test(`are noticed by ${rule}`, () => {
      const isIt = new RegExp(`^${rule}$`);
      for (const text of texts) {
        const found = reportOn(text).issues.map((issue) => issue.rule);
        expect([text, found.some((one) => isIt.test(one))]).toEqual([text, true]);
      }
    });
  }
});
