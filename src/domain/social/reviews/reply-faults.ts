const gifts =
  'discounts?|gift ?cards?|refunds?|vouchers?|coupons?|rewards?|cash|credit|free|something off';
const opinions = 'reviews?|ratings?|stars?|feedback';
const changes = 'change|update|edit|remove|delete|take down|revise|reconsider|raise';
const deals =
  'credit (?:score|report|application)|loan|down ?payment|monthly payments?|trade-?in value|' +
  'invoice|contract|social security';

/** In one sentence, in either order. */
function near(left: string, right: string): RegExp {
  const between = '[^.!?]{0,60}';
  const one = `\\b(?:${left})\\b${between}\\b(?:${right})\\b`;
  return new RegExp(`${one}|\\b(?:${right})\\b${between}\\b(?:${left})\\b`, 'i');
}

/** What no answer to a review may hold, and why. */
const rules: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: near(gifts, opinions),
    message: 'offers something for a review, which 16 CFR 465.4 forbids',
  },
  {
    pattern: near(changes, 'reviews?|ratings?|stars?'),
    message: 'asks for a review to be changed or taken down',
  },
  {
    pattern: /\b(?:lawyers?|attorneys?|sue|suing|legal action|defamat\w+|libel\w*)\b/i,
    message: 'threatens with the law, which 16 CFR 465.7 forbids; ask your counsel first',
  },
  {
    pattern: /\b(?=[A-HJ-NPR-Z]*\d)[A-HJ-NPR-Z0-9]{17}\b/i,
    message: 'holds a VIN: what somebody bought is theirs to tell',
  },
  {
    pattern: /\b\d{3}-\d{2}-\d{4}\b|\b(?:\d[ -]?){13,19}\b/,
    message: 'holds a number that belongs to a person',
  },
  {
    pattern: new RegExp(
      `\\byour\\b[^.!?]{0,30}\\b(?:${deals})\\b|\\byou (?:paid|owe|financed|traded in)\\b`,
      'i',
    ),
    message: 'tells of the deal of a customer',
  },
];

/** Sentences that end "The reply …"; none where it may be sent. */
export function replyFaults(text: string): string[] {
  return rules.flatMap(({ pattern, message }) => (pattern.test(text) ? [message] : []));
}
