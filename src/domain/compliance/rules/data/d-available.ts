import type { CheckRule, Found } from '../rule.ts';
import { oncePerSentence } from '../content-text.ts';
import { smallLot, stockOf, usedPickup } from './example-stock.ts';
import { firstMentions } from './vehicle-mentions.ts';

/** What may be advertised before it stands on the lot, when the text says so. */
const isComing = /\b(?:in[- ]transit|on order|arriv(?:es?|ing|al)|incoming|being built)\b/i;

const saysComing = oncePerSentence((sentence) => isComing.test(sentence));

const sold = stockOf({ ...usedPickup, isAvailable: false });

export const dAvailable: CheckRule = {
  id: 'D-AVAILABLE',
  kind: 'check',
  severity: 'error',
  when: ({ stock }) => stock !== null,
  check: (content, { stock }): Found[] =>
    firstMentions(content).flatMap(({ id, block, span }) => {
      const vehicle = stock?.(id);
      if (!vehicle || vehicle.isAvailable) return [];
      if (saysComing(block, span.start)) return [];
      return [{ block, span, detail: `${id} is not for sale now.` }];
    }),
  citation: '16 CFR 238; FTC letters 2026; Cal. VC 11713',
  message: 'The text offers a vehicle that is sold or not available.',
  suggestion: 'Take the vehicle out of the text, or name one that is on the lot.',
  examples: {
    failing: [
      { text: 'See stock # P3385 today.', context: { stock: sold } },
      {
        text: '| Stock number | Price |\n| --- | --- |\n| P3385 | $14,900 |',
        format: 'markdown',
        context: { stock: sold },
      },
    ],
    passing: [
      { text: 'See stock # P3385 today.', context: { stock: smallLot } },
      { text: 'In transit: stock # P3385, expected arrival in June.', context: { stock: sold } },
      'See stock # P3385 today.',
    ],
  },
};
