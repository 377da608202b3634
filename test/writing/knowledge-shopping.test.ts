import { expect, test } from 'bun:test';
import { shoppingModules } from '../../src/writing/knowledge/modules/shopping-list.ts';
import type { Topic } from '../../src/writing/topic.ts';
import { wordsIn } from '../support/text-measures.ts';
import { lintModules } from './lint-modules.ts';

const covered: readonly Topic[] = [
  'overview',
  'trims',
  'price',
  'availability',
  'colors',
  'engine',
  'technology',
  'safety',
  'reliability',
  'model-years',
  'test-drive',
  'body-style',
  'new-or-used',
  'used-inspection',
  'vehicle-history',
  'certified',
  'budget',
  'comparison',
  'family',
  'commuting',
  'work-use',
  'lease-or-buy',
  'lease-terms',
  'loan-terms',
  'credit',
  'down-payment',
  'trade-in',
  'out-the-door-price',
  'warranty',
  'service-contract',
  'paperwork',
  'local-store',
  'sales-event',
];

/**
 * What a store may not say in an ad without proof or terms beside it: rank claims, approval and
 * price promises, pressure, and the words that 12 CFR 1026.24 and 1013.7 attach disclosures to.
 */
const refusedClaims = new RegExp(
  [
    String.raw`\b(?:best|safest|perfect\w*|finest|greatest|ultimate|unbeatable|unmatched)\b`,
    String.raw`\b(?:lowest|cheapest|fastest|largest|highest|top-rated|number one|world-class)\b`,
    String.raw`\b(?:guarantee\w*|we will|risk-free|complimentary|hurry|act now|brand-new)\b`,
    String.raw`\bfree\b|no credit check|instant approval|everyone (?:is|gets) approved`,
    String.raw`\b(?:months|payments) of\b|\bper (?:month|week)\b`,
    String.raw`no money down|(?:zero|nothing) (?:down|due)|money factor|limited time`,
    String.raw`\bas low as\b|\bextended warrant\w+|void\w* .*warranty|\bself-driving\b|\bas-is\b`,
    String.raw`[$%]`,
  ].join('|'),
  'i',
);

const filler = new RegExp(
  [
    String.raw`important to note|(?:when|if) it comes to|whether you're|look no further`,
    String.raw`in conclusion|in today's|at the end of the day|needless to say|rest assured`,
    String.raw`\b(?:delve|elevate|seamless\w*|unlock\w*|game-changer|peace of mind|robust)\b`,
  ].join('|'),
  'i',
);

/** Capitals inside a sentence that name no body, brand or person. */
const plainCapitals = new Set(['VIN', 'SUV', 'SUVs', 'I']);

function namesIn(text: string): string[] {
  const inside = wordsIn(text).slice(1);
  return inside.filter((word) => /^[A-Z]/.test(word) && !plainCapitals.has(word));
}

lintModules('shopping', {
  modules: shoppingModules,
  covered,
  maxPoints: 9,
  minWords: 20_000,
  wordingsEach: [3, 5],
  refused: [refusedClaims, filler],
  // Refused elsewhere as claims about stock; here they are what the modules explain.
  judged: ({ text }) => text.replaceAll(/\bnew car\b|\bcertified\b|\bsavings\b/gi, ''),
  namesIn,
});

test('five points of a module or more suit any subject', () => {
  const thin = shoppingModules.filter(
    (module) => module.points.filter((point) => point.when === undefined).length < 5,
  );
  expect(thin.map((module) => module.id)).toEqual([]);
});
