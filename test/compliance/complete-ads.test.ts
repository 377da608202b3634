import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkText } from '../../src/domain/compliance/check-text.ts';
import { bareContext } from '../../src/domain/compliance/rules/context.ts';
import type { TextFormat } from '../../src/domain/compliance/reading/content.ts';
import { adText, type CompleteAd, completeAds } from './complete-ads.ts';

const context = bareContext(Date.UTC(2026, 4, 4, 15), '2026-05-04');

function rulesOf(text: string, format: TextFormat = 'text'): string[] {
  return checkText(text, format, context).issues.map(({ rule }) => rule);
}

/** The same words as a page, with marks that a reader does not see. */
function asHtml(text: string): string {
  const escaped = text.replaceAll('$', '&#36;').replaceAll(' a ', '&nbsp;a ');
  return `<div><p>${escaped.replace(/(\d+)(?= months)/, '<b>$1</b>')}</p></div>`;
}

describe('a complete advertisement', () => {
  for (const ad of completeAds) {
    test(`passes: ${ad.name}`, () => {
      expect(rulesOf(adText(ad))).toEqual([]);
      expect(rulesOf(adText(ad), 'markdown')).toEqual([]);
      expect(rulesOf(asHtml(adText(ad)), 'html')).toEqual([]);
    });
  }

  test('is noticed by its rule without any one of its disclosures', () => {
    for (const ad of completeAds) {
      for (const [part, rules] of Object.entries(ad.missedBy)) {
        const found = rulesOf(adText(ad, new Set([part])));
        expect([ad.name, part, rules.filter((rule) => !found.includes(rule))]).toEqual([
          ad.name,
          part,
          [],
        ]);
      }
    }
  });

  test('is noticed without any set of them, among other words, in every format', () => {
    const removable = completeAds.flatMap((ad) => {
      return Object.keys(ad.missedBy).length > 0 ? [ad] : [];
    });
    const removal = fc.constantFrom(...removable).chain((ad: CompleteAd) =>
      fc.record({
        ad: fc.constant(ad),
        removed: fc.subarray(Object.keys(ad.missedBy), { minLength: 1 }),
        around: fc.constantFrom('', 'Come in today.', 'Our lot is open until six.'),
        format: fc.constantFrom('text' as const, 'markdown' as const, 'html' as const),
      }),
    );
    fc.assert(
      fc.property(removal, ({ ad, removed, around, format }) => {
        const text = `${around} ${adText(ad, new Set(removed))}`.trim();
        const found = rulesOf(format === 'html' ? asHtml(text) : text, format);
        // A removed part may hold the trigger of another rule: one of those that miss it speaks.
        expect(
          found.some((rule) => removed.some((part) => ad.missedBy[part]?.includes(rule))),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
