import { everywhere } from '../text/pattern.ts';
import { certifiedClaim } from '../text/vehicle-condition.ts';
import type { Block, Span } from '../../reading/content.ts';
import { unknownVehicle, type VehicleFacts } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { oncePerSentence } from '../content-text.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { smallLot } from './example-stock.ts';
import { mentionsAlone } from './vehicle-mentions.ts';

type Claim = {
  words: RegExp;
  isWrong(vehicle: VehicleFacts): boolean;
  detail: string;
};

const claims: readonly Claim[] = [
  {
    // "New tires" says nothing of the car.
    words: /\bbrand[- ]new\b|\bnew (?=20\d\d\b|cars?\b|vehicles?\b|trucks?\b|suvs?\b)/gi,
    isWrong: ({ condition }) => condition === 'used',
    detail: 'The stock has it as used.',
  },
  {
    words: /\b(?:used|pre-?owned)\b(?! (?:to|by|for|in|as|it)\b)/gi,
    isWrong: ({ condition }) => condition === 'new',
    detail: 'The stock has it as new.',
  },
  {
    words: everywhere(certifiedClaim),
    isWrong: ({ isCertified }) => isCertified === false,
    detail: 'The stock does not have it as certified.',
  },
  {
    words: /\b(?:one|single|1)[- ]owner\b/gi,
    isWrong: ({ condition }) => condition === 'new',
    detail: 'A new vehicle has had no owner.',
  },
];

const denied = /\b(?:not|no|never|isn't|unlike|than|compared)\b/i;

export const dCondition: CheckRule = {
  id: 'D-CONDITION',
  kind: 'check',
  severity: 'error',
  when: ({ stock, vehicle }) => stock !== null || vehicle !== null,
  check: (content, { stock, vehicle }): Found[] => {
    const named = mentionsAlone(content).flatMap(({ id, block, span }) => {
      const facts = stock?.(id);
      return facts ? wrongClaims(block, facts, sentenceAt(block, span.start)) : [];
    });
    // A description that calls a used car new is V-NEW-ON-USED's.
    const described = vehicle
      ? content.blocks.flatMap((block) => {
          const whole = { start: 0, end: block.text.length };
          return wrongClaims(block, { ...vehicle, condition: null }, whole);
        })
      : [];
    return [...named, ...described];
  },
  citation: 'Va. Code 46.2-1581; FL 501.976',
  message: 'What the text says of the condition of a vehicle is not what the stock says.',
  suggestion: 'Write new, used or certified as the vehicle is.',
  examples: {
    failing: [
      { text: 'A brand new pickup, stock # P3385.', context: { stock: smallLot } },
      { text: 'Certified: stock # P3385.', context: { stock: smallLot } },
      { text: 'A used RAV4 Hybrid, stock # N4311.', context: { stock: smallLot } },
      {
        text: 'A certified pre-owned Escape.',
        context: { vehicle: { ...unknownVehicle, isCertified: false } },
      },
    ],
    passing: [
      { text: 'A used pickup with new tires, stock # P3385.', context: { stock: smallLot } },
      { text: 'Stock # N4311 is new. Used ones cost less.', context: { stock: smallLot } },
      { text: 'Stock # P3385 can be certified for $899.', context: { stock: smallLot } },
      {
        text: 'A certified pre-owned Escape.',
        context: { vehicle: { ...unknownVehicle, isCertified: true } },
      },
    ],
  },
};

const isDenied = oncePerSentence((sentence) => denied.test(sentence));

function wrongClaims(block: Block, vehicle: VehicleFacts, { start, end }: Span): Found[] {
  const stretch = block.text.slice(start, end);
  return claims
    .filter(({ isWrong }) => isWrong(vehicle))
    .flatMap(({ words, detail }): Found[] => {
      for (const match of stretch.matchAll(words)) {
        const at = start + match.index;
        const span = { start: at, end: at + match[0].length };
        if (!isDenied(block, at)) return [{ block, span, detail }];
      }
      return [];
    });
}
