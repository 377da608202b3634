import { everywhere } from '../text/pattern.ts';
import { certifiedClaim } from '../text/vehicle-condition.ts';
import type { Block } from '../../reading/content.ts';
import { unknownVehicle, type VehicleFacts } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { sentenceText, spansOf } from '../content-text.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { smallLot } from './example-stock.ts';
import { mentionsIn, type Mention } from './vehicle-mentions.ts';

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
    const mentions = mentionsIn(content);
    const named = mentions.flatMap((mention) => {
      const facts = stock?.(mention.id);
      if (!facts || mention.row || !isAlone(mention, mentions)) return [];
      const { start, end } = sentenceAt(mention.block, mention.span.start);
      return wrongClaims(mention.block, facts).filter(
        ({ span }) => span && span.start >= start && span.end <= end,
      );
    });
    // A description that calls a used car new is V-NEW-ON-USED's.
    const described = vehicle
      ? content.blocks.flatMap((block) => wrongClaims(block, { ...vehicle, condition: null }))
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

/** Whether no other vehicle is named in the sentence, whose condition may be meant. */
function isAlone({ id, block, span }: Mention, mentions: readonly Mention[]): boolean {
  const { start, end } = sentenceAt(block, span.start);
  return !mentions.some(
    (other) =>
      other.block === block &&
      other.id !== id &&
      other.span.start >= start &&
      other.span.end <= end,
  );
}

function wrongClaims(block: Block, vehicle: VehicleFacts): Found[] {
  return claims
    .filter(({ isWrong }) => isWrong(vehicle))
    .flatMap(({ words, detail }) =>
      spansOf(block, words)
        .filter(({ start }) => !denied.test(sentenceText(block, start)))
        .slice(0, 1)
        .map((span) => ({ block, span, detail })),
    );
}
