import { oncePerSentence, spansOf } from '../content-text.ts';
import type { Found, Rule } from '../rule.ts';

const demo = /\bdemo(?:nstrator)?s?\b(?! (?:drive|of|day|how))/gi;
const miles = /\b(\d[\d,]{0,9})\s?(?:miles|mi\b)/gi;
/** OAC 109:4-3-16: a demonstrator has less. */
const tooFar = 6000;

const isTooFar = oncePerSentence((sentence) =>
  [...sentence.matchAll(miles)].some(([, digits = '']) => {
    return Number(digits.replaceAll(',', '')) >= tooFar;
  }),
);

/**
 * OAC 109:4-3-16. Proof of rank, photos of other cars and letters under ten points are S-NO1,
 * H-AI-IMAGE and H-FINE-PRINT.
 */
export const ohioRules: readonly Rule[] = [
  {
    id: 'OH-DEMO-MILES',
    kind: 'check',
    severity: 'error',
    states: ['OH'],
    check: ({ blocks }): Found[] =>
      blocks.flatMap((block) => {
        const span = spansOf(block, demo).find(({ start }) => isTooFar(block, start));
        return span ? [{ block, span }] : [];
      }),
    citation: 'OAC 109:4-3-16',
    message: 'A vehicle with 6,000 miles or more is no demonstrator in Ohio.',
    suggestion: 'Call it a used vehicle, and give its miles.',
    examples: {
      failing: ['Demo Explorer with 7,200 miles.', 'A demonstrator, 12,480 mi, one driver.'],
      passing: ['Demo Explorer with 3,200 miles.', 'A used Explorer with 7,200 miles.'],
    },
  },
];
