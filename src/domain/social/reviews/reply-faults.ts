const gifts =
  'discounts?|gift ?cards?|refunds?|vouchers?|coupons?|rewards?|cash|credit|(?<!feel )free|' +
  'something off|descuentos?|reembolsos?|tarjetas? de regalo|cup[oó]n(?:es)?|gratis';
const opinions =
  'reviews?|ratings?|stars?|feedback|rese[ñn]as?|calificaci[oó]n|estrellas?|opini[oó]n';
const rating = '(?:reviews?|ratings?|stars?|rese[ñn]as?|calificaci[oó]n|estrellas)';
const change =
  '(?:change|update|edit|remove|delete|take down|revise|reconsider|raise|cambi[ae]r?|edit[ae]r?|' +
  'elimin[ae]r?|borr[ae]r?|quit[ae]r?|actuali[zc][ae]r?)';
const changed =
  '(?:changed|updated|edited|removed|deleted|taken down|revised|raised|cambiada|eliminada|borrada)';
const deals =
  'credit (?:score|report|application)|loan|down ?payment|monthly payments?|trade-?in value|' +
  'invoice|contract|social security';

/** In one sentence, in either order. */
function near(left: string, right: string): RegExp {
  const between = '[^.!?]{0,60}';
  const one = `(?<!\\p{L})(?:${left})(?!\\p{L})${between}(?<!\\p{L})(?:${right})(?!\\p{L})`;
  const other = `(?<!\\p{L})(?:${right})(?!\\p{L})${between}(?<!\\p{L})(?:${left})(?!\\p{L})`;
  return new RegExp(`${one}|${other}`, 'iu');
}

/** What no answer to a review may hold, and why. */
const rules: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: near(gifts, opinions),
    message: 'offers something for a review, which 16 CFR 465.4 forbids',
  },
  {
    // "Change your review", not "we will review the change".
    pattern: new RegExp(
      `\\b${change}\\s+(?:\\p{L}+\\s+){0,3}${rating}(?!\\p{L})|` +
        `\\b${rating}(?!\\p{L})[^.!?]{0,40}\\b${changed}\\b|` +
        `\\b(?:your|su) ${rating}(?!\\p{L})[^.!?]{0,40}\\b${change}\\b`,
      'iu',
    ),
    message: 'asks for a review to be changed or taken down',
  },
  {
    // "Sue" is also a name.
    pattern: new RegExp(
      '\\b(?:[Ll]awyers?|[Aa]ttorneys?|sue|suing|[Ll]egal action|[Dd]efamat\\w+|[Ll]ibel\\w*|' +
        '[Aa]bogad\\w+|[Dd]emandar\\w*)\\b',
    ),
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
