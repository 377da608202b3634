import { smallLot } from '../data/example-stock.ts';
import { pricedVehicles } from '../data/priced-vehicles.ts';
import { mentionsIn } from '../data/vehicle-mentions.ts';
import { textOf } from '../content-text.ts';
import type { CheckRule, Found } from '../rule.ts';

const saysUsed = /\b(?:used|pre-?owned|previously owned|second[- ]hand|certified)\b/i;

/** A used vehicle is called so, in both states. */
export const usedInWords: CheckRule = {
  id: 'CA-VA-USED',
  kind: 'check',
  severity: 'error',
  states: ['CA', 'VA'],
  when: ({ stock }) => stock !== null,
  check: (content, { stock }): Found[] => {
    if (saysUsed.test(textOf(content))) return [];
    const priced = new Set(pricedVehicles(content).map(({ span }) => span));
    const first = mentionsIn(content).find(
      ({ id, span }) => priced.has(span) && stock?.(id)?.condition === 'used',
    );
    return first ? [{ block: first.block, span: first.span }] : [];
  },
  citation: 'Cal. VC 11713.16(a); Va. Code 46.2-1581(2)',
  message: 'A used vehicle is offered without a word that says so.',
  suggestion: 'Write "used" or "pre-owned" before the vehicle.',
  examples: {
    failing: [
      { text: '2019 Ford F-150, stock # P3385, for $14,900.', context: { stock: smallLot } },
      { text: 'Stock no. P3385: $14,900, VIN 03385.', context: { stock: smallLot } },
    ],
    passing: [
      { text: 'Used 2019 Ford F-150, stock # P3385, for $14,900.', context: { stock: smallLot } },
      { text: '2026 RAV4 Hybrid, stock # N4311, for $31,915.', context: { stock: smallLot } },
    ],
  },
};
